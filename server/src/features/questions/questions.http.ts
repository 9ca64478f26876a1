import {
  deleteQuestion,
  editQuestion,
  listDeletedQuestions,
  myQuestions,
  reportQuestion,
  restoreQuestion,
} from '@akada/contract/material/questions.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { waitForEngine } from '../../platform/study-model/wait-for-engine.ts';
import type { AuthorizeDeletion } from '../../platform/undo/undo.ts';
import type { ShownPassages } from './passages/shown-passages.service.ts';
import type { AuthorizePractisable } from './practice/practisable.access.ts';
import type { QuestionDeletion } from './question-deletion.service.ts';
import type { QuestionEditing } from './question-editing.service.ts';
import type { QuestionReports } from './question-reports.service.ts';
import type { AuthorizeQuestion } from './questions.access.ts';
import type { QuestionsService } from './questions.service.ts';

export interface QuestionsRoutesDeps {
  questions: QuestionsService;
  deletion: QuestionDeletion;
  editing: QuestionEditing;
  reports: QuestionReports;
  passagesOf: ShownPassages;
  authorizeQuestion: AuthorizeQuestion;
  authorizePractisable: AuthorizePractisable;
  authorizeDeletion: AuthorizeDeletion;
}

export function questionsRoutes(deps: QuestionsRoutesDeps): Route[] {
  const { questions, deletion, editing, reports, passagesOf } = deps;
  const { authorizeQuestion, authorizePractisable, authorizeDeletion } = deps;

  return [
    route(myQuestions)(async ({ caller: { userId }, query }) => {
      const page = await questions.list({
        userId,
        noteId: query.file_id ?? null,
        generationId: query.generation_id ?? null,
        skip: query.skip,
        limit: query.limit,
      });
      return { status: 200, body: { ...page, ...(await passagesOf(userId, page.items)) } };
    }),
    route(editQuestion)(async (call) => {
      const question = await authorizeQuestion(call.caller, call.params.id);
      const body = await waitForEngine(call, (signal) => editing.edit(question, call.body, signal));
      return { status: 200, body };
    }),
    route(reportQuestion)(async ({ caller, params, body }) => {
      await reports.report(caller.userId, await authorizePractisable(caller, params.id), body);
      return { status: 204 };
    }),
    route(deleteQuestion)(async ({ caller, params }) => {
      await questions.remove(await authorizeDeletion(caller, params.id));
      return { status: 204 };
    }),
    route(listDeletedQuestions)(async ({ caller: { userId }, query }) => ({
      status: 200,
      body: { items: await deletion.deletedOf({ id: query.generation_id, userId }) },
    })),
    route(restoreQuestion)(async ({ caller, params }) => ({
      status: 200,
      body: await questions.restore(await authorizeDeletion(caller, params.id)),
    })),
  ];
}
