import { deleteQuestion, myQuestions, restoreQuestion } from '@akada/contract/material/questions.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { AuthorizeDeletion } from '../../platform/undo/undo.ts';
import type { QuestionsService } from './questions.service.ts';

export function questionsRoutes(questions: QuestionsService, authorizeDeletion: AuthorizeDeletion): Route[] {
  return [
    route(myQuestions)(async ({ caller, query }) => ({
      status: 200,
      body: await questions.list({
        userId: caller.userId,
        noteId: query.file_id ?? null,
        generationId: query.generation_id ?? null,
        skip: query.skip,
        limit: query.limit,
      }),
    })),
    route(deleteQuestion)(async ({ caller, params }) => {
      await questions.remove(await authorizeDeletion(caller, params.id));
      return { status: 204 };
    }),
    route(restoreQuestion)(async ({ caller, params }) => ({
      status: 200,
      body: await questions.restore(await authorizeDeletion(caller, params.id)),
    })),
  ];
}
