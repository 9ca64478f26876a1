/** The explanations of a model's questions: what a judge does not find in the note is not shown. */
import { StatementVerifier } from '../../guide/model/verify-statement.ts';
import type { Judgement } from '../../language-model/judging/read-verdicts.ts';
import type { NotePassage } from '../../language-model/note-passages.ts';
import type { ReasonedDraft } from './written-question.ts';

/** The fields that reasons belong to, and those that a judgement changes. */
type Reasoned = Pick<ReasonedDraft, 'stem' | 'options' | 'explanation' | 'feedback' | 'modelChecks'>;

interface ReasonedQuestion<Draft extends Reasoned = Reasoned> {
  draft: Draft;
  passage: NotePassage;
}

/** A small model fills what it has no reason for. */
const SAYS_NOTHING =
  /^(?:(?:this|that|it)(?: is|'s)? )?(?:no|not|none|wrong|incorrect|false|right|correct|n\/a|not (?:said|true|right|correct|stated|mentioned)|-|\.)*[.!]?$/i;

/** A reason that a question gives, as a statement for the judge. */
interface Reason {
  question: number;
  /** The index of its option; null for the explanation. */
  option: number | null;
  text: string;
  isFoundByWords: boolean;
}

/**
 * @param passages of the questions, each once
 * @returns every explanation and feedback; the stem stands before the first one of its question only
 */
export function reasonsToJudge(
  questions: readonly ReasonedQuestion[],
  passages: readonly NotePassage[],
): Reason[] {
  const verifier = new StatementVerifier(passages);
  return questions.flatMap(({ draft, passage }, question) => {
    const { stem, options, explanation, feedback = [] } = draft;
    const isFoundByWords = (text: string) => {
      const proof = verifier.proofOf(text, [passage.number]);
      return proof !== null && !proof.isDoubtful;
    };
    const reasons = [
      { option: null, sentence: explanation, text: `To "${stem}": ${explanation}` },
      ...feedback.map((sentence, option) => ({
        option,
        sentence,
        text: `Not "${options[option]}": ${sentence}`,
      })),
    ];
    return reasons
      .filter(({ sentence }) => !SAYS_NOTHING.test(sentence))
      .map(({ option, sentence, text }) => ({
        question,
        option,
        text,
        isFoundByWords: isFoundByWords(sentence),
      }));
  });
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
