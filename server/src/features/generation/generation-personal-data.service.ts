import type { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { personalTable } from '../../platform/personal-data/personal-table.ts';
import { generations } from './generation.tables.ts';

const bookkeeping = 'only says how far a job got';

/** What the making of questions keeps of a person. */
export const generationPersonalData: PersonalData = {
  tables: [
    personalTable(generations, {
      name: 'question-sets',
      owned: generations.userId,
      order: [generations.createdAt, generations.id],
      withheld: { attempts: bookkeeping, lease_until: bookkeeping, idempotency_key: bookkeeping },
    }),
  ],
};
