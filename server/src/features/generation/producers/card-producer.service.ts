/** Generations of flashcards: a language model's if one may be used, filled up to the number by the engine. */
import type { Database } from '../../../platform/database/database.ts';
import type { StudyModel } from '../../../platform/study-model/study-model.ts';
import type { CardSets } from '../../cards/card-sets.service.ts';
import type { LanguageModelService } from '../../language-model/language-model.service.ts';
import { writeCards } from './model-cards/written-cards.service.ts';
import { getPartsRead, getQuoted, type Produce } from './producer.ts';

export interface CardProducerDeps {
  database: Database;
  cards: CardSets;
  languageModel: LanguageModelService;
  studyModel: Pick<StudyModel, 'makeCards' | 'planCalls' | 'judgeCards'>;
}

export function createCardProducer(deps: CardProducerDeps): Produce {
  const { database, cards, languageModel, studyModel } = deps;
  return async (
    { id: generationId, userId, noteId, requested, scope, document, ...course },
    signal,
    onProgress,
  ) => {
    const { known, dropped } = await cards.frontsOf(database.db, userId, noteId);
    const focus = { focus: scope.focus, pages: scope.pages };
    const earlier = (await cards.quotedOfNote(database.db, userId, noteId)).map(getQuoted);
    const order = {
      id: generationId,
      userId,
      document,
      requested,
      focus,
      knownNames: [...known, ...dropped],
      earlier,
    };
    const {
      drafts: written,
      model,
      offline,
      refused,
      parts,
    } = await writeCards(deps, order, onProgress, signal);
    const request = {
      document,
      count: requested,
      focus,
      seed: noteId,
      known,
      dropped,
      written,
      refused,
      earlier,
    };
    const { cards: createdCardDrafts, shortfall: cardShortfall } = await studyModel.makeCards(
      request,
      signal,
    );
    if (createdCardDrafts.length === 0)
      return focus.focus === '' && focus.pages === null ? 'nothing_to_ask' : 'nothing_in_scope';

    const drafts = await cards.withContent(createdCardDrafts, signal);
    const { courseName, courseKey, courseId } = course;
    const set = { userId, generationId, noteId, drafts, courseName, courseKey, courseId };
    const byEngine = createdCardDrafts.filter(({ source }) => source !== 'model').length;
    const madeBy = {
      model: byEngine === createdCardDrafts.length ? null : model,
      offlineReason: offline,
      byEngine,
    };
    return {
      made: createdCardDrafts.length,
      facts: { cardShortfall, ...madeBy, ...getPartsRead(parts) },
      async store(tx) {
        await cards.add(tx, set);
        await languageModel.forget(tx, generationId);
      },
    };
  };
}
