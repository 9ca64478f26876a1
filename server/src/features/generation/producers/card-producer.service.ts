/** Generations of flashcards. */
import type { Database } from '../../../platform/database/database.ts';
import type { StudyModel } from '../../../platform/study-model/study-model.ts';
import type { CardSets } from '../../cards/card-sets.service.ts';
import type { Produce } from './producer.ts';

export interface CardProducerDeps {
  database: Database;
  cards: CardSets;
  studyModel: Pick<StudyModel, 'makeCards'>;
}

export function createCardProducer({ database, cards, studyModel }: CardProducerDeps): Produce {
  return async ({ id: generationId, userId, noteId, requested, scope, document, ...course }, signal) => {
    const known = await cards.knownOf(database.db, userId, noteId);
    const { focus, pages } = scope;
    const request = { document, count: requested, focus: { focus, pages }, seed: noteId, known };
    const { cards: made, shortfall: cardShortfall } = await studyModel.makeCards(request, signal);
    if (made.length === 0) return focus === '' && pages === null ? 'nothing_to_ask' : 'nothing_in_scope';

    const drafts = await cards.withContent(made, signal);
    const { courseName, courseKey, courseId } = course;
    const set = { userId, generationId, noteId, drafts, courseName, courseKey, courseId };
    return { made: made.length, facts: { cardShortfall }, store: (tx) => cards.add(tx, set) };
  };
}
