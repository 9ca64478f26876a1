/** The answers of a Moodle question as options, and which of them are right. */
import type { FileQuestion } from '../question-file.ts';
import { problemOfCount } from '../question-problems.ts';
import { withoutBlankOptions } from '../reading/blank-options.ts';
import type { QuestionTexts } from '../reading/question-texts.ts';
import { weighedKeys } from '../weights.ts';
import { childAt, lineOfText, type PlacedElement } from '../xml/placed-element.ts';
import { readShares } from './moodle-shares.ts';
import type { MoodleTexts } from './moodle-texts.ts';

type Choices = Pick<FileQuestion, 'type' | 'options' | 'keys'>;
type NoChoices = { wrong: string; line?: number } | { otherKind: string };

const noKey = 'This question has no right answer. Give one of its answers fraction="100".';

/**
 * @param question the element
 * @param type its declared type
 * @param moodleTexts reads its texts
 * @param texts collects warnings
 * @returns its options and keys, or why it is rejected
 */
export function readChoices(
  question: PlacedElement,
  type: 'multichoice' | 'truefalse',
  moodleTexts: MoodleTexts,
  texts: QuestionTexts,
): Choices | NoChoices {
  const read = readShares(question);
  if ('wrong' in read) return read;
  const { answers, percents: certain } = read;
  if (type === 'truefalse') return trueOrFalse(answers, certain, moodleTexts);

  const problem = problemOfCount(answers.length);
  if (problem !== null) return { wrong: problem };
  const options = answers.map((answer) => ({
    text: moodleTexts.markdownOf(answer),
    feedback: moodleTexts.markdownOf(childAt(answer, 'feedback')),
  }));
  const isSingle = !/^(?:false|0)$/i.test(lineOfText(childAt(question, 'single')));
  const choices = isSingle ? single(options, certain, texts) : multiple(options, certain, texts);
  const isBlank = (index: number) => lineOfText(childAt(answers[index], 'text')) === '';
  return 'options' in choices ? withoutBlankOptions(choices, isBlank, texts) : choices;
}

function single(
  options: Choices['options'],
  shares: readonly number[],
  texts: QuestionTexts,
): Choices | NoChoices {
  const { keys } = weighedKeys(shares);
  if (keys.length === 0) return { wrong: noKey };
  if (keys.every((index) => (shares[index] ?? 0) >= 100) && keys.length > 1) {
    const wish = 'Give each of them its share and write <single>false</single>.';
    return { otherKind: `Questions in which any of several answers is right cannot be imported. ${wish}` };
  }
  // Moodle rejects it; it makes sense as several right answers.
  if (keys.length > 1) return multiple(options, shares, texts);
  if (shares.filter((share) => share > 0).length > 1)
    texts.warn('Part marks cannot be imported: only the answer with the full mark is right.');
  return { type: 'single', options, keys };
}

function multiple(
  options: Choices['options'],
  shares: readonly number[],
  texts: QuestionTexts,
): Choices | NoChoices {
  const { keys, isExact } = weighedKeys(shares);
  if (keys.length === 0) return { wrong: noKey };
  if (!isExact) texts.warn('The right options had different weights. Now each counts the same.');
  return { type: 'multiple', options, keys };
}

function trueOrFalse(
  answers: readonly PlacedElement[],
  shares: readonly number[],
  moodleTexts: MoodleTexts,
): Choices | NoChoices {
  const said = answers.map((answer) => lineOfText(childAt(answer, 'text')).toLowerCase());
  const indexes = ['true', 'false'].map((word) => said.indexOf(word));
  if (said.length !== 2 || indexes.includes(-1))
    return { wrong: 'A true or false question has two answers, "true" and "false".' };

  const options = indexes.map((index, at) => ({
    text: at === 0 ? 'True' : 'False',
    feedback: moodleTexts.markdownOf(childAt(answers[index], 'feedback')),
  }));
  const keys = [0, 1].filter((index) => (shares[indexes[index] ?? -1] ?? 0) > 0);
  if (keys.length === 2) return { wrong: 'Only one of "true" and "false" can be right.' };
  return keys.length === 0 ? { wrong: noKey } : { type: 'true_false', options, keys };
}
