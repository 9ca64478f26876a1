/** The options of a row and which of them are right. */
import type { FileChoiceType, FileQuestion } from '../question-file.ts';
import { readAnswer } from './csv-answer.ts';

export type Choice = Pick<FileQuestion, 'options' | 'keys'> & { type: FileChoiceType };

/**
 * @param type of the question; null if the row has none
 * @param options by column; empty for an empty column
 * @param answer as written
 * @returns the choice and perhaps a warning, or a sentence if the row is unclear
 */
export function getChoice(
  type: FileChoiceType | null,
  options: FileQuestion['options'],
  answer: string,
): { choice: Choice; warning: string | null } | string {
  const texts = options.map(({ text }) => text);
  if (type === 'true_false' || (type === null && isTrueFalse(texts, answer))) {
    const choice = trueFalse(options, texts, answer);
    return typeof choice === 'string' ? choice : { choice, warning: null };
  }
  const right = readAnswer(answer, texts);
  if (typeof right === 'string') return right;

  const columns = texts.flatMap((text, column) => (text === '' ? [] : [column]));
  return {
    choice: {
      type: type ?? (right.columns.length > 1 ? 'multiple' : 'single'),
      options: options.filter(({ text }) => text !== ''),
      keys: right.columns.map((column) => columns.indexOf(column)),
    },
    warning: right.warning,
  };
}

const truth = /^(?:true|t)$/i;
const falsehood = /^(?:false|f)$/i;

/** For a row without a type: "True" and "False" are its options, or its answer if it has no options. */
function isTrueFalse(texts: readonly string[], answer: string): boolean {
  const inputs = texts.filter((text) => text !== '');
  if (inputs.length === 0) return truth.test(answer) || falsehood.test(answer);
  return (
    inputs.length === 2 &&
    inputs.some((text) => /^true$/i.test(text)) &&
    inputs.some((text) => /^false$/i.test(text))
  );
}

function trueFalse(
  options: FileQuestion['options'],
  texts: readonly string[],
  answer: string,
): Choice | string {
  const [first = '', second = '', ...others] = texts;
  const isReversed = falsehood.test(first) && truth.test(second);
  const isEmpty = first === '' && second === '';
  if (
    others.some((text) => text !== '') ||
    !(isEmpty || isReversed || (truth.test(first) && falsehood.test(second)))
  )
    return 'A question of the type true_false has the options True and False, or none.';

  const key = keyOf(answer, isReversed);
  if (key === null) return 'The answer of this question is True or False.';

  const [one = '', other = ''] = options.map(({ feedback }) => feedback);
  const [whenTrue, whenFalse] = isReversed ? [other, one] : [one, other];
  return {
    type: 'true_false',
    options: [
      { text: 'True', feedback: whenTrue },
      { text: 'False', feedback: whenFalse },
    ],
    keys: [key],
  };
}

function keyOf(answer: string, isReversed: boolean): number | null {
  if (truth.test(answer)) return 0;
  if (falsehood.test(answer)) return 1;
  if (!/^[AB]$/i.test(answer)) return null;
  return /^a$/i.test(answer) === isReversed ? 1 : 0;
}
