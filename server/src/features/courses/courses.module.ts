import { courseNotifications } from '@akada/core/notifications/classes/course.ts';
import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { notifyOf } from '../../platform/module/notify-of.ts';
import { personalTable } from '../../platform/personal-data/personal-table.ts';
import type { Platform } from '../../platform/platform.ts';
import { undoSweep } from '../../platform/undo/undo.ts';
import { courseApprovalRoutes } from './course-approval.http.ts';
import { createCourseApproval } from './course-approval.service.ts';
import { createCourseReading } from './course-reading.service.ts';
import { createCourseTopics } from './course-topics.service.ts';
import { createCourseAccess } from './courses.access.ts';
import { courseApproved, courseRejected, memberJoined } from './courses.events.ts';
import { coursesRoutes } from './courses.http.ts';
import { waitingCourses } from './courses.repo.ts';
import { createCoursesService } from './courses.service.ts';
import { courses, courseTopics, enrolments } from './courses.tables.ts';
import { enrolmentsRoutes } from './enrolments.http.ts';
import { createEnrolments, forgetCodes } from './enrolments.service.ts';
import { createJoinCodes } from './join-codes.service.ts';

/** Courses of tutors, their topics, who joined them, and their way into the catalog. */
export function createCourses(platform: Platform) {
  const access = createCourseAccess(platform.database);
  const services = {
    courses: createCoursesService(platform),
    reading: createCourseReading(platform),
    topics: createCourseTopics(platform),
    enrolments: createEnrolments(platform),
    codes: createJoinCodes(platform),
  };
  const module: FeatureModule = {
    routes: [
      ...coursesRoutes({ ...services, access }),
      ...enrolmentsRoutes({ ...services, access }),
      ...courseApprovalRoutes(createCourseApproval(platform), access),
    ],
    tasks: [undoSweep(platform, 'courses', courses), undoSweep(platform, 'enrolments', enrolments)],
    notifications: [
      notifyOf(memberJoined, courseNotifications.memberJoined, ({ facts }) => facts),
      notifyOf(courseApproved, courseNotifications.approved, ({ facts }) => ({
        ...facts,
        newDepartment: facts.newDepartment,
      })),
      notifyOf(courseRejected, courseNotifications.rejected, ({ facts }) => facts),
    ],
    waitingSources: [waitingCourses],
    personalData: [
      {
        tables: [
          personalTable(courses, {
            name: 'courses',
            owned: courses.userId,
            order: [courses.createdAt, courses.id],
          }),
          personalTable(courseTopics, {
            name: 'course-topics',
            owned: { column: courseTopics.courseId, parent: courses.id, owner: courses.userId },
            order: [courseTopics.courseId, courseTopics.position],
          }),
          personalTable(enrolments, {
            name: 'joined-courses',
            owned: enrolments.userId,
            order: [enrolments.joinedAt, enrolments.id],
          }),
        ],
        clear: (tx, { userId }) => forgetCodes(tx, userId),
      },
    ],
  };
  return { module };
}
