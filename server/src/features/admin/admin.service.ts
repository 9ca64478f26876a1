/** The overview: what an administrator wants to know at a glance. */
import type { AdminOverview } from '@akada/contract/observers/admin.ts';
import { mailHealth } from '../../platform/mail/mail-health.ts';
import type { Platform } from '../../platform/platform.ts';
import { countPeople, countSignUps } from '../accounts/accounts.ts';
import { countWaitingTutors } from '../tutors/tutor-approval.service.ts';

const signUpDays = 14;

export function createAdminService({
  database: { db },
  clock,
  queue,
  config: { mail },
}: Pick<Platform, 'database' | 'clock' | 'queue' | 'config'>) {
  return {
    async overview(): Promise<AdminOverview> {
      const { byRole, beingDeleted, ...states } = await countPeople(db);
      return {
        users: { by_role: byRole, being_deleted: beingDeleted, ...states },
        sign_ups: await countSignUps(db, clock.now(), signUpDays),
        tutors_waiting: await countWaitingTutors(db),
        jobs: await queue.health(),
        mail: { kind: mail.kind, ...(await mailHealth(db)) },
      };
    },
  };
}
