/**
 * Generations of questions: a language model's if one may be used, filled up to the number by the engine. A mixed set also
 * has questions without options.
 */
import { isWhole } from '@akada/core/generation/scope/within-scope.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StudyModel } from '../../../platform/study-model/study-model.ts';
import type { LanguageModelService } from '../../language-model/language-model.service.ts';
import type { QuestionsService } from '../../questions/questions.service.ts';
import { checkReasons } from './model-questions/checked-reasons.service.ts';
import { writeQuestions } from './model-questions/written-questions.service.ts';
import { getPartsRead, getQuoted, type Produce } from './producer.ts';

export interface QuestionProducerDeps {
  database: Database;
  questions: QuestionsService;
  languageModel: Pick<LanguageModelService, 'ask' | 'refusalFor' | 'forget'>;
  studyModel: Pick<StudyModel, 'completeSet' | 'planCalls' | 'judgeQuestions'>;
}

export function createQuestionProducer(deps: QuestionProducerDeps): Produce {
  const { database, questions, languageModel, studyModel } = deps;
  return async ({ id: generationId, userId, noteId, requested, scope, document }, signal, onProgress) => {
    const excludedAnswers = await questions.answersOfNote(database.db, userId, noteId);
    const earlier = (await questions.quotedOfNote(database.db, userId, noteId)).map(getQuoted);
    const order = { id: generationId, userId, document, requested, scope, excludedAnswers, earlier };
    const modelSet = await writeQuestions(deps, order, onProgress, signal);
    const { model, offline, refused, parts } = modelSet;
    const request = { document, count: requested, seed: noteId, excludedAnswers, earlier, scope };
    const modelDrafts = modelSet.questions.map(({ draft }) => draft);
    const completed = await studyModel.completeSet(
      { ...request, modelDrafts, rejectedCount: refused },
      signal,
    );
    const setDrafts = await checkReasons(languageModel, order, completed.drafts, modelSet, signal);
    if (setDrafts.length === 0) return isWhole(scope) ? 'nothing_to_ask' : 'nothing_in_scope';

    const drafts = await questions.withContent(setDrafts, signal);
    const byEngine = setDrafts.filter(({ byModel }) => byModel !== true).length;
    const madeBy = {
      model: byEngine === setDrafts.length ? null : model,
      offlineReason: offline,
      byEngine,
    };
    return {
      made: setDrafts.length,
      facts: {
        shortfall: completed.shortfall,
        spareAnswers: completed.spareAnswers,
        ...madeBy,
        ...getPartsRead(parts),
      },
      async store(tx) {
        await questions.add(tx, { userId, generationId, noteId, drafts });
        await languageModel.forget(tx, generationId);
      },
    };
  };
}
