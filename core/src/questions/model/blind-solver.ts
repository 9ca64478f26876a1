/** The questions as the blind solver sees them, and its confirmation. */
import { dealKeyPositions } from '../../generation/deal-key-positions.ts';
import { type NotePassage, unmarked } from '../../language-model/note-passages.ts';
import { coverage } from '../../text/set-overlap.ts';
import { contentStems } from '../../text/words.ts';
import type { ModelQuestion } from './written-question.ts';

const labels = ['A', 'B', 'C', 'D'] as const;

/** The possible answers of a solver. */
export const choices = [...labels, 'none', 'several'] as const;
export type Choice = (typeof choices)[number];

export interface Solved {
  n: number;
  reason: string;
  choice: Choice;
}

/** Questions as they are shown: no key, no quotation, no reasons. */
export interface SolverBatch {
  blocks: string;
  /** In the order of the questions. */
  shown: { options: string[]; key: string }[];
}

/**
 * @param seed of an order of options that no student sees: every four questions have their keys at each label once, so that a
 *   solver that likes a label confirms no more than a guess would
 */
export function solverBatch(
  questions: readonly ModelQuestion[],
  passages: readonly NotePassage[],
  seed: string,
): SolverBatch {
  const dealt = dealKeyPositions(
    questions.map(({ draft }) => draft),
    seed,
  );
  const read = passages.map((passage) => ({ passage, stems: contentStems(passage.text) }));
  const blocks = questions.map((question, index) => {
    const { stem = '', options = [] } = dealt[index] ?? {};
    const further = furtherPassages(question, read).map(({ text }) => `Further passage: ${unmarked(text)}`);
    const visibleTexts = options.map((option, position) => `${labels[position]}) ${unmarked(option)}`);
    return [
      `--- Question ${index + 1}`,
      `Passage: ${unmarked(question.passage.text)}`,
      ...further,
      `Question: ${unmarked(stem)}`,
      ...visibleTexts,
    ].join('\n');
  });
  return {
    blocks: blocks.join('\n'),
    shown: dealt.map(({ options, answerIndex }) => ({ options, key: labels[answerIndex] ?? '' })),
  };
}

const MOST_FURTHER = 3;
const LEAST_COVERED = 0.6;

/**
 * Adds for each wrong option the other passage that mentions it most: an option that the rest of the note
 * makes right is a second key.
 */
function furtherPassages(
  { draft: { options, answerIndex }, passage: ownNotePassage }: ModelQuestion,
  read: readonly { passage: NotePassage; stems: ReadonlySet<string> }[],
): NotePassage[] {
  const found = options.flatMap((option, index) => {
    const requested = contentStems(option);
    if (index === answerIndex || requested.size === 0) return [];
    const shares = read
      .filter(({ passage }) => passage.number !== ownNotePassage.number)
      .map(({ passage, stems }) => ({ passage, share: coverage(requested, stems) }));
    const best = shares.toSorted((one, other) => other.share - one.share)[0];
    return best !== undefined && best.share >= LEAST_COVERED ? [best.passage] : [];
  });
  return [...new Set(found)].slice(0, MOST_FURTHER);
}

/** From this number on, many equal labels are a habit and no reading, because the keys are at every label. */
const FEWEST_TO_JUDGE = 8;
const MOST_OF_ONE_LABEL = 0.8;
/** The length of a reason, in characters. */
const MOST_REASON = 300;

/**
 * @param solved as it came: numbers may be missing, or there twice
 * @returns for each question null if the solver chose its key, its objection as the writer is told it, or undefined if it
 *   gave no answer that counts
 */
export function getObjections(
  { shown }: Pick<SolverBatch, 'shown'>,
  solved: readonly Solved[],
): (string | null | undefined)[] {
  const counts = labels.map((label) => solved.filter(({ choice }) => choice === label).length);
  const isHabit =
    solved.length >= FEWEST_TO_JUDGE && Math.max(...counts) >= MOST_OF_ONE_LABEL * solved.length;
  return shown.map(({ options, key }, index) => {
    const [answer, ...more] = solved.filter(({ n }) => n === index + 1);
    if (isHabit || answer === undefined || more.length > 0) return undefined;
    if (answer.choice === key) return null;

    const because = `because: "${unmarked(answer.reason.slice(0, MOST_REASON))}"`;
    if (answer.choice === 'several') return `A reader found more than one right option, ${because}.`;
    if (answer.choice === 'none') return `A reader could not find the answer in the passage, ${because}.`;
    const selection = options[labels.indexOf(answer.choice)] ?? '';
    return `A reader who saw only the passage chose "${selection}", ${because}.`;
  });
}
