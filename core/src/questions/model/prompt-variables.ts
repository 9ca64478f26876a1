/** The variables from a note and an order that fill the prompts about questions. */
import type { QuestionDraft, QuestionScope } from '../../generation/question-draft.ts';
import { type NotePassage, unmarked, writtenPassages } from '../../language-model/note-passages.ts';
import type { RejectedQuestion } from './judge-questions.ts';
import { kindLines } from './question-prompts.ts';
import { getWrittenKinds, writtenKinds } from './written-question.ts';

export interface WriteRequest {
  /** The requested number. */
  n: number;
  language: string;
  title: string;
  passages: readonly NotePassage[];
  scope: Pick<QuestionScope, 'focus' | 'kinds' | 'difficulty'>;
  /** Questions of the set that were accepted before. */
  accepted: readonly QuestionDraft[];
  /** Keys that the note was requested before. */
  excludedAnswers: readonly string[];
}

const SHARE_OF_PASSAGES = 0.6;
const SHARE_OF_TERMS = 0.3;
const FEWEST_OF_ONE = 2;
const MOST_AVOIDED = 20;
const LONGEST_FOCUS = 100;

/** @returns the variables of `writePrompt` */
export function writeVariables(request: WriteRequest) {
  const { n, language, title, passages, scope } = request;
  const kinds = getWrittenKinds(scope.kinds);
  const isMixed = kinds.length === writtenKinds.length;
  return {
    n: String(n),
    language,
    title: unmarked(title),
    passages: writtenPassages(passages),
    wishes: getWishes(scope),
    avoid: avoidedIn(request),
    min_passages: String(Math.min(Math.ceil(n * SHARE_OF_PASSAGES), passages.length)),
    most_per: String(Math.max(FEWEST_OF_ONE, 2 * Math.ceil(n / Math.max(1, passages.length)))),
    kinds: kinds.map((kind) => `${kind}: ${kindLines[kind]}`).join('\n'),
    mix: isMixed
      ? `At least four kinds where the note carries them; at most ${Math.ceil(n * SHARE_OF_TERMS)} of kind term; at most one exception.`
      : 'Only the kinds above, as evenly as the note carries them.',
  };
}

const difficultyLines: Readonly<Record<QuestionScope['difficulty'], string>> = {
  easier: 'Prefer what has to be recalled: a term, a number, what belongs together.',
  mixed: '',
  harder: 'Prefer what has to be understood: why, what differs, what holds of a new case.',
};

/** The student's own words cannot end their line. */
function getWishes({ focus, difficulty }: WriteRequest['scope']): string {
  const topic = unmarked(focus)
    .replace(/["\s]+/g, ' ')
    .trim()
    .slice(0, LONGEST_FOCUS);
  const about =
    topic === ''
      ? ''
      : `Only about this topic: "${topic}". If the passages do not cover it, return an empty list.`;
  return [about, difficultyLines[difficulty]].filter((line) => line !== '').join('\n');
}

function avoidedIn({ accepted, excludedAnswers }: WriteRequest): string {
  const requested = accepted.map(({ stem, options, answerIndex }) => `${stem} (${options[answerIndex]})`);
  const lines = [...excludedAnswers, ...requested].slice(-MOST_AVOIDED).map((line) => `- ${unmarked(line)}`);
  return lines.length === 0 ? '' : `Already asked; ask other facts:\n${lines.join('\n')}`;
}

/** @returns the variables of `repairPrompt` */
export function repairVariables(
  refused: readonly RejectedQuestion[],
  acceptedQuestionDrafts: readonly QuestionDraft[],
  language: string,
) {
  const blocks = refused.map(
    ({ written, passage, fault }, index) =>
      `--- Question ${index + 1}\nFault: ${unmarked(fault)}\n[P${passage.number}] ${unmarked(passage.text)}\nQuestion as it was: ${unmarked(JSON.stringify(written))}`,
  );
  const takenNames = acceptedQuestionDrafts.map(
    ({ stem, options, answerIndex }) => `- ${unmarked(`${stem} (${options[answerIndex]})`)}`,
  );
  return { language, blocks: blocks.join('\n'), taken: takenNames.join('\n') || '- none' };
}
