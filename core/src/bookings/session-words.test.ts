import { expect, test } from 'vitest';
import { bookingStates } from './booking-state.ts';
import type { SessionFacts, SessionViewer } from './session-facts.ts';
import { describeSession } from './session-words.ts';

const viewers: readonly SessionViewer[] = ['student', 'tutor', 'admin'];
const day = (date: number, time = '18:00') => `2026-12-${String(date).padStart(2, '0')}T${time}:00.000Z`;
const formatTime = (moment: string) => `${Number(moment.slice(8, 10))} Dec, ${moment.slice(11, 16)}`;

/** A paid session of Ada with Tunde on 10 December, from 18:00 to 19:00. Objections end on 13 December. */
const session: SessionFacts = {
  state: 'confirmed',
  proposal: null,
  startsAt: day(10),
  endsAt: day(10, '19:00'),
  expiresAt: null,
  objectionUntil: day(13),
  endedBy: null,
  endedAt: null,
  endReason: '',
  price: 450_000,
  paid: true,
  usesLesson: false,
  givenBack: null,
  settled: false,
  decided: false,
  refund: null,
  names: { student: 'Ada', tutor: 'Tunde' },
};
const wednesday = day(9);
const evening = day(10, '20:00');
const unpaid = { paid: false };
const ended = (endedBy: SessionFacts['endedBy'], endedAt = evening) => ({ endedBy, endedAt });
const refunded = (actor: 'student' | 'tutor' | 'admin' | 'clock', state: 'pending' | 'processed') => ({
  givenBack: 450_000,
  settled: true,
  refund: { amount: 450_000, state, actor },
});
const reason = (endReason: string) => ({ endReason });

type Row = readonly [name: string, change: Partial<SessionFacts>, now?: string];

