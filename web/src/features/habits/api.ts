/** Queries and changes of a student's habits. */
import {
  celebrationSeen,
  getHabits,
  getLeaderboard,
  getStudyReminder,
  habitsToday,
  joinLeaderboard,
  listLeaderboards,
  quitLeaderboard,
  type StudyReminder,
  saveGoal,
  saveStudyReminder,
} from '@akada/contract/observers/habits.ts';
import type { SentBodyOf } from '@akada/contract/wire/endpoint.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { changedBy, refreshTopic } from '../../lib/query/topics.ts';
import { toast } from '../../lib/toast/toast.ts';

/** The account's settings decide whether habits are shown. */
const meta = changedBy('habits', 'account');

export const habitsTodayQuery = (zone: string) =>
  queryOptions({
    queryKey: ['habits', 'today', zone],
    queryFn: ({ signal }) => call(habitsToday, { query: { zone }, signal }),
    meta,
  });

export const habitsQuery = (zone: string) =>
  queryOptions({
    queryKey: ['habits', 'all', zone],
    queryFn: ({ signal }) => call(getHabits, { query: { zone }, signal }),
    meta,
  });

export const leaderboardsQuery = queryOptions({
  queryKey: ['habits', 'leaderboards'],
  queryFn: ({ signal }) => call(listLeaderboards, { signal }),
  meta: changedBy('habits', 'account', 'course'),
});

export const leaderboardQuery = (courseId: string, zone: string) =>
  queryOptions({
    queryKey: ['habits', 'leaderboard', courseId, zone],
    queryFn: ({ signal }) =>
      call(getLeaderboard, { params: { course_id: courseId }, query: { zone }, signal }),
    meta,
  });

export const studyReminderQuery = queryOptions({
  queryKey: ['habits', 'reminder'],
  queryFn: ({ signal }) => call(getStudyReminder, { signal }),
  meta: changedBy('account'),
});

function useHabitChange<Input, Output>(change: (input: Input) => Promise<Output>, done?: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      if (done !== undefined) toast.success(done);
      return refreshTopic(queries, 'habits');
    },
  });
}

export const useSaveGoal = (zone: string) =>
  useHabitChange(
    (answers: number | null) => call(saveGoal, { body: { answers, zone } }),
    'Your goal is saved.',
  );

export const useJoinLeaderboard = (courseId: string) =>
  useHabitChange(
    (alias: string) => call(joinLeaderboard, { params: { course_id: courseId }, body: { alias } }),
    'You take part.',
  );

export const useQuitLeaderboard = (courseId: string) =>
  useHabitChange(
    () => call(quitLeaderboard, { params: { course_id: courseId } }),
    'You no longer take part.',
  );

export const sayCelebrationSeen = (body: SentBodyOf<typeof celebrationSeen>) =>
  call(celebrationSeen, { body });

export function useSaveStudyReminder() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (selection: StudyReminder) => call(saveStudyReminder, { body: selection }),
    onSuccess: (saved) => queries.setQueryData(studyReminderQuery.queryKey, saved),
  });
}
