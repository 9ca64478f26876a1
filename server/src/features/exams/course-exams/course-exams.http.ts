import { Readable } from 'node:stream';
import * as contract from '@akada/contract/work/course-exams.ts';
import { setFileName } from '@akada/core/questions/set-file.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { resultsTable } from './course-exam-results.ts';
import type { CourseExamStudents } from './course-exam-students.service.ts';
import type { CourseExamAccess } from './course-exams.access.ts';
import type { CourseExamsService } from './course-exams.service.ts';
import type { SetExams } from './set-exams.service.ts';

export interface CourseExamsRoutesDeps {
  courseExams: CourseExamsService;
  students: CourseExamStudents;
  setExams: SetExams;
  access: CourseExamAccess;
}

export function courseExamsRoutes({
  courseExams,
  students,
  setExams,
  access,
}: CourseExamsRoutesDeps): Route[] {
  return [
    route(contract.listCourseExams)(async ({ caller, query: { course_id: courseId = null, ...paging } }) => ({
      status: 200,
      body: await courseExams.list({ userId: caller.userId, courseId, ...paging }),
    })),
    route(contract.createCourseExam)(async ({ caller, body, idempotencyKey }) => ({
      status: 201,
      body: await courseExams.create(caller, body, idempotencyKey),
    })),
    route(contract.getCourseExam)(async ({ caller, params }) => ({
      status: 200,
      body: await courseExams.get(await access.toChange(caller, params.id)),
    })),
    route(contract.editCourseExam)(async ({ caller, params, body: { version, ...form } }) => ({
      status: 200,
      body: await courseExams.edit(await access.toChange(caller, params.id), form, version),
    })),
    route(contract.publishCourseExam)(async ({ caller, params }) => ({
      status: 200,
      body: await courseExams.publish(caller, await access.toChange(caller, params.id)),
    })),
    route(contract.deleteCourseExam)(async ({ caller, params }) => {
      await courseExams.remove(await access.toDelete(caller, params.id));
      return { status: 204 };
    }),
    route(contract.restoreCourseExam)(async ({ caller, params }) => ({
      status: 200,
      body: await courseExams.restore(await access.toDelete(caller, params.id)),
    })),
    route(contract.listDeletedCourseExams)(async ({ caller }) => ({
      status: 200,
      body: { items: await courseExams.listDeleted(caller) },
    })),
    route(contract.listCourseExamStudents)(
      async ({ caller, params, query: { state = null, ...choice } }) => ({
        status: 200,
        body: await students.list(await access.toChange(caller, params.id), { state, ...choice }),
      }),
    ),
    route(contract.changeCourseExamStudent)(async ({ caller, params, body }) => ({
      status: 200,
      body: await students.allow(await access.toChange(caller, params.id), params.student_id, {
        extraPercent: body.extra_percent,
        extraAttempts: body.extra_attempts,
      }),
    })),
    route(contract.courseExamResults)(async ({ caller, params }) => {
      const exam = await access.toChange(caller, params.id);
      const bytes = Buffer.from(resultsTable(await students.all(exam)));
      const stream = Readable.from([bytes], { objectMode: false });
      return {
        status: 200,
        content: { stream, bytes: bytes.length, filename: setFileName(exam.title, 'csv') },
      };
    }),
    route(contract.listSetExams)(async ({ caller, query: { course_id, state, ...paging } }) => ({
      status: 200,
      body: await setExams.list(caller.userId, {
        courseId: course_id ?? null,
        state: state ?? null,
        ...paging,
      }),
    })),
  ];
}
