import type { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { personalTable } from '../../platform/personal-data/personal-table.ts';
import { anonymiseAudit } from './admin-audit.repo.ts';
import { adminAudit } from './admin-audit.tables.ts';

/** What the record of administrators keeps of a person. */
export const adminPersonalData: PersonalData = {
  tables: [
    personalTable(adminAudit, {
      name: 'done-by-administrators',
      owned: adminAudit.targetId,
      order: [adminAudit.createdAt, adminAudit.id],
      withheld: { actor_id: 'names somebody else' },
    }),
  ],
  forget: (tx, { userId }) => anonymiseAudit(tx, userId),
};