const rows: readonly Row[] = [
  ['held', { ...unpaid, state: 'held', expiresAt: day(9, '12:05') }],
  ['requested', { ...unpaid, state: 'requested', expiresAt: day(10, '06:00') }],
  ['requested, free', { ...unpaid, price: 0, state: 'requested', expiresAt: day(10, '06:00') }],
  [
    'requested, Tunde proposes another time',
    {
      ...unpaid,
      state: 'requested',
      proposal: { by: 'tutor', startsAt: day(11), expiresAt: day(10, '12:00') },
    },
  ],
  ['accepted', { ...unpaid, state: 'accepted', expiresAt: day(10, '12:00') }],
  ['confirmed, before it', {}],
  [
    'requested with a lesson',
    { ...unpaid, state: 'requested', usesLesson: true, expiresAt: day(10, '06:00') },
  ],
  [
    'declined, with a lesson',
    { ...unpaid, state: 'rejected', usesLesson: true, ...ended('tutor', wednesday) },
  ],
  [
    'cancelled in time, with a lesson',
    {
      state: 'cancelled',
      usesLesson: true,
      ...ended('student', wednesday),
      settled: true,
      givenBack: 450_000,
    },
  ],
  ['no-show of Tunde, with a lesson', { state: 'no_show', usesLesson: true, ...ended('student') }],
  [
    'confirmed, Ada proposes another time',
    { proposal: { by: 'student', startsAt: day(11), expiresAt: day(10, '12:00') } },
  ],
  ['confirmed, five minutes in', {}, day(10, '18:05')],
  ['confirmed, half an hour in', {}, day(10, '18:30')],
  ['confirmed, after it', {}, evening],
  ['completed by Tunde, not settled', { state: 'completed', ...ended('tutor') }, evening],
  [
    'completed by Tunde, settled',
    { state: 'completed', ...ended('tutor'), settled: true, givenBack: 0 },
    day(14),
  ],
  ['completed by Ada', { state: 'completed', ...ended('student'), settled: true, givenBack: 0 }, evening],
  [
    'completed by the deadline',
    { state: 'completed', ...ended('clock', day(13)), settled: true, givenBack: 0 },
    day(14),
  ],
  [
    'decided for Tunde',
    {
      state: 'completed',
      decided: true,
      ...ended('admin'),
      settled: true,
      givenBack: 0,
      ...reason('The notes show it.'),
    },
    day(12),
  ],
  [
    'decided for Tunde, an administrator gave a part back',
    {
      state: 'completed',
      decided: true,
      ...ended('admin'),
      settled: true,
      givenBack: 0,
      refund: { amount: 100_000, state: 'processed', actor: 'admin' },
    },
    day(12),
  ],
  ['expired', { ...unpaid, state: 'expired', ...ended('clock', wednesday) }],
  [
    'declined by Tunde',
    { ...unpaid, state: 'rejected', ...ended('tutor', wednesday), ...reason('I am away.') },
  ],
  [
    'cancelled by Ada, unpaid',
    { ...unpaid, state: 'cancelled', ...ended('student', wednesday), ...reason('I am ill.') },
  ],
  [
    'cancelled by Ada in time, refund on its way',
    { state: 'cancelled', ...ended('student', wednesday), ...refunded('student', 'pending') },
  ],
  ['cancelled by Ada too late', { state: 'cancelled', ...ended('student', day(10, '12:00')), givenBack: 0 }],
  [
    'cancelled by Ada too late, Tunde gives it back',
    { state: 'cancelled', ...ended('student', day(10, '12:00')), ...refunded('tutor', 'pending') },
  ],
  [
    'cancelled by Tunde, refund not ordered yet',
    { state: 'cancelled', ...ended('tutor', wednesday), settled: true, givenBack: 450_000 },
  ],
  [
    'cancelled by Tunde, refunded',
    { state: 'cancelled', ...ended('tutor', wednesday), ...refunded('tutor', 'processed') },
  ],
  [
    'cancelled by an administrator, refund on its way',
    {
      state: 'cancelled',
      ...ended('admin', wednesday),
      ...refunded('admin', 'pending'),
      ...reason('Booked twice.'),
    },
  ],
  [
    'cancelled by an administrator after the start, without a dispute',
    {
      state: 'cancelled',
      ...ended('admin', day(12)),
      ...refunded('admin', 'pending'),
      ...reason('The server was down.'),
    },
    day(12),
  ],
  [
    'decided for Ada, refunded',
    {
      state: 'cancelled',
      decided: true,
      ...ended('admin', day(12)),
      ...refunded('admin', 'processed'),
      ...reason('No call was made.'),
    },
    day(12),
  ],
  [
    'Ada says that Tunde did not come',
    { state: 'no_show', ...ended('student'), givenBack: 450_000, ...reason('I waited.') },
    evening,
  ],
  [
    'Ada says that Tunde did not come, settled',
    { state: 'no_show', ...ended('student'), ...refunded('clock', 'pending') },
    day(14),
  ],
  ['Tunde says that Ada did not come', { state: 'no_show', ...ended('tutor'), givenBack: 0 }, evening],
  [
    'Tunde says that Ada did not come, settled',
    { state: 'no_show', ...ended('tutor'), givenBack: 0, settled: true },
    day(14),
  ],
  ['disputed', { state: 'disputed', ...ended('tutor') }, evening],
];

const describe = ([, change, now = wednesday]: Row, viewer: SessionViewer) =>
  describeSession({ ...session, ...change }, { viewer, now: Date.parse(now), formatTime });

test('the table of all states and viewers says what it said', async () => {
  const lines = rows.flatMap((row) => [
    row[0],
    ...viewers.map((viewer) => {
      const { label, sentence, money } = describe(row, viewer);
      return `  ${viewer.padEnd(8)}${[label, sentence, money].filter((part) => part !== '').join(' | ')}`;
    }),
  ]);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('session-words.snapshot.txt');
});

test('only the decision of a dispute is called one', () => {
  const decidedRows = rows.filter(([, { decided = false }]) => decided).map(([name]) => name);
  const namedRows = rows
    .filter((row) => /^Decided for/.test(describe(row, 'admin').label))
    .map(([name]) => name);
  expect(namedRows).toEqual(decidedRows);
  expect(namedRows).not.toEqual([]);
});

