/** Sets of a tutor's questions for everybody in a course: who is in it has them, from joining until leaving. */
import type {
  CourseSet,
  confirmQuestionsRight,
  reportCourseSet,
  shareCourseSet,
} from '@akada/contract/material/course-sets.ts';
import type { BodyOf } from '@akada/contract/wire/endpoint.ts';
import type { Cloth } from '@akada/contract/wire/fields.ts';
import { catalogKey } from '@akada/core/catalog/catalog-name.ts';
import { shareLimits } from '@akada/core/sharing/share-rules.ts';
import { type Authorized, authorize, ownedBy } from '../../../platform/access/authorize.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { Fault, notFound } from '../../../platform/fault/fault.ts';
import { publishHint } from '../../../platform/hints/hints.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { recordAll } from '../../../platform/outbox/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import { memberIds, shownCourses } from '../../courses/course-members.service.ts';
import { readCourses } from '../../courses/course-reading.service.ts';
import { joinedCourses } from '../../courses/joined-courses.service.ts';
import type { CopyrightReports } from '../../rights/copyright-reports.service.ts';
import { type PaperRights, requireRight } from '../../rights/paper-rights.service.ts';
import { assertOwnCourses } from '../bank/bank-rules.service.ts';
import { courseSetShared } from './course-sets.events.ts';
import * as repo from './course-sets.repo.ts';
import type { CourseSetRow } from './course-sets.tables.ts';

export type CourseSets = ReturnType<typeof createCourseSets>;

export interface CourseSetUses {
  papers: Pick<PaperRights, 'confirmQuestions' | 'papersOfQuestions'>;
  copyright: CopyrightReports;
}

export function createCourseSets({
  database,
  clock,
  papers,
  copyright,
}: Pick<Platform, 'database' | 'clock'> & CourseSetUses) {
  const { db } = database;
  const present = async (caller: Caller, rows: readonly repo.ListedSet[]): Promise<CourseSet[]> => {
    const ids = [...new Set(rows.map(({ courseId }) => courseId))];
    const courses = await readCourses(db, ids, caller);
    return rows.flatMap((row) => {
      const course = courses.get(row.courseId);
      if (!course) return [];
      const { cloth_seed, cloth_colour } = course;
      return {
        id: row.id,
        title: row.title,
        course_id: row.courseId,
        course_name: course.name,
        cloth: { cloth_seed, cloth_colour },
        tutor_name: course.tutor_name,
        is_own: row.userId === caller.userId,
        is_taken_down: row.isHidden,
        version: row.version,
        questions: row.questions,
        changed_at: row.changedAt,
      };
    });
  };

  return {
    /** Allows the owner, even if the set is no longer shared: ending may be repeated. */
    own: (caller: Pick<Caller, 'userId'>, id: string): Promise<Authorized<CourseSetRow>> =>
      authorize(repo.findCourseSet(db, id), ownedBy(caller)),
    async list(caller: Caller, page: Pick<repo.SetsPage, 'course_id' | 'skip' | 'limit'>) {
      const joined = (await joinedCourses(db, caller.userId)).map(({ id }) => id);
      const requested = { ...page, userId: caller.userId, joined, shown: shownCourses() };
      const { rows, total } = await repo.listCourseSets(db, requested);
      return { items: await present(caller, rows), total };
    },
    /**
     * Notifies the course if something is new to it.
     *
     * @throws Fault `not_found` for questions of another account, `conflict` for questions that the course
     * does not have or that are taken down, `right_not_confirmed` for questions from past papers
     */
    async share(caller: Caller, form: BodyOf<typeof shareCourseSet>): Promise<CourseSet> {
      const id = await requireRight(() =>
        database.transaction(async (tx) => {
          const { set, isChanged } = await put(tx, caller.userId, { ...form, at: getInstant(clock.now()) });
          if (isChanged) {
            const course = (await readCourses(tx, [set.courseId], caller)).get(set.courseId);
            const facts = { id: set.id, title: set.title, version: set.version };
            const members = await memberIds(tx, set.courseId);
            const said = { ...facts, name: course?.tutor_name ?? '', course: course?.name ?? '' };
            await recordAll(
              tx,
              courseSetShared,
              members.map((userId) => ({ userId, subjectId: newId(), facts: said })),
            );
            await repo.hintMembers(tx, members);
          }
          await publishHint(tx, caller.userId, { topic: 'share', id: null });
          return set.id;
        }),
      );
      const [shared] = await present(caller, await repo.findListed(db, id));
      if (!shared) throw notFound();
      return shared;
    },
    /** @throws Fault `not_found` for questions of another account */
    async confirmRight({ userId }: Caller, form: BodyOf<typeof confirmQuestionsRight>): Promise<void> {
      const ids = [...new Set(form.question_ids.map((id) => id.toLowerCase()))];
      if ((await repo.countOwn(db, userId, ids)) < ids.length) throw notFound();
      await papers.confirmQuestions(userId, ids, form.words);
    },
    /** Hides the set from its members. @throws Fault `not_found` for a set of another course */
    async report(
      { userId: reporterId }: Caller,
      id: string,
      report: BodyOf<typeof reportCourseSet>,
    ): Promise<void> {
      const set = await repo.findCourseSet(db, id);
      const joined = await joinedCourses(db, reporterId);
      if (set === null || set.endedAt !== null || !joined.some((course) => course.id === set.courseId))
        throw notFound();
      const { userId: ownerId, title, questionIds } = set;
      const [parts, found] = await Promise.all([
        repo.findStems(db, questionIds),
        papers.papersOfQuestions(questionIds),
      ]);
      const subject = { ownerId, kind: 'course_set' as const, subjectId: id };
      await copyright.report(
        { ...subject, title, parts, papers: found, questionIds },
        { ...report, reporterId },
      );
    },
    end: ({ id, userId, courseId, endedAt }: Authorized<CourseSetRow>) =>
      database.transaction(async (tx) => {
        if (endedAt !== null) return;
        await repo.updateCourseSet(tx, id, { endedAt: getInstant(clock.now()) });
        await repo.hintMembers(tx, await memberIds(tx, courseId));
        await publishHint(tx, userId, { topic: 'share', id: null });
      }),
  };
}

