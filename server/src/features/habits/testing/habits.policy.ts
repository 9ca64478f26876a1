import { type FeaturePolicy, students } from '../../../testing/suites/policy.ts';

export const policy: FeaturePolicy = {
  'habits.get': { callers: students, success: 200 },
  'habits.today': { callers: students, success: 200 },
  'habits.save_goal': { callers: students, success: 200 },
  'habits.celebration_seen': { callers: students, success: 204 },
  'habits.leaderboards': { callers: students, success: 200 },
  'habits.leaderboard': { callers: students, success: 200 },
  'habits.join_leaderboard': { callers: students, success: 200 },
  'habits.quit_leaderboard': { callers: students, success: 204 },
  'habits.study_reminder': { callers: students, success: 200 },
  'habits.save_study_reminder': { callers: students, success: 200 },
};
