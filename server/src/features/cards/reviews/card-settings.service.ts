/** A student's review settings, and the parameters of memory that they choose. */

import type { BodyOf } from '@akada/contract/wire/endpoint.ts';
import type { CardSettings, saveCardSettings } from '@akada/contract/work/reviews.ts';
import type { MemoryParameters } from '@akada/core/memory/forgetting-curve.ts';
import {
  defaultSettings,
  getUsedParameters,
  type ReviewSettings,
} from '@akada/core/reviews/review-settings.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { MemoryService } from '../../memory/memory.service.ts';
import { findSettings, putSettings } from './card-settings.repo.ts';

export interface CardSettingsService {
  of(userId: string): Promise<ReviewSettings>;
  present(userId: string): Promise<CardSettings>;
  save(userId: string, settings: BodyOf<typeof saveCardSettings>): Promise<CardSettings>;
  /** @returns the student's own parameters for reviews to come; undefined for the defaults */
  findParameters(userId: string): Promise<MemoryParameters | undefined>;
}

export interface CardSettingsDeps {
  database: Database;
  memory: Pick<MemoryService, 'parameters'>;
}

export function createCardSettings({ database: { db }, memory }: CardSettingsDeps): CardSettingsService {
  const of = async (userId: string) => (await findSettings(db, userId)) ?? defaultSettings;
  const present = async (userId: string) => {
    const newest = await memory.parameters(db, userId);
    return presentSettings(await of(userId), newest);
  };
  return {
    of,
    present,
    async save(userId, { new_per_day, reviews_per_day, typed_answers, own_memory, ...rest }) {
      await putSettings(db, {
        userId,
        newPerDay: new_per_day,
        reviewsPerDay: reviews_per_day,
        typedAnswers: typed_answers,
        ownMemory: own_memory,
        ...rest,
      });
      return present(userId);
    },
    findParameters: async (userId) => getUsedParameters(await present(userId))?.parameters,
  };
}

type NewestParameters = Awaited<ReturnType<MemoryService['parameters']>>;

function presentSettings(settings: ReviewSettings, newest: NewestParameters): CardSettings {
  const { newPerDay, reviewsPerDay, retention, buttons, typedAnswers, ownMemory } = settings;
  return {
    new_per_day: newPerDay,
    reviews_per_day: reviewsPerDay,
    retention,
    buttons,
    typed_answers: typedAnswers,
    own_memory: ownMemory,
    own_parameters: newest && {
      version: newest.version,
      parameters: newest.parameters,
      adopted_at: newest.adoptedAt,
      reviews: newest.reviews,
    },
  };
}