/** @returns what a student practises of a set that a course of theirs has now; null for any other */
export async function joinedSet(
  executor: Executor,
  userId: string,
  id: string,
): Promise<{ title: string; cloth: Cloth; courseId: string; questionIds: readonly string[] } | null> {
  const set = await repo.findVisibleSet(executor, id);
  if (set === null) return null;
  const { title, courseId, questionIds } = set;
  const course = (await joinedCourses(executor, userId)).find((joined) => joined.id === courseId);
  if (!course) return null;
  const cloth = { cloth_seed: course.clothSeed, cloth_colour: course.clothColour };
  return { title, cloth, courseId, questionIds };
}

/** @returns a set of this tutor that a student of theirs has in a course now; null for any other */
export async function findSentSet(
  executor: Executor,
  { tutorId, studentId }: { tutorId: string; studentId: string },
  id: string,
): Promise<{ title: string } | null> {
  const set = await repo.findCourseSet(executor, id);
  return set?.userId === tutorId ? joinedSet(executor, studentId, id) : null;
}

/** Updates the pages of members after a set was hidden or put back. */
export async function hintReportedSet(
  tx: Transaction,
  { kind, subject_id: id }: { kind: string; subject_id: string },
): Promise<void> {
  const set = kind === 'course_set' ? await repo.findCourseSet(tx, id) : null;
  if (set) await repo.hintMembers(tx, await memberIds(tx, set.courseId));
}

async function put(
  tx: Transaction,
  userId: string,
  { course_id: courseId, title, question_ids, earlier, at }: BodyOf<typeof shareCourseSet> & { at: string },
): Promise<{ set: CourseSetRow; isChanged: boolean }> {
  await assertOwnCourses(tx, { userId }, { course_id: courseId });
  const ids = [...new Set(question_ids.map((id) => id.toLowerCase()))];
  await assertInCourse(tx, { userId, courseId, ids });

  const fresh: CourseSetRow = {
    id: newId(),
    userId,
    courseId,
    title,
    titleKey: catalogKey(title),
    questionIds: ids,
    version: 1,
    createdAt: at,
    changedAt: at,
    endedAt: null,
  };
  if (await repo.insertCourseSet(tx, fresh)) return { set: fresh, isChanged: true };

  const set = await repo.lockSetNamed(tx, fresh);
  if (!set) throw new Fault('conflict', 'This set was withdrawn a moment ago. Share it again.');
  const questionIds = earlier === 'keep' ? [...new Set([...set.questionIds, ...ids])] : ids;
  if (questionIds.length > shareLimits.items) {
    const most = shareLimits.items.toLocaleString('en');
    throw new Fault('conflict', `A set has at most ${most} questions. Share the rest under another name.`);
  }
  if (new Set(questionIds).symmetricDifference(new Set(set.questionIds)).size === 0) {
    return { set, isChanged: false };
  }
  const change = { title, questionIds, version: set.version + 1, changedAt: at };
  await repo.updateCourseSet(tx, set.id, change);
  return { set: { ...set, ...change }, isChanged: true };
}

async function assertInCourse(
  tx: Transaction,
  of: { userId: string; courseId: string; ids: readonly string[] },
): Promise<void> {
  const { own, published, essays } = await repo.countPublished(tx, of);
  if (own < of.ids.length) throw notFound();
  if (essays > 0)
    throw new Fault(
      'conflict',
      'Only exams ask essays, because a person marks them. Remove them from the set.',
    );
  const missing = of.ids.length - published;
  if (missing === 0) return;
  const some = missing === 1 ? 'One question is' : `${missing} questions are`;
  throw new Fault(
    'conflict',
    `${some} not published in this course. Move them to it and publish them first.`,
  );
}
