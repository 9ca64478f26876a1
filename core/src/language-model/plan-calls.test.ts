import { expect, it } from 'vitest';
import { typedNote } from '../generation/testing/typed-note.ts';
import { getPassages } from './note-passages.ts';
import { type CallsRequest, planCalls } from './plan-calls.ts';
import { countRead, getCallsAgain } from './read-parts.ts';

/** A note of some headed parts with this number of words each. Every seventh line defines something. */
const makeNote = (parts: number, words: number) =>
  typedNote(
    Array.from({ length: parts }, (_, part) => {
      const lines = Array.from({ length: Math.ceil(words / 10) }, (_, row) =>
        row % 7 === 3
          ? `Ossein${part}x${row} is the protein that binds layer ${row} of it.`
          : `We all have been there before, as it was ${part}.`,
      );
      return `# Part ${part}\n${lines.join('\n\n')}`;
    }).join('\n'),
  );

const plan = (document: CallsRequest['document'], requested: number, changes: Partial<CallsRequest> = {}) =>
  planCalls({ document, requested, focus: { focus: '', pages: null }, earlier: [], ...changes });
const getNumbers = ({ calls }: ReturnType<typeof plan>) =>
  calls.flatMap(({ passages }) => passages.map(({ number }) => number));

it.each([
  [17, 120, 10],
  [7, 900, 15],
  [30, 300, 20],
])('a note of %i parts with %i words each is read whole for %i items', (parts, words, requested) => {
  const document = makeNote(parts, words);
  const planned = plan(document, requested);
  expect(getNumbers(planned)).toEqual(getPassages(document).map(({ number }) => number));
  expect(countRead(planned, new Set(getNumbers(planned)))).toEqual({ read: parts, total: parts });
  const counts = planned.calls.reduce((sum, call) => sum + call.count, 0);
  expect(counts).toBeGreaterThanOrEqual(requested);
  expect(counts).toBeLessThanOrEqual(requested + planned.calls.length);
});

it('a short note is read in one call, and in several for many items', () => {
  expect(plan(makeNote(3, 60), 10).calls).toMatchObject([{ count: 10 }]);
  expect(plan(makeNote(3, 200), 30).calls.map(({ count }) => count)).toEqual([10, 10, 10]);
});

it('a book sends the passages that say most, of every part that its items are wanted of', () => {
  const planned = plan(makeNote(200, 400), 10);
  expect(planned.calls.length).toBeLessThanOrEqual(12);
  expect(planned.parts).toHaveLength(200);
  const texts = planned.calls.flatMap(({ passages }) => passages.map(({ text }) => text));
  expect(texts.filter((text) => text.includes('Ossein')).length).toBeGreaterThan(0.9 * texts.length);
  expect(countRead(planned, new Set(getNumbers(planned))).read).toBeLessThan(200);
});

it('only what is in focus is sent, without sources and exercises', () => {
  const document = typedNote(
    '# Heart\nThe heart pumps blood.\n\n# Liver\nThe liver makes bile.\n\n# References\nSmith, J. (2001). The liver.',
  );
  const texts = (focus: string) =>
    plan(document, 5, { focus: { focus, pages: null } }).calls.flatMap(({ passages }) =>
      passages.map(({ text }) => text),
    );
  expect(texts('')).toEqual(['The heart pumps blood.', 'The liver makes bile.']);
  expect(texts('the liver')).toEqual(['The liver makes bile.']);
  expect(texts('volcanoes')).toEqual([]);
});

it('parts that gave nothing are asked about again, if the set has room for them', () => {
  const planned = plan(makeNote(5, 100), 10);
  const [first = [], second = []] = planned.parts;
  const numbers = planned.parts
    .flat()
    .filter((number) => !first.includes(number) && !second.includes(number));
  const read = new Set(getNumbers(planned));
  const secondCalls = getCallsAgain(planned, { read, numbers, requested: 10 });
  expect(secondCalls).toMatchObject([{ count: 2 }]);
  expect(secondCalls[0]?.passages.map(({ number }) => number)).toEqual([...first, ...second]);
  expect(getCallsAgain(planned, { read, numbers, requested: 3 })).toEqual([]);
  expect(getCallsAgain(planned, { read: new Set(), numbers, requested: 10 })).toEqual([]);
});
