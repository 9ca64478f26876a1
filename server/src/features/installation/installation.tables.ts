import type { InstallationKey } from '@akada/core/installation/settings.ts';
import type { InstallationStep } from '@akada/core/installation/steps.ts';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';

export const installationSettings = pgTable('installation_settings', {
  key: text().$type<InstallationKey>().primaryKey(),
  value: text().notNull(),
  changedAt: instant('changed_at').notNull(),
});

export const installationSteps = pgTable('installation_steps', {
  step: text().$type<InstallationStep>().primaryKey(),
  state: text().$type<'later' | 'done'>().notNull(),
  changedAt: instant('changed_at').notNull(),
});
