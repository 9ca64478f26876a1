import * as endpoints from '@akada/contract/work/plans/class-exams.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { ExamPlanAccess } from '../exam-plans/exam-plans.access.ts';
import type { ClassExamAccess } from './class-exams.access.ts';
import type { ClassExams } from './class-exams.service.ts';
import type { ClassStudents } from './class-students.service.ts';
import type { MyClassExams } from './my-class-exams.service.ts';

interface ClassExamRoutesDeps {
  findCourse: ClassExamAccess;
  plans: Pick<ExamPlanAccess, 'findReadable'>;
  exams: ClassExams;
  students: ClassStudents;
  mine: MyClassExams;
}

export function classExamRoutes({ findCourse, plans, exams, students, mine }: ClassExamRoutesDeps): Route[] {
  return [
    route(endpoints.getClassExam)(async ({ caller, params }) => ({
      status: 200,
      body: { exam: await exams.read(await findCourse(caller, params.id)) },
    })),
    route(endpoints.setClassExam)(async ({ caller, params, body }) => ({
      status: 200,
      body: { exam: await exams.set(await findCourse(caller, params.id), body) },
    })),
    route(endpoints.removeClassExam)(async ({ caller, params }) => {
      await exams.remove(await findCourse(caller, params.id));
      return { status: 204 };
    }),
    route(endpoints.listClassStudents)(async ({ caller, params, query }) => ({
      status: 200,
      body: await students.list(await findCourse(caller, params.id), query),
    })),
    route(endpoints.listMyClassExams)(async ({ caller }) => ({
      status: 200,
      body: { items: await mine.list(caller.userId) },
    })),
    route(endpoints.planClassExam)(async ({ caller, params, body }) => ({
      status: 200,
      body: { plan_id: await mine.plan(caller.userId, params.id, body.zone) },
    })),
    route(endpoints.decideClassExam)(async ({ caller, params, body }) => {
      await mine.decide(await plans.findReadable(caller, params.id), body.exam_at, body.is_followed);
      return { status: 204 };
    }),
    route(endpoints.shareProgress)(async ({ caller, params, body }) => {
      await mine.share(await plans.findReadable(caller, params.id), body.is_shared);
      return { status: 204 };
    }),
  ];
}
