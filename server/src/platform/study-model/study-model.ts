import type { CardRequest, MadeCards } from '@akada/core/cards/make-cards.ts';
import type { JudgeCardsRequest, JudgedCards } from '@akada/core/cards/model/judge-written.ts';
import type { GateFault } from '@akada/core/generation/gate/item-gate.ts';
import type { NotePlan, PlanRequest } from '@akada/core/generation/plan/plan-note.ts';
import type { QuestionDraft } from '@akada/core/generation/question-draft.ts';
import type { ScopeFinding, ScopeRequest } from '@akada/core/generation/scope/note-topics.ts';
import type { JudgeRequest, ReplacementRequest } from '@akada/core/generation/study-engine.ts';
import type { GuidePlan, GuideRequest } from '@akada/core/guide/plan-guide.ts';
import type { CallPlan, CallsRequest } from '@akada/core/language-model/plan-calls.ts';
import type { PaperRequest, PrintedPaper } from '@akada/core/papers/printed-paper.ts';
import type { CompleteSet, CompleteSetRequest } from '@akada/core/questions/model/complete-set.ts';
import type { JudgedQuestions, JudgeQuestionsRequest } from '@akada/core/questions/model/judge-questions.ts';
import type { StudyDocument } from '@akada/core/text/document.ts';

/**
 * Makes study items from a note. With any implementation, its items passed the item gate of core before they
 * are stored.
 */
export interface StudyModel {
  /**
   * @param signal aborts; the promise rejects
   * @returns at most `count` items, possibly none: the model's items, filled up by the engine, and further
   * requests to it
   */
  completeSet(request: CompleteSetRequest, signal: AbortSignal): Promise<CompleteSet>;
  /** @param signal as above @returns which questions of a language model pass the gate, and which may be repaired */
  judgeQuestions(request: JudgeQuestionsRequest, signal: AbortSignal): Promise<JudgedQuestions>;
  /** @param signal as above @returns as many good cards as the note carries, and what became of the rest */
  makeCards(request: CardRequest, signal: AbortSignal): Promise<MadeCards>;
  /** @param signal as above @returns the sections of a guide: what the engine makes of each, and what a model would be shown */
  planGuide(request: GuideRequest, signal: AbortSignal): Promise<GuidePlan>;
  /** @param signal as above @returns the calls in which a language model reads the note */
  planCalls(request: CallsRequest, signal: AbortSignal): Promise<CallPlan>;
  /** @param signal as above @returns which cards of a language model pass the gate */
  judgeCards(request: JudgeCardsRequest, signal: AbortSignal): Promise<JudgedCards>;
  /**
   * @param signal as above
   * @returns one more question for a set; null if the note has no other
   */
  makeReplacement(request: ReplacementRequest, signal: AbortSignal): Promise<QuestionDraft | null>;
  /**
   * @param signal as above
   * @returns whether the note covers the requested topic
   */
  findScope(request: ScopeRequest, signal: AbortSignal): Promise<ScopeFinding>;
  /** @param signal as above @returns topics of the note in its own words, to choose from */
  getTopics(document: StudyDocument, signal: AbortSignal): Promise<string[]>;
  /** @param signal as above @returns the parts of a note, and how many questions it gives */
  planNote(request: PlanRequest, signal: AbortSignal): Promise<NotePlan>;
  /** @param signal as above @returns the questions of a past paper as they are printed, none if it has none */
  readPaper(request: PaperRequest, signal: AbortSignal): Promise<PrintedPaper>;
  /** @param signal as above @returns what the item gate finds wrong with an edited question */
  judgeQuestion(request: JudgeRequest, signal: AbortSignal): Promise<GateFault[]>;
}
