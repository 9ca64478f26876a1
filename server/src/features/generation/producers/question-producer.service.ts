/** Generations of multiple-choice questions. */
import { isWhole } from '@akada/core/generation/scope/within-scope.ts';
import { shortfallOf } from '@akada/core/generation/shortfall.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StudyModel } from '../../../platform/study-model/study-model.ts';
import type { QuestionsService } from '../../questions/questions.service.ts';
import type { Produce } from './producer.ts';

export interface QuestionProducerDeps {
  database: Database;
  questions: QuestionsService;
  studyModel: Pick<StudyModel, 'makeSet'>;
}

export function createQuestionProducer({ database, questions, studyModel }: QuestionProducerDeps): Produce {
  return async ({ id: generationId, userId, noteId, requested, scope, document }, signal) => {
    const excludedAnswers = await questions.answersOfNote(database.db, userId, noteId);
    const request = { document, count: requested, seed: noteId, excludedAnswers, scope };
    const { questions: made, spareAnswers } = await studyModel.makeSet(request, signal);
    if (made.length === 0) return isWhole(scope) ? 'nothing_to_ask' : 'nothing_in_scope';

    const drafts = await questions.withContent(made, signal);
    const shortfall = made.length < requested ? shortfallOf(request) : null;
    return {
      made: made.length,
      facts: { shortfall, spareAnswers },
      store: (tx) => questions.add(tx, { userId, generationId, noteId, drafts }),
    };
  };
}
