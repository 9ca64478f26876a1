import type { Department } from '@akada/contract/base/catalog.ts';
import type { Course, CourseSummary, DeletedCourse } from '@akada/contract/base/courses.ts';
import { shownJoinCode } from '@akada/core/catalog/join-code.ts';
import type { Caller } from '../../platform/http/route.ts';
import { restorableUntil } from '../../platform/undo/undo.ts';
import type { ReadCourse } from './course-reading.repo.ts';
import type { CourseRow, CourseTopicRow } from './courses.tables.ts';

/** The caller facts on which a course's presentation depends. */
export type Reader = Pick<Caller, 'userId' | 'role'>;

/** Names from other tables that an answer about a course includes. */
export interface Surroundings {
  department: Department;
  tutorName: string;
}

export function presentSummary(
  course: ReadCourse,
  { department, tutorName }: Surroundings,
  { userId, role }: Reader,
): CourseSummary {
  const isOwn = course.userId === userId;
  return {
    id: course.id,
    name: course.name,
    department,
    tutor_name: tutorName,
    cloth_seed: course.clothSeed,
    cloth_colour: course.clothColour,
    relation: isOwn ? 'owner' : course.isMember ? 'member' : 'none',
    for_owner: isOwn || role === 'admin' ? presentForOwner(course) : null,
  };
}

export function presentCourse(
  course: ReadCourse,
  topics: readonly CourseTopicRow[],
  surroundings: Surroundings,
  reader: Reader,
): Course {
  return {
    ...presentSummary(course, surroundings, reader),
    description: course.description,
    topics: topics.map(({ id, name }) => ({ id, name })),
    created_at: course.createdAt,
  };
}

function presentForOwner(course: ReadCourse): NonNullable<CourseSummary['for_owner']> {
  return {
    state: course.state,
    rejection_reason: course.rejectionReason,
    version: course.version,
    join_code: shownJoinCode(course.joinCode),
    is_open: course.isOpen,
    member_count: course.memberCount,
  };
}

export function presentDeleted({ id, name, deletedAt }: CourseRow & { deletedAt: string }): DeletedCourse {
  return { id, name, restorable_until: restorableUntil(deletedAt) };
}
