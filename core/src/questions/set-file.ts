/** A set of questions as a file to keep: what is in it, whatever writes it. */
import { optionLabel } from '../quiz/options.ts';
import { passageAbove } from './passage-order.ts';

export interface FiledQuestion {
  stem: string;
  options: readonly { text: string }[];
  /** Indexes of the right options, from 0. */
  answer_indexes: readonly number[];
  explanation: string;
  /** Null if it was not made from a note. */
  source: { page: number; quote: string } | null;
  /** True while an exam with it runs: its answer is not in the file. */
  held?: boolean | undefined;
  /** Absent where it stands alone. */
  passage_id?: string | undefined;
}

/** A text that several questions share. */
export interface FiledPassage {
  id: string;
  /** May be empty. */
  title: string;
  text: string;
}

export interface FiledSet {
  title: string;
  questions: readonly FiledQuestion[];
  /** The passages that the questions name. */
  passages?: readonly FiledPassage[] | undefined;
}

/** Instead of an answer. */
export const heldText = 'Hidden while an exam uses it.';

/** @returns a set as text to read: the questions first, and the answers after all of them */
export function setText({ title, questions, passages }: FiledSet): string {
  const requested = questions.flatMap(({ stem, options }, index) => [
    ...passageText(passageAbove(passages, questions, index)),
    [`${index + 1}. ${under(stem)}`, ...options.map(({ text }, at) => indented(optionLine(text, at)))].join(
      '\n',
    ),
  ]);
  const answered = questions.map(({ explanation, source, ...question }, index) =>
    [
      `${index + 1}. ${under(keyText(question))}`,
      ...(explanation === '' ? [] : [indented(explanation)]),
      ...(source === null ? [] : [indented(`Page ${source.page}: “${source.quote}”`)]),
    ].join('\n'),
  );
  return `${[title, ...requested, 'Answers', ...answered].join('\n\n')}\n`;
}

function keyText({ options, answer_indexes, held }: Omit<FiledQuestion, 'explanation' | 'source'>): string {
  if (held === true) return heldText;
  return answer_indexes.map((index) => optionLine(options[index]?.text ?? '', index)).join('\n');
}

function passageText(above: ReturnType<typeof passageAbove<FiledPassage>>): string[] {
  if (above === null) return [];

  const { title, text, span } = above;
  return [`${title === '' ? span : `${span}: ${title}`}\n${indented(text)}`];
}

const optionLine = (text: string, position: number): string => `${optionLabel(position)}. ${text}`;

/** Lines that follow the first one stand below it, so that none is taken for the next question. */
const under = (text: string): string => text.replaceAll(/\r\n?|\n/g, '\n   ');

const indented = (text: string): string => `   ${under(text)}`;

const mostOfName = 80;

/**
 * @param title as people gave it
 * @param ending of the file, without the dot
 * @returns a name that every system stores: without signs that have a meaning in a path, and never empty
 */
export function setFileName(title: string, ending: string): string {
  const plain = title
    .replaceAll(/[\\/:*?"<>|\p{C}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s.]+/, '');
  const name = [...plain]
    .slice(0, mostOfName)
    .join('')
    .replace(/[\s.]+$/, '');
  return `${name === '' ? 'Questions' : name}.${ending}`;
}
