/** Finds out whether a student has started a first set, from the traces that every way of learning leaves. */
import type { FirstSets } from '@akada/contract/work/first-sets.ts';
import { firstSetsNow } from '@akada/core/generation/first-sets.ts';
import type { Database } from '../../platform/database/database.ts';
import type { CardSets } from '../cards/card-sets.service.ts';
import type { MemoryService } from '../memory/memory.service.ts';
import type { QuestionsService } from '../questions/questions.service.ts';

/**
 * Practice and exams write to memory from every device, and the stack of new cards changes card states. A set whose
 * items were all deleted counts as started, because nothing in it is left to start.
 */
export function createStartedSets({
  database: { db },
  questions,
  cards,
  memory,
}: {
  database: Database;
  questions: Pick<QuestionsService, 'ofGeneration'>;
  cards: Pick<CardSets, 'ofGeneration'>;
  memory: Pick<MemoryService, 'events'>;
}) {
  const hasAnswers = async (userId: string, generationId: string): Promise<boolean> => {
    const ids = (await questions.ofGeneration(db, userId, generationId)).map(({ id }) => id);
    if (ids.length === 0) return true;
    return (await memory.events(db, userId, { itemKind: 'question', ids })).length > 0;
  };
  const hasDecisions = async (generationId: string): Promise<boolean> => {
    const left = await cards.ofGeneration(db, generationId);
    return left.length === 0 || left.some(({ state }) => state !== 'draft');
  };
  return async (userId: string, sets: FirstSets): Promise<boolean> => {
    const { start } = firstSetsNow(sets);
    if (start === null) return false;
    const { generation_id } = sets[start.with];
    if (generation_id === null) return false;
    return start.with === 'questions' ? hasAnswers(userId, generation_id) : hasDecisions(generation_id);
  };
}
