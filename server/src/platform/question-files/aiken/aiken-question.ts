/** The lines of one Aiken question, as the model says it. */
import type { FileQuestion } from '../question-file.ts';
import { problemOfCount } from '../question-problems.ts';
import { joinedLines } from '../text/joined-lines.ts';
import { plainLineToMarkdown } from '../text/plain-line.ts';
import type { AikenLine, AikenOption } from './aiken-lines.ts';

/** Max characters of a stem in the file, far more than a valid stem has. */
const mostStem = 20_000;

export interface AikenParts {
  stem: readonly AikenLine[];
  options: readonly AikenOption[];
  answer: string;
}

/**
 * @param parts of a question
 * @returns the problem of its answer or its options, or null
 */
export function problemOfAnswer({ options, answer }: AikenParts): string | null {
  if (options.length === 0) return noOptions;
  const wrong = problemOfCount(options.length);
  if (wrong !== null) return wrong;
  if (/^[A-Z]\s*(?:[,;/&]|and)\s*[A-Z]$/i.test(answer))
    return 'A question in this format has one right answer: write one letter after ANSWER.';

  const label = getLabel(answer);
  if (label === null) return 'Write the letter of the right option after ANSWER, as in ANSWER: B.';
  return options.some((option) => option.label === label) ? null : `There is no option ${label}.`;
}

export const noOptions = 'This question has no options. Begin each of them with its letter, as in A) or A.';

function getLabel(answer: string): string | null {
  return /^([A-Z])(?![\p{L}\p{N}])/iu.exec(answer)?.[1]?.toUpperCase() ?? null;
}

/** @param parts of a question whose answer is one of its options @returns the question */
export function aikenQuestion({ stem, options, answer }: AikenParts): FileQuestion {
  const text = stem
    .map((line, index) => `${line.startsGroup && index > 0 ? '\n' : ''}${line.text}`)
    .join('\n');
  const texts = options.map((option) => getMarkdown(option.text));
  const isTrueFalse = texts.length === 2 && /^true$/i.test(texts[0] ?? '') && /^false$/i.test(texts[1] ?? '');
  return {
    type: isTrueFalse ? 'true_false' : 'single',
    name: null,
    stem: getMarkdown(joinedLines(text)),
    options: (isTrueFalse ? ['True', 'False'] : texts).map((option) => ({ text: option, feedback: '' })),
    keys: [options.findIndex(({ label }) => label === getLabel(answer))],
    explanation: '',
    topic: null,
    difficulty: null,
    tags: [],
    passage: null,
    body: null,
  };
}

function getMarkdown(text: string): string {
  return plainLineToMarkdown(text.slice(0, mostStem));
}
