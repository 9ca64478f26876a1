import { describe, expect, test } from 'vitest';
import { typedNote } from '../testing/typed-note.ts';
import { readNote } from './note-reading.ts';

const ENGLISH = 'This is the note of a student who wrote it down as the teacher said it in the lesson.';

/** The sentences that can carry a question, without the sentence that shows the language. */
function readable(text: string): string[] {
  return readNote(typedNote(`${text}\n\n${ENGLISH}`))
    .filter(({ tagged, text: sentence }) => tagged !== null && sentence !== ENGLISH)
    .map((sentence) => sentence.text);
}

describe('a line without a mark at its end is read', () => {
  test.each([
    ['in a list', '- Humus consists of chains of carbon molecules'],
    ['by itself', 'Humus consists of chains of carbon molecules'],
    ['under a heading', '# Soil\n\nHumus consists of chains of carbon molecules'],
    ['with an adverb before its verb', '- Humus slowly turns into chains of carbon molecules'],
    ['with a bracket at its end', '- Humus consists of chains of carbon (and water)'],
  ])('%s', (_, text) => {
    expect(readable(text)).toHaveLength(1);
  });
});

test('the caption of a film is no statement', () => {
  expect(readable('A flyover of the asteroid shows the craters of its northern half (8:46).')).toEqual([]);
  expect(readable('The flyover of the asteroid shows the craters of its northern half.')).toHaveLength(1);
});

describe('a line without a mark at its end states nothing', () => {
  test.each([
    ['where it has no verb', '- Chains of carbon molecules with a large surface area'],
    ['where it tells somebody to do something', '- Mix the soil with the old leaves before planting'],
    ['where it opens with a small letter', '- humus consists of chains of carbon molecules'],
    ['where it is a label with what it means', '- Humus: consists of chains of carbon molecules'],
    ['where a dash parts it', '- Humus – consists of chains of carbon molecules'],
    ['where an arrow parts it', '- Humus consists of carbon → it holds chains of water'],
    ['where it breaks off', '- Humus consists of chains of carbon molecules,'],
    ['where it asks', '- Humus consists of chains of carbon molecules?'],
    ['where it is a heading that asks', 'How humus is made of old leaves'],
    ['where its verb comes late', '- The soil of the old field behind the school of the town holds water'],
  ])('%s', (_, text) => {
    expect(readable(text)).toEqual([]);
  });
});
