import { myQuestions } from '@akada/contract/material/questions.ts';
import { queryOptions } from '@tanstack/react-query';
import { viewing } from '../../lib/device/viewing-tab.ts';
import { call } from '../../lib/http/call.ts';
import { changedBy } from '../../lib/query/topics.ts';

/** The newest question, which names the last used note; null if there is none. */
export const newestQuestionQuery = queryOptions({
  queryKey: ['quiz', 'newest'],
  queryFn: async ({ signal }) => {
    // Only the owner reads the text of questions.
    if (viewing !== null) return null;
    return (await call(myQuestions, { query: { limit: 1 }, signal })).items[0] ?? null;
  },
  meta: changedBy('generation', 'question'),
});
