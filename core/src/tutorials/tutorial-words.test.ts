import { expect, test } from 'vitest';
import type { SessionViewer } from '../bookings/session-facts.ts';
import { describeTutorial, type TutorialSeatFacts } from './tutorial-words.ts';

const viewers: readonly SessionViewer[] = ['student', 'tutor', 'admin'];
const formatTime = (moment: string) => `${Number(moment.slice(8, 10))} Dec, ${moment.slice(11, 16)}`;

/** A tutorial of Tunde on 10 December at 18:00 with 3 of 12 seats taken; it needs 5. */
const tutorial: TutorialSeatFacts = {
  state: 'open',
  cancelledBy: null,
  cancelReason: '',
  startsAt: '2026-12-10T18:00:00.000Z',
  price: 80_000,
  seats: 12,
  seatsTaken: 3,
  minSeats: 5,
  seat: null,
  tutor: 'Tunde',
};
const joined = { seat: { state: 'joined', payUntil: null } } as const;
const early = '2026-12-08T12:00:00.000Z';
const afternoon = '2026-12-10T12:00:00.000Z';

const rows: readonly (readonly [name: string, change: Partial<TutorialSeatFacts>, now?: string])[] = [
  ['open, no seat', {}],
  ['open, free', { price: 0, minSeats: 4 }],
  ['open, full', { seatsTaken: 12 }],
  ['open, seat held for the payment', { seat: { state: 'to_pay', payUntil: '2026-12-08T12:30:00.000Z' } }],
  ['open, joined', joined],
  ['open, joined, too late for a refund', { ...joined, seatsTaken: 5 }, afternoon],
  ['has started', { seatsTaken: 5 }, '2026-12-10T18:10:00.000Z'],
  ['over', { state: 'over', ...joined }, '2026-12-10T21:00:00.000Z'],
  ['cancelled by Tunde', { state: 'cancelled', cancelledBy: 'tutor' }],
  ['cancelled for want of students', { state: 'cancelled', cancelledBy: 'clock' }],
  [
    'cancelled by an administrator',
    { state: 'cancelled', cancelledBy: 'admin', cancelReason: 'The room is closed.' },
  ],
  ['cancelled before it was recorded who acted', { state: 'cancelled' }],
];

test('the table of all tutorials and viewers says what it said', async () => {
  const lines = rows.flatMap(([name, change, now = early]) => [
    name,
    ...viewers.map((viewer) => {
      const seat = viewer === 'student' ? {} : { seat: null };
      const reader = { viewer, now: Date.parse(now), formatTime };
      const { label, sentence, money } = describeTutorial({ ...tutorial, ...change, ...seat }, reader);
      return `  ${viewer.padEnd(8)}${[label, sentence, money].filter((part) => part !== '').join(' | ')}`;
    }),
  ]);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('tutorial-words.snapshot.txt');
});
