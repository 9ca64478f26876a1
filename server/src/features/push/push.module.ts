import { dayAfter, localDay } from '@akada/core/time/local-day.ts';
import { wallTime } from '@akada/core/time/wall-time.ts';
import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { on } from '../../platform/outbox/event.ts';
import type { Platform } from '../../platform/platform.ts';
import { settingsSaved } from '../accounts/accounts.ts';
import { planExamNear } from '../exam-plans/exam-plans.events.ts';
import { createAuthorizePushDevice } from './push.access.ts';
import { pushRoutes } from './push.http.ts';
import { createPushDelivery } from './push-delivery.service.ts';
import { createPushDevices } from './push-devices.service.ts';
import { createPushDue, type PushDueDeps } from './push-due.service.ts';
import { createPushKeys } from './push-keys.service.ts';
import { deleteOldDays } from './push-messages.repo.ts';
import { pushPersonalData } from './push-personal-data.service.ts';
import { createPushPlanning, type PushPlanningDeps } from './push-planning.service.ts';

const minuteMs = 60_000;
/** Days for which it is stored that a reminder was sent. */
const storedDays = 30;

export type PushUses = Pick<PushDueDeps, 'due' | 'countTutorials' | 'planDue'> &
  Pick<PushPlanningDeps, 'studyHour' | 'wantsReminders'>;

/** Reminders on devices while the app is closed. */
export function createPush(platform: Platform, uses: PushUses) {
  const { database, clock } = platform;
  const { push } = platform.config;
  const keys = createPushKeys({ ...platform, configured: push?.keys ?? null });
  const deps = { ...platform, ...uses, push, keys };
  const planning = createPushPlanning({ ...deps, countDue: createPushDue(deps) });
  const delivery = createPushDelivery(deps);
  const module: FeatureModule = {
    routes: pushRoutes(createPushDevices(deps), createAuthorizePushDevice(database)),
    jobs: [delivery.handler],
    tasks: [
      { name: 'push.plan', everyMs: minuteMs, run: planning.planDue },
      delivery.resendTask,
      {
        name: 'push.clean',
        everyMs: 60 * minuteMs,
        run: () => deleteOldDays(database.db, dayAfter(localDay(clock.now(), 'UTC'), -storedDays)),
      },
    ],
    listeners: [
      on(settingsSaved, (tx, { userId }) => planning.followZone(tx, userId)),
      on(planExamNear, async (tx, { userId, facts: { startsAt, zone, when } }) => {
        const examTime = wallTime(Date.parse(startsAt), zone).slice(11);
        if (when === 'morning') await planning.remindOfExam(tx, userId, examTime);
      }),
    ],
    personalData: [pushPersonalData],
  };
  return { module };
}
