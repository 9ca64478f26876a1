import { expect, test } from 'vitest';
import { type LabelledQuestion, readerSample } from './reader-sample.ts';
import { checkedNote, reportOnSample } from './sample-report.ts';

const TEXT =
  'The warp is the set of threads on the loom. The weft crosses the warp. A shuttle carries the weft.';

const question = (changes: Partial<LabelledQuestion>): LabelledQuestion => ({
  origin: 'colleague',
  kind: 'term',
  stem: 'A ________ carries the weft.',
  options: ['shuttle', 'heddle', 'reed', 'beam'],
  answer_index: 0,
  quote: 'A shuttle carries the weft.',
  verdict: 'U',
  faults: [],
  reason: 'One part carries it.',
  ...changes,
});

test('the report shows findings next to the reader’s labels', () => {
  const changed = question({ stem: 'A ________ carries nothing but the weft at night.', faults: ['cloze'] });
  expect(checkedNote({ name: 'weaving.md', text: TEXT, questions: [changed] })).toEqual([
    { faults: ['cloze'], found: expect.arrayContaining(['cloze']) },
  ]);
});

test('the questions of one note form a set, and questions of two notes do not', () => {
  const note = { name: 'weaving.md', text: TEXT, questions: [question({})] };
  const twice = { ...note, questions: [question({}), question({})] };
  const pairs = (checked: ReturnType<typeof checkedNote>) =>
    checked.filter(({ found }) => found.includes('pair'));

  expect(pairs(checkedNote(twice))).not.toEqual([]);
  expect(pairs([note, note].flatMap(checkedNote))).toEqual([]);
});

test('the report has a line for each fault of the sample of the repository', () => {
  const lines = reportOnSample(readerSample());
  expect(lines[1]).toBe('The checker against a reader (120 questions of 12 notes)');
  expect(lines).toHaveLength(10);
});
