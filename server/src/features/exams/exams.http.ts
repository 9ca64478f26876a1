import * as contract from '@akada/contract/work/exams.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { ShownPassages } from '../questions/passages/shown-passages.service.ts';
import type { ExamFinish } from './exam-finish.service.ts';
import type { AuthorizeExam } from './exams.access.ts';
import type { ExamsService } from './exams.service.ts';

export interface ExamsRoutesDeps {
  exams: ExamsService;
  finish: ExamFinish;
  authorizeExam: AuthorizeExam;
  passagesOf: ShownPassages;
}

export function examsRoutes({ exams, finish, authorizeExam, passagesOf }: ExamsRoutesDeps): Route[] {
  /** With the passages that the questions of an exam name. */
  const withPassages = async <Shown extends Pick<contract.Exam | contract.ExamResult, 'questions'>>(
    { userId }: { userId: string },
    shown: Shown,
  ) => ({ ...shown, ...(await passagesOf(userId, shown.questions)) });

  return [
    route(contract.startExam)(async ({ caller, body, idempotencyKey }) => ({
      status: 201,
      body: await withPassages(
        caller,
        await exams.start(caller.userId, {
          generationId: body.generation_id,
          questionIds: body.question_ids,
          durationMinutes: body.duration_minutes,
          idempotencyKey,
        }),
      ),
    })),
    route(contract.listExams)(async ({ caller, query }) => ({
      status: 200,
      body: await exams.list({
        userId: caller.userId,
        status: query.status ?? null,
        skip: query.skip,
        limit: query.limit,
      }),
    })),
    route(contract.getExam)(async ({ caller, params }) => ({
      status: 200,
      body: await withPassages(caller, await exams.get(await authorizeExam(caller, params.id))),
    })),
    route(contract.saveAnswer)(async ({ caller, params, body }) => ({
      status: 200,
      body: await exams.saveAnswer(caller.userId, params.id, { questionId: params.question_id, ...body }),
    })),
    route(contract.submitExam)(async ({ caller, params }) => ({
      status: 200,
      body: await withPassages(caller, await finish.submit(await authorizeExam(caller, params.id))),
    })),
    route(contract.examResult)(async ({ caller, params }) => ({
      status: 200,
      body: await withPassages(caller, await finish.result(await authorizeExam(caller, params.id))),
    })),
  ];
}
