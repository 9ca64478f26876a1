import { QueryClient, queryOptions } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { currentUserQuery } from '../features/accounts/api.ts';
import { overviewQuery } from '../features/admin/api.ts';
import { examQuery } from '../features/exams/api.ts';
import { runningExamsQuery } from '../features/exams/exam-lists.ts';
import { generationQuery } from '../features/generation/api.ts';
import { notesQuery } from '../features/notes/api.ts';
import { latestQuery, notificationsQuery } from '../features/notifications/api.ts';
import { unreadCountQuery } from '../features/notifications/unread-count.ts';
import { questionsQuery } from '../features/questions/my-questions.ts';
import { newestQuestionQuery } from '../features/quiz/api.ts';
import { sessionsQuery } from '../features/settings/api.ts';
import { usageQuery } from '../features/usage/api.ts';
import { refreshTopic, type Topic } from '../lib/query/topics.ts';
import { settingsQuery } from '../lib/session/account.ts';
import { tutorProfileQuery } from '../lib/session/own-tutor-profile.ts';

/** Named, so that a failure tells which page would have stayed outdated. */
const queries = {
  notes: notesQuery,
  usage: usageQuery,
  generation: generationQuery('g1'),
  questions: questionsQuery({ file_id: 'f1' }),
  newestQuestion: newestQuestionQuery,
  exam: examQuery('e1'),
  runningExams: runningExamsQuery(),
  unreadCount: unreadCountQuery,
  latest: latestQuery,
  notifications: notificationsQuery({ unreadOnly: false, category: null }),
  currentUser: currentUserQuery,
  settings: settingsQuery,
  sessions: sessionsQuery,
  tutorProfile: tutorProfileQuery,
  overview: overviewQuery,
};

/** @returns the names of the queries that are read again after a hint */
async function refreshedBy(topic: Topic | null): Promise<string[]> {
  const client = new QueryClient();
  for (const { queryKey, meta } of Object.values(queries)) {
    const cached = queryOptions({ queryKey: queryKey as readonly unknown[], meta, queryFn: () => null });
    await client.prefetchQuery(cached);
  }
  await refreshTopic(client, topic);
  return Object.entries(queries)
    .filter(([, { queryKey }]) => client.getQueryState(queryKey as readonly unknown[])?.isInvalidated)
    .map(([name]) => name);
}

const ofAccount = ['currentUser', 'settings', 'sessions', 'tutorProfile'];
const ofNotifications = ['unreadCount', 'latest', 'notifications'];

test.each<[Topic, string[]]>([
  ['note', ['notes', 'usage']],
  ['question', ['generation', 'questions', 'newestQuestion']],
  ['generation', ['usage', 'generation', 'questions', 'newestQuestion']],
  ['exam', ['exam', 'runningExams']],
  ['usage', ['usage']],
  ['notification', ofNotifications],
  ['account', ofAccount],
])('the page reads again after a hint about a %s: %j', async (topic, names) => {
  expect(await refreshedBy(topic)).toEqual(names);
});

test('after a gap only the topics of hints are read again', async () => {
  expect(await refreshedBy(null)).toEqual(Object.keys(queries).filter((name) => name !== 'overview'));
});
