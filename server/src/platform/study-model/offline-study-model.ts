import type { QuestionDraft, QuestionRequest } from '@akada/core/generation/question-draft.ts';
import type { IsolationPool } from '../isolate/pool.ts';
import type { StudyModel } from './study-model.ts';

/** A note at the reader's cap of 300,000 words stays under these with room to spare. */
const limits = { timeoutMs: 90_000, oldSpaceMb: 512, rssMb: 640 };

const module = new URL(import.meta.resolve('@akada/core/generation/make-questions.ts'));

/**
 * The study engine of core, in a child process of lower priority: a whole book's questions never hold up the
 * API. The child is kept warm, because it reads only text that was already extracted.
 */
export function createOfflineStudyModel(pool: IsolationPool): StudyModel {
  return {
    makeQuestions: (request, signal) =>
      pool.run<QuestionRequest, QuestionDraft[]>({
        module,
        exportName: 'makeQuestions',
        input: request,
        limits,
        reuse: true,
        signal,
      }),
  };
}
