import { describe, expect, test } from 'vitest';
import { typedNote } from '../testing/typed-note.ts';
import { isExample } from './cases.ts';
import { readNote } from './note-reading.ts';

const PROSE =
  'They were told of it in the first lesson of the year, and it was what they had come for. It is all that they have to know.';

/** The sentences of a note that can carry a question. */
function carrying(text: string): string[] {
  return readNote(typedNote(`${PROSE}\n${text}`))
    .filter(({ tagged }) => tagged !== null)
    .map((sentence) => sentence.text);
}

describe('a person in a story', () => {
  const STORY =
    'Carla sells glasses at a store in the town. The store pays Carla well, and she earns more for each pair. Many stores pay the workers for each pair that is sold.';

  test('is not asked about, though no word introduces her', () => {
    expect(carrying(STORY)).toEqual(['Many stores pay the workers for each pair that is sold.']);
  });

  test.each([
    [
      'is named in full elsewhere',
      'Marie Curie worked in a small shed for years. The work of Curie was hard, and she won two prizes.',
    ],
    [
      'is no person',
      'Ghana sells gold and cocoa to the whole world. The roads of Ghana lead to the sea, and its ports are old.',
    ],
    ['is named once', 'The work of Tolman was hard, and he found that rats learn mazes.'],
  ])('is no such person who %s', (_, text) => {
    expect(carrying(text)).not.toEqual([]);
  });
});

describe('an example', () => {
  test.each([
    'For example, a tax on salt raises its price.',
    'Suppose that a farmer owns two fields.',
    'In one study, rats were fed each hour.',
    'Shows the layers of the skin from above.',
  ])('%s', (sentence) => {
    expect(isExample(sentence)).toBe(true);
  });

  test('is no general statement', () => {
    expect(isExample('A tax on salt raises its price.')).toBe(false);
  });
});
