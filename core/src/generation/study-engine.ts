/** Entry point of the child process: one module, so that one warm child does all of it. */
import type { StudyDocument } from '../text/document.ts';
import { undecidedFaults } from './gate/edited-question.ts';
import { faultsOfAuthored, type GateFault, gateNote, getFaults } from './gate/item-gate.ts';
import { makeQuestions } from './make-questions.ts';
import type { QuestionDraft, QuestionRequest } from './question-draft.ts';

export { makeCards } from '../cards/make-cards.ts';
export { judgeCards } from '../cards/model/judge-written.ts';
export { planGuide } from '../guide/plan-guide.ts';
export { planCalls } from '../language-model/plan-calls.ts';
export { readPrintedPaper as readPaper } from '../papers/printed-paper.ts';
export { completeSet } from '../questions/model/complete-set.ts';
export { judgeQuestions } from '../questions/model/judge-questions.ts';
export { planNote } from './plan/plan-note.ts';
export { findScope, getTopics } from './scope/note-topics.ts';

/** An edited question, and the questions of its set. */
export interface JudgeRequest {
  document: StudyDocument;
  question: QuestionDraft;
  /** The other questions of its set. */
  others: readonly QuestionDraft[];
  /** The question before its edit, if a solver has confirmed it; else null. */
  solved: QuestionDraft | null;
}

/** @returns everything that the item gate finds wrong with it; `gate-words.ts` says it in a student's words */
export function judgeQuestion({ document, question, others, solved }: JudgeRequest): GateFault[] {
  const faults = faultsOfAuthored(question, gateNote(document), others);
  return solved === null ? faults : undecidedFaults(faults, solved, question);
}

/** A request for one more question of a set. */
export interface ReplacementRequest extends Omit<QuestionRequest, 'count'> {
  others: readonly QuestionDraft[];
}

const MOST_QUESTIONS = 50;
/** Number of additional candidates, because the best ones can resemble questions of the set. */
const SPARE = 8;

/** @returns the best question about the note that passes the gate next to the others, or null */
export function makeReplacement({ others, ...request }: ReplacementRequest): QuestionDraft | null {
  const count = Math.min(MOST_QUESTIONS, others.length + SPARE);
  const note = gateNote(request.document);
  return (
    makeQuestions({ ...request, count }).find((draft) => getFaults(draft, note, others).length === 0) ?? null
  );
}
