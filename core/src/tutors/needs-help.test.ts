import { describe, expect, it } from 'vitest';
import { compareNeeds, findNeed, type KnownTopic, type Need, type StudentWork } from './needs-help.ts';

const topic = (title: string, percent: number, past: number | null = null): KnownTopic => ({
  title,
  percent,
  past,
  answers: 12,
});
const work = (change: Partial<StudentWork> = {}): StudentWork => ({
  topics: [],
  idleDays: 0,
  examInDays: null,
  ...change,
});

describe('a student needs help because', () => {
  it.each<[string, StudentWork, Need | null]>([
    ['nothing is known', work(), null],
    ['all topics hold', work({ topics: [topic('Enzymes', 60, 62)], idleDays: 6 }), null],
    [
      'the topic that fell most is named',
      work({ topics: [topic('Cells', 45, 56), topic('Genetics', 38, 61), topic('Osmosis', 30)] }),
      { kind: 'fell', topic: 'Genetics', percent: 38, past: 61 },
    ],
    ['a fall to a good result is no reason', work({ topics: [topic('Cells', 60, 90)] }), null],
    ['a fall of nine points is no reason', work({ topics: [topic('Cells', 51, 60)] }), null],
    [
      'a topic is weak',
      work({ topics: [topic('Cells', 49), topic('Osmosis', 44, 40)] }),
      { kind: 'weak', topic: 'Osmosis', percent: 44, answers: 12 },
    ],
    ['a half is not weak', work({ topics: [topic('Cells', 50)] }), null],
    ['seven days are quiet', work({ idleDays: 7 }), { kind: 'quiet', days: 7, examInDays: null }],
    [
      'silence before an exam comes before a fall',
      work({ topics: [topic('Genetics', 38, 61)], idleDays: 9, examInDays: 21 }),
      { kind: 'quiet', days: 9, examInDays: 21 },
    ],
    [
      'silence long before an exam comes after it',
      work({ topics: [topic('Genetics', 38, 61)], idleDays: 9, examInDays: 22 }),
      { kind: 'fell', topic: 'Genetics', percent: 38, past: 61 },
    ],
  ])('%s', (_name, input, need) => {
    expect(findNeed(input)).toEqual(need);
  });
});

it('students are ordered by the urgency of the reason', () => {
  const inOrder: (Need | null)[] = [
    { kind: 'quiet', days: 9, examInDays: 19 },
    { kind: 'fell', topic: 'a', percent: 38, past: 61 },
    { kind: 'fell', topic: 'a', percent: 48, past: 61 },
    { kind: 'weak', topic: 'a', percent: 20, answers: 9 },
    { kind: 'weak', topic: 'a', percent: 44, answers: 9 },
    { kind: 'quiet', days: 2_000, examInDays: 40 },
    { kind: 'quiet', days: 8, examInDays: null },
    null,
  ];
  expect(inOrder.toReversed().sort(compareNeeds)).toEqual(inOrder);
});
