/** A student's review settings. */
import type { CardSettings } from '@akada/contract/work/reviews.ts';
import { defaultSettings, type ReviewSettings } from '@akada/core/reviews/review-settings.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findSettings, putSettings } from './card-settings.repo.ts';

export interface CardSettingsService {
  of(userId: string): Promise<ReviewSettings>;
  present(userId: string): Promise<CardSettings>;
  save(userId: string, settings: CardSettings): Promise<CardSettings>;
}

export function createCardSettings({ database: { db } }: { database: Database }): CardSettingsService {
  const of = async (userId: string) => (await findSettings(db, userId)) ?? defaultSettings;
  return {
    of,
    present: async (userId) => presentSettings(await of(userId)),
    async save(userId, { new_per_day: newPerDay, reviews_per_day: reviewsPerDay, typed_answers, ...rest }) {
      await putSettings(db, { userId, newPerDay, reviewsPerDay, typedAnswers: typed_answers, ...rest });
      return presentSettings(await of(userId));
    },
  };
}

export function presentSettings(settings: ReviewSettings): CardSettings {
  const { newPerDay, reviewsPerDay, retention, buttons, typedAnswers } = settings;
  return {
    new_per_day: newPerDay,
    reviews_per_day: reviewsPerDay,
    retention,
    buttons,
    typed_answers: typedAnswers,
  };
}
