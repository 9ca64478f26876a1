import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { type Holds, personalTable, whileHeld } from '../../platform/personal-data/personal-table.ts';
import type { Platform } from '../../platform/platform.ts';
import { createMemoryService } from './memory.service.ts';
import { memoryOrigins, memoryStates, reviews } from './memory.tables.ts';
import { memoryParameters } from './parameters.tables.ts';
import { createTuning, createWantTuning } from './tuning.service.ts';

/**
 * Remembers what people were asked, how well they knew it, and when to ask again. It has no endpoints: other
 * features use it.
 */
export function createMemory(platform: Platform, holds: Holds) {
  const service = createMemoryService();
  const tuning = createTuning(platform);
  const module: FeatureModule = {
    jobs: [tuning.handler],
    tasks: [tuning.resendTask],
    personalData: [
      {
        tables: [
          personalTable(reviews, {
            name: 'reviews',
            owned: reviews.userId,
            order: [reviews.itemKind, reviews.itemId, reviews.givenAt, reviews.id],
            // Even the existence of reviews of a question's card reveals something.
            held: whileHeld(holds, reviews.itemId, 'row'),
          }),
          personalTable(memoryStates, {
            name: 'memory',
            owned: memoryStates.userId,
            order: [memoryStates.itemKind, memoryStates.itemId],
            // Only what was answered wrongly once is remembered.
            held: whileHeld(holds, memoryStates.itemId, 'row'),
          }),
          personalTable(memoryParameters, {
            name: 'memory-parameters',
            owned: memoryParameters.userId,
            order: [memoryParameters.version],
          }),
          personalTable(memoryOrigins, {
            name: 'memory-origins',
            owned: memoryOrigins.userId,
            order: [memoryOrigins.itemKind, memoryOrigins.itemId],
            held: whileHeld(holds, memoryOrigins.itemId, 'row'),
          }),
        ],
        notHandedOut: { memory_tunings: 'says when the parameters of the memory were last optimised' },
      },
    ],
  };
  return { service, wantTuning: createWantTuning(platform), module };
}
