/** Tutors, students and an administrator with the calls that tests of courses make. */
import {
  approveCourse,
  listSubmittedCourses,
  rejectCourse,
  submitCourse,
} from '@akada/contract/base/course-approval.ts';
import { addTopic } from '@akada/contract/base/course-topics.ts';
import type { Course } from '@akada/contract/base/courses.ts';
import * as courses from '@akada/contract/base/courses.ts';
import * as enrolments from '@akada/contract/base/enrolments.ts';
import type { TutorState } from '@akada/contract/base/tutors.ts';
import { approveTutor, rejectTutor } from '@akada/contract/observers/admin.ts';
import { callAs } from '../../../testing/call-as.ts';
import { createPerson } from '../../../testing/people.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { giveProfile, profileVersion } from '../../../testing/tutors.ts';
import { createDepartment } from '../../catalog/testing/catalog.samples.ts';

/** @param state of the profile, null for none */
export async function newTutor(app: SharedTestApp, state: TutorState | null = 'approved') {
  const { userId } = await createPerson(app, { role: 'tutor', fullName: 'Ngozi Eze' });
  if (state) await giveProfile(app, userId, state);
  const call = callAs(app, { userId });
  return {
    userId,
    call,
    create: async (name: string, departmentId?: string): Promise<Course> => {
      const body = { name, description: '', department_id: departmentId ?? (await createDepartment(app)) };
      return (await call(courses.createCourse, { body })).body;
    },
    edit: (id: string, body: Record<string, unknown>) => call(courses.editCourse, { params: { id }, body }),
    read: async (id: string): Promise<Course> => (await call(courses.getCourse, { params: { id } })).body,
    remove: (id: string) => call(courses.deleteCourse, { params: { id } }),
    submit: (id: string) => call(submitCourse, { params: { id } }),
    addTopic: (id: string, name: string) => call(addTopic, { params: { id }, body: { name } }),
    members: (id: string) => call(enrolments.listMembers, { params: { id } }),
  };
}

export async function newStudent(app: SharedTestApp, fullName = 'Ada Obi') {
  const { userId } = await createPerson(app, { fullName });
  const call = callAs(app, { userId });
  return {
    userId,
    call,
    join: (code: string) => call(enrolments.joinCourse, { body: { code } }),
    enrol: (id: string) => call(enrolments.enrol, { params: { id } }),
    unenrol: (id: string) => call(enrolments.unenrol, { params: { id } }),
    restore: (id: string) => call(enrolments.restoreEnrolment, { params: { id } }),
    read: (id: string) => call(courses.getCourse, { params: { id } }),
    /** @returns the names of the courses that are found */
    find: async (search: string): Promise<string[]> =>
      (await call(courses.listCourses, { query: { search } })).body.items.map(
        ({ name }: { name: string }) => name,
      ),
  };
}

export async function newAdmin(app: SharedTestApp) {
  const { userId } = await createPerson(app, { role: 'admin' });
  const call = callAs(app, { userId });
  return {
    userId,
    call,
    approve: (id: string, version: string) => call(approveCourse, { params: { id }, body: { version } }),
    reject: (id: string, version: string, reason: string) =>
      call(rejectCourse, { params: { id }, body: { version, reason } }),
    waiting: async (): Promise<string[]> =>
      (await call(listSubmittedCourses)).body.items.map(({ course }: { course: Course }) => course.id),
    members: (id: string) => call(enrolments.listMembers, { params: { id } }),
    approveTutor: async (tutorId: string) =>
      call(approveTutor, { params: { id: tutorId }, body: { version: await profileVersion(app, tutorId) } }),
    rejectTutor: async (tutorId: string) =>
      call(rejectTutor, {
        params: { id: tutorId },
        body: { version: await profileVersion(app, tutorId), reason: 'Say where you studied.' },
      }),
  };
}

export const makeCode = ({ for_owner }: Course): string => for_owner?.join_code ?? '';
export const makeVersion = ({ for_owner }: Course): string => for_owner?.version ?? '';

/** @returns a course that the catalog has */
export async function createListedCourse(
  tutor: Awaited<ReturnType<typeof newTutor>>,
  admin: Awaited<ReturnType<typeof newAdmin>>,
  name: string,
  departmentId?: string,
): Promise<Course> {
  const course = await tutor.create(name, departmentId);
  await tutor.submit(course.id);
  await admin.approve(course.id, makeVersion(course));
  return tutor.read(course.id);
}
