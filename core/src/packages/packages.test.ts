import { expect, test } from 'vitest';
import { countLeft, getLessonPrice, getSaving, packageLimits, packageSizes } from './package-rules.ts';
import { describePackage, type PackageFacts } from './package-words.ts';

test('every price in whole naira divides into lessons without a rest', () => {
  for (const lessons of packageSizes) {
    for (let price = packageLimits.minPrice; price < packageLimits.minPrice + 10_000; price += 100)
      expect(Number.isInteger(getLessonPrice(price, lessons))).toBe(true);
  }
  expect(countLeft({ lessons: 5, booked: 1, used: 2 })).toBe(2);
  expect([getSaving(400_000, 450_000), getSaving(450_000, 450_000), getSaving(1, 0)]).toEqual([11, 0, 0]);
});

const facts: PackageFacts = {
  state: 'active',
  lessons: 5,
  booked: 1,
  used: 1,
  lessonPrice: 400_000,
  validUntil: '2027-03-03T12:00:00.000Z',
  endedBy: null,
  refund: null,
  chargeback: null,
  frozen: false,
  names: { student: 'Ada', tutor: 'Tunde' },
};
const ended = { state: 'ended', booked: 0, endedBy: 'student' } as const;
const refund = { amount: 1_600_000, state: 'pending', actor: 'student' } as const;

test.each<[string, Partial<PackageFacts>, string, string]>([
  [
    'open',
    {},
    '3 of 5 left: Book by 3 March. Then ₦4,000 for each unused lesson goes back to you.',
    '3 of 5 left: Ada can book until 3 March.',
  ],
  [
    'booked out',
    { booked: 4 },
    '0 of 5 left: No lesson is left to book: 4 booked, 1 used.',
    '0 of 5 left: No lesson is left to book: 4 booked, 1 used.',
  ],
  [
    'closing',
    { state: 'closing', endedBy: 'clock' },
    'Ending: You get ₦12,000 for 3 lessons back when the booked lesson is settled.',
    'Ending: Nothing more can be booked. It ends when the booked lesson is settled.',
  ],
  [
    'used up',
    { ...ended, used: 5, endedBy: 'clock' },
    'Used up: All 5 lessons are used.',
    'Used up: All 5 lessons are used.',
  ],
  [
    'ended by its student',
    { ...ended, refund },
    'Ended: You ended the package. A refund of ₦16,000 of ₦20,000 is ordered. It is not in your account yet: banks take some days. The other ₦4,000 pays for the used lessons.',
    'Ended: Ada ended it. 1 of 5 lessons was used; the price of the rest goes back to Ada.',
  ],
  [
    'ended by its tutor',
    { ...ended, endedBy: 'tutor' },
    'Ended: ₦16,000 for 4 lessons goes back to you.',
    'Ended: You ended it. 1 of 5 lessons was used; the price of the rest goes back to Ada.',
  ],
  [
    'disputed',
    { frozen: true, chargeback: { amount: 2_000_000, state: 'evidence_due' } },
    'Disputed: ₦20,000 is disputed at your bank. We wait for its decision. If this is a mistake, tell your bank. Until it has decided, nothing is booked with this package or refunded.',
    'Disputed: A bank disputes the payment of this package. Until it has decided, nothing is booked with this package or refunded.',
  ],
  [
    'ending after a lost dispute',
    { state: 'closing', endedBy: 'bank', chargeback: { amount: 800_000, state: 'lost' } },
    'Ending: Nothing more can be booked. It ends when the booked lesson is settled.',
    'Ending: Nothing more can be booked. It ends when the booked lesson is settled.',
  ],
  [
    'ended by a lost dispute',
    { ...ended, endedBy: 'bank', chargeback: { amount: 2_000_000, state: 'lost' } },
    'Ended: Your bank gave you ₦20,000 back.',
    'Ended: Ada’s bank took the payment back. 1 of 5 lessons was used.',
  ],
])('student and tutor read of a package that is %s', (_name, change, student, tutor) => {
  const read = (viewer: 'student' | 'tutor') => {
    const { label, sentence } = describePackage(
      { ...facts, ...change },
      { viewer, formatDay: () => '3 March' },
    );
    return `${label}: ${sentence}`;
  };
  expect([read('student'), read('tutor')]).toEqual([student, tutor]);
});
