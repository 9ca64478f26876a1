import * as contract from '@akada/contract/work/statistics.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { BankAccess } from '../../questions/bank/bank.access.ts';
import type { CourseExamAccess } from '../course-exams/course-exams.access.ts';
import type { EvaluatedExams } from './evaluated-exams.service.ts';
import type { StatisticsService } from './question-statistics.service.ts';

export interface StatisticsRoutesDeps {
  questions: StatisticsService;
  courseExams: EvaluatedExams;
  bankAccess: BankAccess;
  courseExamAccess: CourseExamAccess;
}

export function statisticsRoutes(deps: StatisticsRoutesDeps): Route[] {
  return [
    route(contract.questionStatistics)(async ({ caller, params }) => ({
      status: 200,
      body: await deps.questions.ofQuestion(await deps.bankAccess.toCorrect(caller, params.id)),
    })),
    route(contract.listEvaluatedExams)(async ({ query }) => ({
      status: 200,
      body: await deps.courseExams.list(query),
    })),
    route(contract.courseExamStatistics)(async ({ caller, params }) => ({
      status: 200,
      body: await deps.courseExams.read(await deps.courseExamAccess.toEvaluate(caller, params.id)),
    })),
  ];
}
