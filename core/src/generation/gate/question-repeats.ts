/** Whether a question says anything new beside the others of its set. */
import { jaccard } from '../../text/set-overlap.ts';
import { containsWords, contentStems, normalForm } from '../../text/words.ts';
import type { QuestionDraft } from '../question-draft.ts';
import { citedIn } from './key-rules.ts';

type Asked = Pick<QuestionDraft, 'stem' | 'options' | 'answerIndex'>;

const SAME_QUESTION = 0.6;

/** True when neither the key nor nearly the same question was asked before. */
export function isNew(question: Asked, others: readonly Asked[]): boolean {
  const key = normalForm(getKey(question));
  return !others.some((other) => normalForm(getKey(other)) === key || asksTheSame(question.stem, other.stem));
}

/** True when the stem of one question prints the key of the other. */
export function reveals(one: Asked, other: Asked): boolean {
  return prints(other.stem, getKey(one)) || prints(one.stem, getKey(other));
}

const MIN_TOLD = 2;

/**
 * True when the stem of one question answers the other: it prints the key, and asks about the same. "Offer" is the key of one
 * question about contracts, and a word of most others.
 */
export function tells(one: Asked, other: Asked): boolean {
  const shared = contentStems(one.stem).intersection(contentStems(other.stem));
  const told = [one, other].map((asked) => shared.difference(contentStems(getKey(asked))).size);
  return (
    (prints(other.stem, getKey(one)) && (told[0] ?? 0) >= MIN_TOLD) ||
    (prints(one.stem, getKey(other)) && (told[1] ?? 0) >= MIN_TOLD)
  );
}

/**
 * @param questions in their order
 * @param accepted questions that the set already contains
 * @returns the questions that ask something else than all before them, and answer none of them
 */
export function withoutRepeats<Question extends { draft: Asked }>(
  questions: readonly Question[],
  accepted: readonly Asked[],
): Question[] {
  const kept: Question[] = [];
  for (const question of questions) {
    const others = [...accepted, ...kept.map(({ draft }) => draft)];
    const isApart = isNew(question.draft, others) && !others.some((other) => tells(question.draft, other));
    if (isApart) kept.push(question);
  }
  return kept;
}

const getKey = ({ options, answerIndex }: Asked) => options[answerIndex] ?? '';

const prints = (stem: string, key: string) => containsWords(normalForm(stem), normalForm(key));

/** Questions about words in quotation marks differ by these: "Vitamin A" and "Vitamin C". */
function asksTheSame(stem: string, other: string): boolean {
  const [cited, otherCited] = [citedIn(stem).join('\n'), citedIn(other).join('\n')];
  if (cited !== '' && otherCited !== '') return cited === otherCited;
  return jaccard(contentStems(stem), contentStems(other)) > SAME_QUESTION;
}
