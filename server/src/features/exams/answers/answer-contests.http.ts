import * as contract from '@akada/contract/work/contests/answer-contests.ts';
import { type Caller, type Route, route } from '../../../platform/http/route.ts';
import type { BankAccess } from '../../questions/bank/bank.access.ts';
import type { KeyChangesService } from '../regrading/key-changes.service.ts';
import type { AnswerContests, OwnExam } from './answer-contests.service.ts';
import type { QuestionAnswersService } from './question-answers.service.ts';

export interface AnswerContestsRoutesDeps {
  contests: AnswerContests;
  answers: QuestionAnswersService;
  keyChanges: Pick<KeyChangesService, 'get'>;
  /** @throws Fault `not_found` for another student's exam */
  authorizeExam(caller: Pick<Caller, 'userId'>, examId: string): Promise<OwnExam>;
  bankAccess: BankAccess;
}

export function answerContestsRoutes(deps: AnswerContestsRoutesDeps): Route[] {
  const { contests, answers, authorizeExam, bankAccess } = deps;
  return [
    route(contract.contestAnswer)(async ({ caller, params }) => ({
      status: 200,
      body: await contests.contest(await authorizeExam(caller, params.id), params.question_id),
    })),
    route(contract.withdrawContest)(async ({ caller, params }) => {
      await contests.withdraw(await authorizeExam(caller, params.id), params.question_id);
      return { status: 204 };
    }),
    route(contract.listAnswers)(async ({ caller, params }) => ({
      status: 200,
      body: await answers.list(await bankAccess.toCorrect(caller, params.id)),
    })),
    route(contract.previewAcceptance)(async ({ caller, params, body }) => ({
      status: 200,
      body: await answers.preview(await bankAccess.toCorrect(caller, params.id), body),
    })),
    route(contract.acceptAnswer)(async ({ caller, params, body, idempotencyKey }) => {
      const question = await bankAccess.toCorrect(caller, params.id);
      const id = await answers.accept(caller, question, body, idempotencyKey);
      return { status: 201, body: await deps.keyChanges.get(id) };
    }),
    route(contract.rejectAnswer)(async ({ caller, params, body }) => ({
      status: 200,
      body: await answers.reject(caller, await bankAccess.toCorrect(caller, params.id), body),
    })),
    route(contract.listContestedAnswers)(async ({ caller, query }) => ({
      status: 200,
      body: await answers.listContested(caller.userId, query),
    })),
  ];
}
