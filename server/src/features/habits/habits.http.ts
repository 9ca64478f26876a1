import * as endpoints from '@akada/contract/observers/habits.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { HabitsService } from './habits.service.ts';
import type { LeaderboardsService } from './leaderboards/leaderboards.service.ts';
import type { StudyReminders } from './reminders/study-reminders.service.ts';

export function habitsRoutes(
  habits: HabitsService,
  leaderboards: LeaderboardsService,
  reminders: Pick<StudyReminders, 'read' | 'save'>,
): Route[] {
  return [
    route(endpoints.getHabits)(async ({ caller, query }) => ({
      status: 200,
      body: { habits: await habits.read(caller.userId, query.zone) },
    })),
    route(endpoints.habitsToday)(async ({ caller, query }) => ({
      status: 200,
      body: { habits: await habits.today(caller.userId, query.zone) },
    })),
    route(endpoints.saveGoal)(async ({ caller, body }) => ({
      status: 200,
      body: { habits: await habits.saveGoal(caller.userId, body.answers, body.zone) },
    })),
    route(endpoints.celebrationSeen)(async ({ caller, body }) => {
      await habits.celebrated(caller.userId, body);
      return { status: 204 };
    }),
    route(endpoints.listLeaderboards)(async ({ caller }) => ({
      status: 200,
      body: await leaderboards.list(caller.userId),
    })),
    route(endpoints.getLeaderboard)(async ({ caller, params, query }) => ({
      status: 200,
      body: await leaderboards.read(caller.userId, params.course_id, query.zone),
    })),
    route(endpoints.joinLeaderboard)(async ({ caller, params, body }) => ({
      status: 200,
      body: await leaderboards.join(caller.userId, params.course_id, body.alias),
    })),
    route(endpoints.quitLeaderboard)(async ({ caller, params }) => {
      await leaderboards.quit(caller.userId, params.course_id);
      return { status: 204 };
    }),
    route(endpoints.getStudyReminder)(async ({ caller }) => ({
      status: 200,
      body: await reminders.read(caller.userId),
    })),
    route(endpoints.saveStudyReminder)(async ({ caller, body }) => ({
      status: 200,
      body: await reminders.save(caller.userId, body),
    })),
  ];
}
