import { deleteQuestion, myQuestions } from '@akada/contract/quiz.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { QuizService } from './quiz.service.ts';

export function quizRoutes(quiz: QuizService): Route[] {
  return [
    route(myQuestions)(async ({ caller, query }) => ({
      status: 200,
      body: await quiz.list({
        userId: caller.userId,
        noteId: query.file_id ?? null,
        generationId: query.generation_id ?? null,
        skip: query.skip,
        limit: query.limit,
      }),
    })),
    route(deleteQuestion)(async ({ caller, params }) => {
      await quiz.remove(caller.userId, params.id);
      return { status: 204 };
    }),
  ];
}
