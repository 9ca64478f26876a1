import type { QuestionDraft, QuestionRequest } from '@akada/core/generation/question-draft.ts';

/**
 * What makes study items out of a note. Whatever stands behind it, what it proposes has passed the item gate of
 * core before it is stored.
 */
export interface StudyModel {
  /**
   * @param signal gives up; the promise rejects
   * @returns as many good questions as the note carries, at most `count`, possibly none
   */
  makeQuestions(request: QuestionRequest, signal: AbortSignal): Promise<QuestionDraft[]>;
}
