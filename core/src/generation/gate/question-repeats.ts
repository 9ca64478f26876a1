/** The rules by which questions of one set differ from each other. */
import { jaccard } from '../../text/set-overlap.ts';
import { containsWords, contentStems, normalForm } from '../../text/words.ts';
import type { QuestionDraft } from '../question-draft.ts';
import { citedIn } from './key-rules.ts';

type Question = Pick<QuestionDraft, 'stem' | 'options' | 'answerIndex'>;

const SAME_QUESTION = 0.6;

/** True when neither the key nor nearly the same question was asked before. */
export function isNew(question: Question, others: readonly Question[]): boolean {
  const key = normalForm(getKey(question));
  return !others.some((other) => normalForm(getKey(other)) === key || asksTheSame(question.stem, other.stem));
}

/** True when the stem of one question prints the key of the other. */
export function reveals(one: Question, other: Question): boolean {
  return prints(other.stem, getKey(one)) || prints(one.stem, getKey(other));
}

const MIN_SHARED = 2;

/**
 * True when the stem of one question answers the other: it prints the key, and asks about the same. "Offer" is the key of one
 * question about contracts, and a word of most others.
 */
export function givesAway(one: Question, other: Question): boolean {
  const shared = contentStems(one.stem).intersection(contentStems(other.stem));
  const hasSameSubject = (question: Question) =>
    shared.difference(contentStems(getKey(question))).size >= MIN_SHARED;
  return (
    (prints(other.stem, getKey(one)) && hasSameSubject(one)) ||
    (prints(one.stem, getKey(other)) && hasSameSubject(other))
  );
}

/**
 * @param questions in their order
 * @param acceptedQuestions questions that the set already contains
 * @returns the questions that ask something else than all before them, and answer none of them
 */
export function withoutRepeats<Drafted extends { draft: Question }>(
  questions: readonly Drafted[],
  acceptedQuestions: readonly Question[],
): Drafted[] {
  const distinctQuestions: Drafted[] = [];
  for (const question of questions) {
    const others = [...acceptedQuestions, ...distinctQuestions.map(({ draft }) => draft)];
    const isApart =
      isNew(question.draft, others) && !others.some((other) => givesAway(question.draft, other));
    if (isApart) distinctQuestions.push(question);
  }
  return distinctQuestions;
}

const getKey = ({ options, answerIndex }: Question) => options[answerIndex] ?? '';

const prints = (stem: string, key: string) => containsWords(normalForm(stem), normalForm(key));

/** Questions about words in quotation marks differ by these: "Vitamin A" and "Vitamin C". */
function asksTheSame(stem: string, other: string): boolean {
  const [cited, otherCited] = [citedIn(stem).join('\n'), citedIn(other).join('\n')];
  if (cited !== '' && otherCited !== '') return cited === otherCited;
  return jaccard(contentStems(stem), contentStems(other)) > SAME_QUESTION;
}
