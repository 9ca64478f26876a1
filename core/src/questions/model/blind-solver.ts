/** The questions as the blind solver sees them, and its confirmation. */
import { dealKeyPositions } from '../../generation/deal-key-positions.ts';
import {
  type NotePassage,
  passageLabel,
  unmarked,
  writtenPassages,
} from '../../language-model/note-passages.ts';
import { coverage } from '../../text/set-overlap.ts';
import { contentStems } from '../../text/words.ts';
import { type CandidateQuestion, sayFault } from './judge-questions.ts';
import type { ModelQuestion } from './written-question.ts';

const labels = ['A', 'B', 'C', 'D'] as const;

/** The possible answers of a solver. */
const choices = [...labels, 'none', 'several'] as const;
type Choice = (typeof choices)[number];

/** The solver's view of the form of a question. */
const forms = ['fine', 'unclear', 'leaks', 'same'] as const;
export type Form = (typeof forms)[number];

export interface Solved {
  n: number;
  reason: string;
  choice: Choice;
  /** The faults of its form, or only that it is fine; empty if the solver did not say. */
  forms: Form[];
}

const LINE = /^\s*(\d+)[\s.:)]*(.*?)\s*>\s*(A|B|C|D|none|several)\b(.*)$/isu;

/** @param line such as `2 words that decide > B fine` @returns null for anything else */
export function readSolved(line: string): Solved | null {
  const [, n, reason = '', choice = '', rest = ''] = LINE.exec(line) ?? [];
  if (n === undefined) return null;
  const selection = choices.find((one) => one.toLowerCase() === choice.toLowerCase()) ?? 'none';
  // Small models add further words behind the form.
  const [found = ''] = /^[\s,;()]*(?:(?:fine|unclear|leaks|same)\b[\s,;()]*(?:and\s+)?)*/iu.exec(rest) ?? [];
  return {
    n: Number(n),
    reason,
    choice: selection,
    forms: forms.filter((form) => found.toLowerCase().includes(form)),
  };
}

/** The objection for each form that words suspect. */
type Suspected = Partial<Record<Form, string>>;

/** Questions as they are shown: no key, no quotation, no reasons. */
export interface SolverBatch {
  /** Each once, whatever number of questions it is for. */
  passages: string;
  blocks: string;
  /** In the order of the questions. */
  shown: { options: string[]; key: string; suspected: Suspected }[];
}

/**
 * @param seed of an order of options that no student sees: every four questions have their keys at each label once, so that a
 *   solver that likes a label confirms no more than a guess would
 * @param wantsFurther whether a question is read with the passages that its wrong options are in, too
 */
export function solverBatch(
  questions: readonly Pick<CandidateQuestion, 'draft' | 'passage' | 'doubts' | 'written'>[],
  passages: readonly NotePassage[],
  seed: string,
  wantsFurther: (question: Pick<CandidateQuestion, 'doubts'>) => boolean = () => true,
): SolverBatch {
  const dealt = dealKeyPositions(
    questions.map(({ draft }) => draft),
    seed,
  );
  const read = passages.map((passage) => ({ passage, stems: contentStems(passage.text) }));
  const needed = new Set<number>();
  const blocks = questions.map((question, index) => {
    const { stem = '', options = [] } = dealt[index] ?? {};
    const further = wantsFurther(question) ? furtherPassages(question, read) : [];
    for (const { number } of [question.passage, ...further]) needed.add(number);
    const visibleTexts = options.map((option, position) => `${labels[position]}) ${unmarked(option)}`);
    return [`--- Question ${index + 1}`, `Question: ${unmarked(stem)}`, ...visibleTexts].join('\n');
  });
  const sent = passages.filter(({ number }) => needed.has(number));
  return {
    passages: writtenPassages(sent, passageLabel(sent)),
    blocks: blocks.join('\n'),
    shown: dealt.map(({ options, answerIndex }, index) => ({
      options,
      key: labels[answerIndex] ?? '',
      suspected: getSuspected(questions[index]),
    })),
  };
}

/** A solver that says `leaks` counts only if words suspect it: a small model says so too often. */
function getSuspected(question: Pick<CandidateQuestion, 'doubts' | 'written'> | undefined): Suspected {
  if (question === undefined) return {};
  const { doubts, written } = question;
  return {
    ...(doubts.includes('not_self_contained') && { unclear: UNCLEAR }),
    ...(doubts.includes('key_leaks') && { leaks: sayFault('key_leaks', written) }),
  };
}

const MOST_FURTHER = 3;
const LEAST_COVERED = 0.6;

/**
 * Adds for each wrong option the other passage that mentions it most: an option that the rest of the note
 * makes right is a second key.
 */
function furtherPassages(
  { draft: { options, answerIndex }, passage: ownNotePassage }: Pick<ModelQuestion, 'draft' | 'passage'>,
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
 * @param lines as they came: numbers may be missing, or there twice
 * @returns for each question null if the solver chose its key and understood it, its objections as the writer is told them, or
 *   undefined if it gave no answer that counts
 */
export function getObjections(
  { shown }: Pick<SolverBatch, 'shown'>,
  lines: readonly string[],
): (string | null | undefined)[] {
  const solved = lines.flatMap((line) => readSolved(line) ?? []);
  const counts = labels.map((label) => solved.filter(({ choice }) => choice === label).length);
  const isHabit =
    solved.length >= FEWEST_TO_JUDGE && Math.max(...counts) >= MOST_OF_ONE_LABEL * solved.length;
  return shown.map((question, index) => {
    const [answer, ...more] = solved.filter(({ n }) => n === index + 1);
    if (isHabit || answer === undefined || more.length > 0) return undefined;
    const objections = [describeObjection(question, answer), describeForm(question, answer)];
    return objections.filter((objection) => objection !== '').join(' ') || null;
  });
}

type VisibleQuestion = SolverBatch['shown'][number];

function describeObjection({ options, key }: VisibleQuestion, { choice, reason }: Solved): string {
  if (choice === key) return '';
  const because = reason === '' ? '' : `, because: "${unmarked(reason.slice(0, MOST_REASON))}"`;
  if (choice === 'several') return `A reader found more than one right option${because}.`;
  if (choice === 'none') return `A reader could not find the answer in the passage${because}.`;
  const selection = options[labels.indexOf(choice)] ?? '';
  return `A reader who saw only the passage chose "${selection}"${because}.`;
}

const UNCLEAR = 'The question cannot be understood without the note: name the thing and the condition.';

const SAME = 'Two options say the same, or an option speaks of other options: give four different ones.';

/** A solver that says nothing about the form leaves every suspicion of words standing. */
function describeForm({ suspected }: VisibleQuestion, { forms: found }: Solved): string {
  if (found.length === 0) return Object.values(suspected).join(' ');
  const objections: Readonly<Record<Form, string>> = {
    fine: '',
    unclear: UNCLEAR,
    leaks: suspected.leaks ?? '',
    same: SAME,
  };
  return found.flatMap((form) => objections[form] || []).join(' ');
}
