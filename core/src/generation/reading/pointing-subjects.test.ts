import { expect, test } from 'vitest';
import { getTerms } from '../terms/terms.ts';
import { typedNote } from '../testing/typed-note.ts';
import { readNote } from './note-reading.ts';
import { excludePointingSubjects } from './pointing-subjects.ts';

const PROSE =
  'They were told of it in the first lesson of the year, and it was what they had come for. It is all that they have to know.';

function carrying(text: string): string[] {
  const sentences = readNote(typedNote(`${PROSE}\n${text}`));
  excludePointingSubjects(sentences, getTerms(sentences));
  return sentences.filter(({ tagged }) => tagged !== null).map((sentence) => sentence.text);
}

const NAMED = 'The Sapir-Whorf hypothesis was made known by two linguists.';
const AGAIN = 'Many people who speak two languages know the Sapir-Whorf hypothesis by now.';

test.each([
  ['means the one of the sentence before', 'The hypothesis holds that language shapes thought.', false],
  ['is named in full', 'The Sapir-Whorf hypothesis holds that language shapes thought.', true],
  ['is another noun', 'The language of a people shapes how it thinks.', true],
  ['is one of any', 'A hypothesis holds until a test shows that it is wrong.', true],
])('the engine asks or omits a sentence whose subject %s', (_, sentence, isAsked) => {
  expect(carrying(`${AGAIN} ${NAMED} ${sentence}`).includes(sentence)).toBe(isAsked);
});

test('a subject that was named further back is general again', () => {
  const sentence = 'The hypothesis holds that language shapes thought.';
  const between =
    'Children learn words from those around them. Words change over the years. Some words are lost.';

  expect(carrying(`${AGAIN} ${NAMED} ${between} ${sentence}`)).toContain(sentence);
});
