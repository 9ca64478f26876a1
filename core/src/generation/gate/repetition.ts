import { jaccard } from '../../text/set-overlap.ts';
import { contentStems, normalForm } from '../../text/words.ts';

const SAME_QUESTION = 0.6;

interface AskedQuestion {
  stem: string;
  key: string;
}

/** True when neither the key nor nearly the same question was asked before. */
export function isNew(question: AskedQuestion, asked: readonly AskedQuestion[]): boolean {
  const key = normalForm(question.key);
  const stems = contentStems(question.stem);
  return !asked.some(
    (other) => normalForm(other.key) === key || jaccard(contentStems(other.stem), stems) > SAME_QUESTION,
  );
}
