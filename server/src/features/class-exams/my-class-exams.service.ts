/** Exams of a student's courses: making a plan for one, following its date, and showing progress to the tutor. */
import type { MyClassExam } from '@akada/contract/work/plans/class-exams.ts';
import type { Authorized } from '../../platform/access/authorize.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Executor } from '../../platform/database/database.ts';
import { Fault, notFound } from '../../platform/fault/fault.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockAccount, peopleById } from '../accounts/accounts.ts';
import { type JoinedCourse, joinedCourses } from '../courses/joined-courses.service.ts';
import type { ClassPlans } from '../exam-plans/class-plans.service.ts';
import * as repo from './class-exams.repo.ts';
import type { ClassExamPlanRow, ClassExamRow } from './class-exams.tables.ts';
import { isShared } from './class-students.service.ts';

export interface MyClassExamsDeps extends Pick<Platform, 'database' | 'clock'> {
  plans: Pick<ClassPlans, 'list' | 'add' | 'move'>;
}

type OwnPlan = Authorized<{ id: string; userId: string }>;
type ListedPlan = Awaited<ReturnType<ClassPlans['list']>>[number];

export type MyClassExams = ReturnType<typeof createMyClassExams>;

export function createMyClassExams({ database, clock, plans }: MyClassExamsDeps) {
  const { db } = database;
  return {
    async list(userId: string): Promise<MyClassExam[]> {
      const courses = await findCourses(db, userId);
      const exams = await repo.findExams(db, [...courses.keys()]);
      const links = new Map((await repo.findLinks(db, userId)).map((link) => [link.classExamId, link]));
      const ownPlans = new Map((await plans.list(db, userId)).map((plan) => [plan.id, plan]));
      const tutors = await peopleById(
        db,
        [...courses.values()].map(({ tutorId }) => tutorId),
      );
      return exams.flatMap((exam) => {
        const course = courses.get(exam.courseId);
        const link = links.get(exam.id);
        const plan = link && ownPlans.get(link.planId);
        const isToCome = exam.isCurrent && exam.removedAt === null && Date.parse(exam.examAt) > clock.now();
        if (course === undefined || (plan === undefined && !isToCome)) return [];
        const tutorName = tutors.get(course.tutorId)?.fullName ?? '';
        return [present(exam, { course, tutorName, link, plan })];
      });
    },
    /**
     * A plan for an exam is made once. A plan that the student has for the course is used, and keeps its date until the
     * student moves it.
     *
     * @returns the id of the plan
     * @throws Fault `not_found` for an exam that has ended, was removed or is of another course; `conflict` above the limit
     */
    async plan(userId: string, id: string, zone: string | undefined): Promise<string> {
      return database.transaction(async (tx) => {
        if (!(await lockAccount(tx, userId))) throw notFound();
        const exam = await repo.findExam(tx, id);
        const isToCome = exam !== null && exam.removedAt === null && Date.parse(exam.examAt) > clock.now();
        if (!isToCome || !(await findCourses(tx, userId)).has(exam.courseId)) throw notFound();

        const ownPlans = await plans.list(tx, userId);
        const links = await repo.findLinks(tx, userId);
        const planned = links.find(({ classExamId }) => classExamId === exam.id);
        if (planned && ownPlans.some((plan) => plan.id === planned.planId)) return planned.planId;

        const { courseId, examAt } = exam;
        const unused = ownPlans.find(
          (plan) =>
            hasCourse(plan, courseId) &&
            Date.parse(plan.examAt) > clock.now() &&
            !links.some((link) => link.planId === plan.id),
        );
        const planId = unused?.id ?? (await plans.add(tx, userId, { courseId, examAt, zone }));
        const decidedExamAt = unused?.examAt ?? examAt;
        await repo.putLink(tx, { planId, classExamId: exam.id, userId, decidedExamAt, sharedAt: null });
        await publishHint(tx, userId, { topic: 'exam_plan', id: planId });
        return planId;
      });
    },
    /**
     * @param seenDate the date on the page; null for an exam that was removed
     * @throws Fault `conflict` if the exam was moved again since
     */
    async decide({ id, userId }: OwnPlan, seenDate: string | null, isFollowed: boolean): Promise<void> {
      await database.transaction(async (tx) => {
        const link = await repo.findLink(tx, id);
        const exam = link && (await repo.findExam(tx, link.classExamId));
        if (!link || !exam) return;
        assertSeen(exam, seenDate);
        if (seenDate === null) await repo.deleteLink(tx, id);
        else await repo.updateLink(tx, id, { decidedExamAt: exam.examAt });
        if (isFollowed && seenDate !== null) {
          if (Date.parse(exam.examAt) <= clock.now())
            throw new Fault('conflict', 'This exam has started. Your plan keeps its date.');
          if (!(await plans.move(tx, { id, userId }, exam.examAt))) throw notFound();
        }
        await publishHint(tx, userId, { topic: 'exam_plan', id });
      });
    },
    /** Stopping is always possible. @throws Fault `not_found` for a plan without an exam of a course that the student is in */
    async share({ id, userId }: OwnPlan, shows: boolean): Promise<void> {
      await database.transaction(async (tx) => {
        const link = await repo.findLink(tx, id);
        const exam = link && (await repo.findExam(tx, link.classExamId));
        const course = exam && (await findCourses(tx, userId)).get(exam.courseId);
        if (!link || (shows && (!course || exam?.removedAt !== null))) throw notFound();
        const sharedAt = shows ? getInstant(clock.now()) : null;
        await repo.updateLink(tx, id, { sharedAt });
        await publishHint(tx, userId, { topic: 'exam_plan', id });
        if (course) await publishHint(tx, course.tutorId, { topic: 'course', id: course.id });
      });
    },
  };
}

/** @returns the courses that the student is in and that have not ended, by their ids */
async function findCourses(executor: Executor, userId: string): Promise<Map<string, JoinedCourse>> {
  const joined = await joinedCourses(executor, userId);
  return new Map(joined.flatMap((course) => (course.archivedAt === null ? [[course.id, course]] : [])));
}

function hasCourse({ sources }: ListedPlan, courseId: string): boolean {
  return sources.some(({ kind, sourceKey }) => kind === 'course' && sourceKey === courseId);
}

function assertSeen({ examAt, removedAt }: ClassExamRow, seenDate: string | null): void {
  const isSeen = removedAt === null ? seenDate !== null && isSame(seenDate, examAt) : seenDate === null;
  if (!isSeen) throw new Fault('conflict', 'The exam of your class was changed again. Look at its date.');
}

const isSame = (one: string, other: string) => Date.parse(one) === Date.parse(other);

interface Surroundings {
  course: JoinedCourse;
  tutorName: string;
  link: ClassExamPlanRow | undefined;
  plan: ListedPlan | undefined;
}

function present(exam: ClassExamRow, { course, tutorName, link, plan }: Surroundings): MyClassExam {
  const isMoved =
    link !== undefined &&
    plan !== undefined &&
    !isSame(link.decidedExamAt, exam.examAt) &&
    !isSame(plan.examAt, exam.examAt);
  return {
    id: exam.id,
    course_id: course.id,
    course_name: course.name,
    tutor_name: tutorName,
    title: exam.title,
    exam_at: exam.examAt,
    is_removed: exam.removedAt !== null,
    plan:
      plan === undefined || link === undefined
        ? null
        : {
            id: plan.id,
            is_asked: isMoved || exam.removedAt !== null,
            is_shared: exam.isCurrent && isShared(link, course.joinedAt),
          },
  };
}
