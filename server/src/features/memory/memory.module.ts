import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { type Holds, personalTable, whileHeld } from '../../platform/personal-data/personal-table.ts';
import { createMemoryService } from './memory.service.ts';
import { memoryStates, reviews } from './memory.tables.ts';

const { stability, difficulty, dueDay, reps, lapses } = memoryStates;

/** What people were asked, how well they knew it, and when to ask again. It has no endpoints: other features use it. */
export function createMemory(holds: Holds) {
  const service = createMemoryService();
  const module: FeatureModule = {
    personalData: [
      {
        tables: [
          personalTable(reviews, {
            name: 'reviews',
            owned: reviews.userId,
            order: [reviews.itemKind, reviews.itemId, reviews.givenAt, reviews.id],
            empty: {
              columns: [reviews.grade, reviews.correctedGrade],
              when: whileHeld(holds, reviews.itemId),
            },
          }),
          personalTable(memoryStates, {
            name: 'memory',
            owned: memoryStates.userId,
            order: [memoryStates.itemKind, memoryStates.itemId],
            empty: {
              columns: [stability, difficulty, dueDay, reps, lapses],
              when: whileHeld(holds, memoryStates.itemId),
            },
          }),
        ],
      },
    ],
  };
  return { service, module };
}
