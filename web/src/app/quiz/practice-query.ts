import { queryOptions } from '@tanstack/react-query';
import { resultQuery } from '../../features/exams/api.ts';
import { questionsQuery } from '../../features/quiz/api.ts';
import type { PracticeQuestion } from '../../features/quiz/practice-question.ts';
import type { QuestionSet } from './question-set.ts';

/** The questions of a set, wherever they come from. The missed ones of an exam are read from its result. */
export const practiceQuery = (set: QuestionSet) =>
  queryOptions({
    queryKey: ['quiz', 'practice', set],
    queryFn: async ({ client }): Promise<readonly PracticeQuestion[]> => {
      if (!('exam_id' in set)) return (await client.fetchQuery(questionsQuery(set))).items;

      const result = await client.fetchQuery(resultQuery(set.exam_id));
      return result.questions.filter(({ correct }) => !correct);
    },
  });
