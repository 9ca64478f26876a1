/** The students of a course with the progress that they show to its tutor. */
import type { ClassStudent } from '@akada/contract/work/plans/class-exams.ts';
import type { Platform } from '../../platform/platform.ts';
import { peopleById } from '../accounts/accounts.ts';
import { countMembers, listMembers } from '../courses/course-members.service.ts';
import type { ClassPlans, PlanProgress } from '../exam-plans/class-plans.service.ts';
import { isApprovedTutor } from '../tutors/tutor-standing.service.ts';
import * as repo from './class-exams.repo.ts';
import type { OwnCourse } from './class-exams.service.ts';
import type { ClassExamPlanRow } from './class-exams.tables.ts';

export interface ClassStudentsDeps extends Pick<Platform, 'database'> {
  plans: Pick<ClassPlans, 'readProgress'>;
}

export type ClassStudents = ReturnType<typeof createClassStudents>;

export function createClassStudents({ database: { db }, plans }: ClassStudentsDeps) {
  return {
    async list(
      { id, userId: tutorId }: OwnCourse,
      paging: { skip: number; limit: number },
    ): Promise<{ items: ClassStudent[]; total: number }> {
      const members = await listMembers(db, id, paging);
      const memberIds = members.map(({ userId }) => userId);
      const people = await peopleById(db, memberIds);
      const exam = await repo.findCurrent(db, id);
      const isVisible = exam !== null && exam.removedAt === null && (await isApprovedTutor(db, tutorId));
      const links = isVisible ? await repo.findLinksOfExam(db, exam.id, memberIds) : [];
      const items: ClassStudent[] = [];
      for (const { id: rowId, userId, joinedAt } of members) {
        const person = people.get(userId);
        const link = links.find((other) => other.userId === userId && isShared(other, joinedAt));
        const progress = link ? await plans.readProgress(userId, link.planId) : null;
        if (person) items.push({ id: rowId, full_name: person.fullName, progress: present(progress) });
      }
      return { items, total: await countMembers(db, id) };
    },
  };
}

/** A student who left the course and joined it again chooses again. */
export function isShared({ sharedAt }: Pick<ClassExamPlanRow, 'sharedAt'>, joinedAt: string): boolean {
  return sharedAt !== null && Date.parse(sharedAt) > Date.parse(joinedAt);
}

function present(progress: PlanProgress | null): ClassStudent['progress'] {
  if (progress === null) return null;
  const { knownPercents, studiedDays, plannedDays } = progress;
  return { known: knownPercents, studied_days: studiedDays, planned_days: plannedDays };
}