test('the table has a row for every state', () => {
  const describedStates = new Set(rows.map(([, { state = 'confirmed' }]) => state));
  expect([...describedStates].sort()).toEqual([...bookingStates].sort());
});

test('no reader hears that money went back before the provider sent it', () => {
  for (const row of rows.filter(([, { refund }]) => refund?.state !== 'processed'))
    for (const viewer of viewers)
      expect(Object.values(describe(row, viewer)).join(' ')).not.toMatch(/went back/);
});

test('no reader sees the claim of one side as a fact', () => {
  for (const row of rows)
    for (const viewer of viewers)
      expect(describe(row, viewer).label).not.toMatch(/^(?:You|Ada|Tunde) did not/);
});

test('a session of an administrator names the administrator to all three', () => {
  const row = rows.find(([name]) => name.startsWith('cancelled by an administrator'));
  if (!row) throw new Error('The row is missing');
  for (const viewer of viewers) {
    const { label, sentence } = describe(row, viewer);
    expect(label).toBe('Cancelled by an administrator');
    expect(sentence).toBe(
      'An administrator cancelled this session. The administrator wrote: “Booked twice.”',
    );
  }
});

test.each<readonly [SessionViewer, Partial<SessionFacts>, string]>([
  [
    'student',
    { lastMove: { outcome: 'moved', by: 'tutor', time: day(8) } },
    'Moved, as Tunde proposed. Before, it was 8 Dec, 18:00.',
  ],
  [
    'tutor',
    { lastMove: { outcome: 'moved', by: 'tutor', time: day(8) } },
    'Moved, as you proposed. Before, it was 8 Dec, 18:00.',
  ],
  [
    'tutor',
    { lastMove: { outcome: 'moved', by: 'admin', time: day(8) } },
    'An administrator moved it. Before, it was 8 Dec, 18:00.',
  ],
  [
    'tutor',
    { lastMove: { outcome: 'declined', by: 'student', time: day(11) } },
    'Ada declined the new time, 11 Dec, 18:00.',
  ],
  [
    'student',
    { lastMove: { outcome: 'withdrawn', by: 'student', time: day(11) } },
    'You withdrew the new time, 11 Dec, 18:00.',
  ],
  [
    'admin',
    { lastMove: { outcome: 'unanswered', by: 'tutor', time: day(11) } },
    'Tunde did not answer the new time, 11 Dec, 18:00.',
  ],
  ['student', { lastMove: null }, ''],
  [
    'student',
    {
      lastMove: { outcome: 'declined', by: 'tutor', time: day(11) },
      proposal: { by: 'tutor', startsAt: day(12), expiresAt: day(10, '12:00') },
    },
    '',
  ],
  ['student', { state: 'cancelled', lastMove: { outcome: 'declined', by: 'tutor', time: day(11) } }, ''],
])('a %s reads of the last move %j: %s', (viewer, change, text) => {
  const now = Date.parse(wednesday);
  expect(describeSession({ ...session, ...change }, { viewer, now, formatTime }).move).toBe(text);
});

test.each<readonly [SessionViewer, Partial<SessionFacts>, string]>([
  ['student', { answered: true }, 'You did not pay in time.'],
  ['tutor', { answered: true }, 'Ada did not pay in time.'],
  ['student', { answered: false, lastMove: null }, 'Tunde did not answer in time.'],
  [
    'tutor',
    { answered: false, lastMove: { outcome: 'unanswered', by: 'student', time: day(11) } },
    'Ada did not answer the new time, 11 Dec, 18:00.',
  ],
])('a %s reads why a request expired: %j', (viewer, change, text) => {
  const reader = { viewer, now: Date.parse(wednesday), formatTime };
  expect(describeSession({ ...session, state: 'expired', ...change }, reader).sentence).toBe(text);
});
