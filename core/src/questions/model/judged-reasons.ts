/** The explanations of a model's questions: what a judge does not find in the note is not shown. */
import { StatementVerifier } from '../../guide/model/verify-statement.ts';
import type { Judgement } from '../../language-model/judging/read-verdicts.ts';
import { type StatementContext, toQuestion } from '../../language-model/judging/statement-context.ts';
import type { NotePassage } from '../../language-model/note-passages.ts';
import { coverage } from '../../text/set-overlap.ts';
import { contentStems } from '../../text/words.ts';
import type { ReasonedDraft } from './written-question.ts';

/** The fields that reasons belong to, and those that a judgement changes. */
type Reasoned = Pick<ReasonedDraft, 'stem' | 'options' | 'explanation' | 'feedback' | 'modelChecks'> & {
  answerIndex: number | null;
};

interface ReasonedQuestion<Draft extends Reasoned = Reasoned> {
  draft: Draft;
  passage: NotePassage;
}

/** A small model fills what it has no reason for. */
const SAYS_NOTHING =
  /^(?:(?:as )?(?:the|your) notes? says?(?: so| (?:this|that|it))?|(?:(?:this|that|it)(?: is|'s)? )?(?:no|not|none|wrong|incorrect|false|right|correct|n\/a|not (?:said|true|right|correct|stated|mentioned|in (?:the|your) notes?)|-|\.)*)[.!]?$/i;

/** A reason that a question gives, as a statement for the judge. */
interface Reason extends StatementContext {
  question: number;
  /** The index of its option; null for the explanation. */
  option: number | null;
  text: string;
  isFoundByWords: boolean;
  /** The numbers of the passages that decide it: the passage of its question, and a second passage with its words. */
  near: number[];
}

/** A passage with fewer of the words that the question's own passage lacks is about something else. */
const MIN_TOUCHED = 0.5;

/**
 * @param passages that were sent of the note: a wrong option may be explained by another passage than the right one
 * @returns every explanation and feedback that states something, with its question and the right answer as its context
 */
export function reasonsToJudge(
  questions: readonly ReasonedQuestion[],
  passages: readonly NotePassage[],
): Reason[] {
  const verifier = new StatementVerifier(passages);
  const findTouched = touching(passages);
  return questions.flatMap(({ draft, passage }, question) => {
    const { stem, options, answerIndex, explanation, feedback = [] } = draft;
    const about = toQuestion(stem, options[answerIndex ?? -1]);
    const reasons = [
      { option: null, text: explanation, denied: undefined },
      ...feedback.map((text, option) => ({
        option,
        text,
        denied: option === answerIndex ? undefined : `Not "${options[option]}"`,
      })),
    ];
    return reasons
      .filter(({ text }) => !SAYS_NOTHING.test(text))
      .map(({ option, text, denied }) => {
        const proof = verifier.proofOf(text, [passage.number]);
        const isFoundByWords = proof !== null && !proof.isDoubtful;
        const near = [
          passage.number,
          ...findTouched(`${options[option ?? -1] ?? ''} ${text}`, passage.number),
        ];
        return { question, option, text, about, denied, isFoundByWords, near };
      });
  });
}

/** @returns a function that finds the other passage with most of the words that a passage lacks, if it has enough of them */
function touching(passages: readonly NotePassage[]) {
  const stems = new Map(passages.map(({ number, text }) => [number, contentStems(text)]));
  return (text: string, ownNumber: number): number[] => {
    const lacking = contentStems(text).difference(stems.get(ownNumber) ?? new Set());
    let best = { share: MIN_TOUCHED, numbers: [] as number[] };
    if (lacking.size === 0) return [];
    for (const [number, found] of stems) {
      const share = coverage(lacking, found);
      if (share > best.share || (share === best.share && best.numbers.length === 0))
        best = { share, numbers: [number] };
    }
    return best.numbers;
  };
}

/**
 * @param judgements in the order of the reasons; words decide without a judgement
 * @returns the questions with the reasons that hold
 */
export function withJudgedReasons<Draft extends Reasoned>(
  questions: readonly ReasonedQuestion<Draft>[],
  reasons: readonly Reason[],
  judgements: readonly (Judgement | null)[],
): Draft[] {
  return questions.map(({ draft }, question) => {
    const ownReasons = reasons.flatMap((reason, index) => {
      const judgement = judgements[index] ?? null;
      const holds = judgement === null ? reason.isFoundByWords : judgement.verdict === 'supported';
      return reason.question === question ? [{ ...reason, holds, isJudged: judgement !== null }] : [];
    });
    const validReasons = ownReasons.filter(({ holds }) => holds);
    const holds = (option: number | null) => validReasons.some((reason) => reason.option === option);
    const check = ownReasons.every(({ isJudged }) => isJudged)
      ? ('reasons_read' as const)
      : 'reasons_by_words';
    const { explanation, feedback = [], modelChecks = [] } = draft;
    return {
      ...draft,
      explanation: holds(null) ? explanation : '',
      feedback: feedback.some((_, option) => holds(option))
        ? feedback.map((text, option) => (holds(option) ? text : ''))
        : [],
      modelChecks: validReasons.length === 0 ? modelChecks : [...modelChecks, check],
    };
  });
}
