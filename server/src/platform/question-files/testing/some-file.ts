/** Files of questions by chance, with pictures and passages. */
import fc from 'fast-check';
import type { FilePassage, FilePicture, FileQuestion } from '../question-file.ts';
import { someMarkdown } from './some-markdown.ts';

export interface SomeFile {
  questions: FileQuestion[];
  passages: FilePassage[];
  pictures: FilePicture[];
}

const words = fc.constantFrom(
  'Cells',
  'a/b',
  ' Rivers & seas ',
  '<b>',
  '"Quoted"',
  "o'clock",
  'é ₦',
  '//x',
  ']]>',
  '$5',
  '',
);
const text = (start: string) => someMarkdown.map((markdown) => `${start} ${markdown}`);
const feedback = fc.oneof(fc.constant(''), text('well'));

const choices = fc
  .tuple(fc.integer({ min: 2, max: 12 }), fc.constantFrom('single' as const, 'multiple' as const))
  .chain(([count, type]) =>
    fc.record({
      type: fc.constant(type),
      options: fc.tuple(
        ...Array.from({ length: count }, (_, index) => fc.record({ text: text(`o${index}`), feedback })),
      ),
      keys: fc
        .uniqueArray(fc.nat(count - 1), { minLength: 1, maxLength: type === 'single' ? 1 : count })
        .map((keys) => keys.sort((a, b) => a - b)),
    }),
  );

const trueOrFalse = fc.record({
  type: fc.constant('true_false' as const),
  options: fc.tuple(feedback, feedback).map(([yes, no]) => [
    { text: 'True', feedback: yes },
    { text: 'False', feedback: no },
  ]),
  keys: fc.nat(1).map((key) => [key]),
});

const question = fc
  .record({
    choices: fc.oneof({ weight: 4, arbitrary: choices }, { weight: 1, arbitrary: trueOrFalse }),
    name: fc.option(words),
    stem: text('q'),
    explanation: fc.oneof(fc.constant(''), text('because')),
    topic: fc.option(words),
    difficulty: fc.option(fc.constantFrom('easy' as const, 'medium' as const, 'hard' as const)),
    tags: fc.uniqueArray(
      words.map((word) => word.trim()).filter((word) => word !== ''),
      { maxLength: 3 },
    ),
    passage: fc.option(fc.nat(1)),
    body: fc.constant(null),
  })
  .map(({ choices: selection, ...others }): FileQuestion => ({ ...others, ...selection }));

const passage = fc.record({ title: words.map((title) => title.trim()), text: text('read') });
const pictures = fc.tuple(
  ...[0, 1].map((index) =>
    fc.record({
      name: fc.constantFrom('map.png', 'MAP.png', 'a b & c.jpg', '../x', 'ü.png', '', 'con.gif'),
      bytes: fc.uint8Array({ minLength: 1, maxLength: 12 }).map((bytes) => Uint8Array.of(index, ...bytes)),
    }),
  ),
);

/** Two passages and two pictures, which few or many of up to five questions show. */
export const someFile: fc.Arbitrary<SomeFile> = fc.record({
  questions: fc.array(question, { maxLength: 5 }),
  passages: fc.tuple(passage, passage),
  pictures,
});
