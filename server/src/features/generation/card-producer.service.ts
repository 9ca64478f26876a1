/** Generations of flashcards. */
import type { Database } from '../../platform/database/database.ts';
import type { StudyModel } from '../../platform/study-model/study-model.ts';
import type { CardSets } from '../cards/card-sets.service.ts';
import { cardsFailed, cardsReady } from './generation.events.ts';
import { scopeOf } from './generation.tables.ts';
import type { Producer } from './producer.ts';

export interface CardProducerDeps {
  database: Database;
  cards: CardSets;
  studyModel: Pick<StudyModel, 'makeCards'>;
}

export function createCardProducer({ database, cards, studyModel }: CardProducerDeps): Producer {
  return {
    ready: cardsReady,
    failed: cardsFailed,
    async produce(generation, document, signal) {
      const { id: generationId, userId, noteId, requested, courseName, courseKey, courseId } = generation;
      const known = await cards.knownOf(database.db, userId, noteId);
      const { focus, pages } = scopeOf(generation);
      const request = { document, count: requested, focus: { focus, pages }, seed: noteId, known };
      const { cards: made, shortfall } = await studyModel.makeCards(request, signal);
      if (made.length === 0) return focus === '' && pages === null ? 'nothing_to_ask' : 'nothing_in_scope';

      const drafts = await cards.withContent(made, signal);
      const course = { courseName, courseKey, courseId };
      return {
        made: made.length,
        facts: { cardShortfall: shortfall },
        store: (tx) => cards.add(tx, { userId, generationId, noteId, drafts, ...course }),
      };
    },
  };
}
