/** Texts of the verdicts that an administrator can reach. */
import type { Dispute } from '@akada/contract/work/disputes.ts';
import type { Verdict } from '@akada/core/exams/key-change.ts';
import { fewestForMore } from '@akada/core/exams/statistics/item-statistics.ts';
import { isMarkedByKey } from '@akada/core/question-types/question-body.ts';
import { keyLabel } from '@akada/core/quiz/options.ts';

interface VerdictWords {
  verdict: Verdict;
  name: string;
  effect: string;
  /** The label of the button. */
  act: (key: string, previous: string) => string;
  /** The text after the decision. */
  done: string;
}

export const verdictWords: readonly VerdictWords[] = [
  {
    verdict: 'accept_several',
    name: 'Accept several',
    effect: 'Both keys count, and the question is retired',
    act: (key, previous) => `Accept ${[previous, key].sort().join(' and ')}`,
    done: 'Both answers count. Exams are marked again.',
  },
  {
    verdict: 'new_key',
    name: 'New key',
    effect: 'Only one other key counts',
    act: (key) => `Change the key to ${key}`,
    done: 'The key is changed. Exams are marked again.',
  },
  {
    verdict: 'void',
    name: 'Void',
    effect: 'Everyone gets the mark, and the question is retired',
    act: () => 'Void the question',
    done: 'Everyone gets the mark. Exams are marked again.',
  },
  {
    verdict: 'retire',
    name: 'Retire',
    effect: 'It is no longer asked, and scores stay',
    act: () => 'Retire the question',
    done: 'The question is retired.',
  },
  {
    verdict: 'uphold',
    name: 'Keep',
    effect: 'Nothing changes. We tell the reporters why.',
    act: () => 'Keep the question',
    done: 'We keep the question and tell the reporters why.',
  },
];

export function getWords(verdict: Verdict): VerdictWords {
  const found = verdictWords.find((words) => words.verdict === verdict);
  if (found === undefined) throw new Error(`No words for ${verdict}`);
  return found;
}

/** @returns true if a verdict needs another key */
export const namesKey = (verdict: Verdict): boolean => verdict === 'new_key' || verdict === 'accept_several';

/** @returns the verdicts that the question allows: several bodies are one key with more answers */
export function findVerdicts({ answer_indexes, body }: Dispute['question']): readonly VerdictWords[] {
  if (answer_indexes.length > 0) return verdictWords;
  return verdictWords.filter(
    ({ verdict }) =>
      verdict === 'retire' ||
      verdict === 'uphold' ||
      (body !== undefined && isMarkedByKey(body.type) && verdict !== 'accept_several'),
  );
}

interface NamedKey {
  answer_indexes: readonly number[];
  body?: unknown;
}

/** @returns the label of the button, such as `Accept B and C` */
export function actText(verdict: Verdict, key: NamedKey, previous: NamedKey): string {
  if (verdict === 'new_key' && key.body) return 'Change the key';
  return getWords(verdict).act(keyLabel(key.answer_indexes), keyLabel(previous.answer_indexes));
}

/** @returns true if more strong than weak students chose an option, and more than chose the key */
export function isFavoured(
  { question, statistics }: Pick<Dispute, 'question' | 'statistics'>,
  index: number,
): boolean {
  const [figures, key] = [statistics.options[index], statistics.options[question.answer_indexes[0] ?? -1]];
  if (figures === undefined || statistics.count < fewestForMore || question.answer_indexes.includes(index))
    return false;
  return figures.upper > figures.lower && figures.upper > (key?.upper ?? 0);
}
