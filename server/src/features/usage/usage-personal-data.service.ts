import type { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { personalTable } from '../../platform/personal-data/personal-table.ts';
import { usageCounters } from './usage.tables.ts';

/** What the limits keep of a person. */
export const usagePersonalData: PersonalData = {
  tables: [
    personalTable(usageCounters, {
      name: 'usage',
      owned: usageCounters.userId,
      order: [usageCounters.periodStart, usageCounters.kind],
    }),
  ],
};
