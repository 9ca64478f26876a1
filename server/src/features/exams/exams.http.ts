import * as orders from '@akada/contract/work/exam-order.ts';
import * as contract from '@akada/contract/work/exams.ts';
import { invalidField } from '../../platform/fault/fault.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { ExamFinish } from './end/exam-finish.service.ts';
import { presentAnswer } from './exam/answer-state.present.ts';
import type { ExamFilter, ExamsService } from './exams.service.ts';
import type { ExamAnswers } from './sitting/exam-answers.service.ts';
import type { ExamPresences } from './sitting/exam-presence.service.ts';
import type { AuthorizeExam } from './sitting/exams.access.ts';
import type { StartExam } from './start/exam-start.service.ts';
import type { HallSubjects } from './start/hall-subjects.service.ts';

export interface ExamsRoutesDeps {
  start: StartExam;
  hallSubjects: HallSubjects;
  exams: ExamsService;
  answers: ExamAnswers;
  presences: ExamPresences;
  finish: ExamFinish;
  authorizeExam: AuthorizeExam;
}

export function examsRoutes(deps: ExamsRoutesDeps): Route[] {
  const { exams, finish, authorizeExam } = deps;
  return [
    route(contract.startExam)(async ({ caller, body, idempotencyKey }) => {
      const { examId, leftOut } = await deps.start(caller.userId, body, idempotencyKey);
      const exam = await exams.started(examId);
      return { status: 201, body: { ...exam, ...(leftOut > 0 && { left_out: leftOut }) } };
    }),
    route(orders.hallSubjects)(async () => ({ status: 200, body: await deps.hallSubjects() })),
    route(contract.listExams)(async ({ caller, query }) => ({
      status: 200,
      body: await exams.list({
        userId: caller.userId,
        status: query.status ?? null,
        kind: query.kind ?? null,
        source: getSource(query),
        skip: query.skip,
        limit: query.limit,
      }),
    })),
    route(contract.getExam)(async ({ caller, params }) => ({
      status: 200,
      body: await exams.get(await authorizeExam(caller, params.id)),
    })),
    route(contract.saveAnswer)(async ({ caller, params, body }) => ({
      status: 200,
      body: presentAnswer(
        await deps.answers.save(caller.userId, {
          choice: undefined,
          choices: undefined,
          response: undefined,
          ...body,
          examId: params.id,
          questionId: params.question_id,
        }),
      ),
    })),
    route(contract.seeExam)(async ({ caller, params, body }) => ({
      status: 200,
      body: await deps.presences.see(caller.userId, { examId: params.id, viewId: body.view_id }),
    })),
    route(contract.submitExam)(async ({ caller, params }) => ({
      status: 200,
      body: await finish.submit(await authorizeExam(caller, params.id)),
    })),
    route(contract.examResult)(async ({ caller, params }) => ({
      status: 200,
      body: await finish.result(await authorizeExam(caller, params.id)),
    })),
  ];
}

interface SourceQuery {
  generation_id?: string | undefined;
  course_id?: string | undefined;
  subject?: string | undefined;
}

function getSource({ generation_id, course_id, subject }: SourceQuery): ExamFilter['source'] {
  const named = [
    { kind: 'generation' as const, key: generation_id },
    { kind: 'course' as const, key: course_id },
    { kind: 'subject' as const, key: subject },
  ].flatMap(({ kind, key }) => (key === undefined ? [] : [{ kind, key }]));
  if (named.length > 1)
    throw invalidField('generation_id', 'Name one of generation_id, course_id and subject');
  return named[0] ?? null;
}
