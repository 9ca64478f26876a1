import { expect, it } from 'vitest';
import { findHelpReason, getUrgency, type StudentWork, type TopicWork } from './needs-help.ts';

const quiet: StudentWork = { silentDays: 0, joinedDays: 60, topics: [], missedExams: [] };
const topic = (name: string, recent: [number, number], earlier: [number, number] = [0, 0]): TopicWork => ({
  topic: name,
  recent: { right: recent[0], answers: recent[1] },
  earlier: { right: earlier[0], answers: earlier[1] },
});

it.each<[string, Partial<StudentWork>, ReturnType<typeof findHelpReason>]>([
  ['works every day', {}, null],
  ['did something six days ago', { silentDays: 6 }, null],
  ['did nothing for seven days', { silentDays: 7 }, { kind: 'silent', days: 7 }],
  ['joined six days ago and has not begun', { silentDays: null, joinedDays: 6 }, null],
  [
    'joined nine days ago and has not begun',
    { silentDays: null, joinedDays: 9 },
    { kind: 'silent', days: 9 },
  ],
  ['has four wrong answers', { topics: [topic('Cells', [0, 4])] }, null],
  ['has half of ten answers right', { topics: [topic('Cells', [5, 10])] }, null],
  [
    'has least right in the second topic',
    { topics: [topic('Cells', [4, 10]), topic('Genes', [2, 10])] },
    { kind: 'low', topic: 'Genes', percent: 20 },
  ],
  ['fell by fourteen points', { topics: [topic('Cells', [72, 100], [86, 100])] }, null],
  [
    'fell by fifteen points',
    { topics: [topic('Cells', [71, 100], [86, 100])] },
    { kind: 'fell', topic: 'Cells', percent: 71, was: 86 },
  ],
  [
    'fell from too few answers to say so',
    { topics: [topic('Cells', [3, 10], [4, 4])] },
    { kind: 'low', topic: 'Cells', percent: 30 },
  ],
  [
    'fell furthest in the second topic, and missed an exam',
    {
      topics: [topic('Cells', [5, 10], [8, 10]), topic('Genes', [4, 10], [9, 10])],
      missedExams: ['Mid-term'],
    },
    { kind: 'fell', topic: 'Genes', percent: 40, was: 90 },
  ],
  [
    'missed two exams and has low answers',
    { topics: [topic('Cells', [1, 10])], missedExams: ['Final', 'Mid-term'] },
    { kind: 'missed', exam: 'Final', count: 2 },
  ],
])('a student who %s is listed for the most pressing reason', (_student, work, expected) => {
  expect(findHelpReason({ ...quiet, ...work })).toEqual(expected);
});

it('a fall comes before a missed exam, low answers and silence, and the greater one of a kind first', () => {
  const reasons = [
    getUrgency({ kind: 'fell', topic: 'Cells', percent: 20, was: 90 }),
    getUrgency({ kind: 'fell', topic: 'Cells', percent: 40, was: 60 }),
    getUrgency({ kind: 'missed', exam: 'Final', count: 500 }),
    getUrgency({ kind: 'missed', exam: 'Final', count: 1 }),
    getUrgency({ kind: 'low', topic: 'Cells', percent: 0 }),
    getUrgency({ kind: 'low', topic: 'Cells', percent: 49 }),
    getUrgency({ kind: 'silent', days: 400 }),
    getUrgency({ kind: 'silent', days: 7 }),
  ];
  expect(reasons).toEqual(reasons.toSorted((one, other) => other - one));
});
