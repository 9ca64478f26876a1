import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { personalTable } from '../../platform/personal-data/personal-table.ts';
import type { Platform } from '../../platform/platform.ts';
import { undoSweep } from '../../platform/undo/undo.ts';
import { createParentInvitations } from './invitations.service.ts';
import { createOpenedPage, type OpenedPageDeps } from './opened-page.service.ts';
import { createParentCodes } from './parent-codes.ts';
import { createParentsAccess } from './parents.access.ts';
import { parentsRoutes } from './parents.http.ts';
import { createParentsService } from './parents.service.ts';
import { parents } from './parents.tables.ts';
import { clearParents } from './parents-erasure.service.ts';
import { createSeenWeeks, type SeenWeeksDeps } from './seen-weeks.service.ts';
import { createWeekMails } from './week-mails.service.ts';

type ParentsUses = Pick<SeenWeeksDeps, 'weekly'> &
  Pick<OpenedPageDeps, 'exams' | 'payments' | 'readStreakDays'>;

/** Parents without an account: who they are, what they read, and their mail of the week. */
export function createParents(platform: Platform, uses: ParentsUses) {
  const codes = createParentCodes(platform.config);
  const weeks = createSeenWeeks({ ...platform, ...uses });
  const deps = { ...platform, ...uses, codes, weeks };
  const module: FeatureModule = {
    routes: parentsRoutes({
      access: createParentsAccess(platform.database),
      parents: createParentsService(platform),
      invitations: createParentInvitations(deps),
      opened: createOpenedPage(deps),
    }),
    tasks: [createWeekMails(deps), undoSweep(platform, 'parents', parents)],
    personalData: [
      {
        tables: [
          personalTable(parents, {
            name: 'parents',
            owned: parents.userId,
            order: [parents.createdAt, parents.id],
            withheld: { code_hash: 'a secret: the code behind it opens the page' },
          }),
        ],
        clear: (tx, { userId }) => clearParents(tx, userId),
      },
    ],
  };
  return { module };
}
