import { classExamNotifications } from '@akada/core/notifications/exams/class-exams.ts';
import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { notifyOf } from '../../platform/module/notify-of.ts';
import { personalTable } from '../../platform/personal-data/personal-table.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ClassPlans } from '../exam-plans/class-plans.service.ts';
import { createExamPlanAccess } from '../exam-plans/exam-plans.access.ts';
import { createClassExamAccess } from './class-exams.access.ts';
import * as events from './class-exams.events.ts';
import { classExamRoutes } from './class-exams.http.ts';
import { createClassExams } from './class-exams.service.ts';
import { classExamPlans, classExams } from './class-exams.tables.ts';
import { createClassStudents } from './class-students.service.ts';
import { createMyClassExams } from './my-class-exams.service.ts';

/** Exams of classes: a tutor announces a date, and each student keeps an own plan. */
export function createClassExamsModule(platform: Platform, uses: { plans: ClassPlans }) {
  const deps = { ...platform, ...uses };
  const module: FeatureModule = {
    routes: classExamRoutes({
      findCourse: createClassExamAccess(platform.database),
      plans: createExamPlanAccess(platform.database),
      exams: createClassExams(platform),
      students: createClassStudents(deps),
      mine: createMyClassExams(deps),
    }),
    notifications: [
      notifyOf(events.classExamSet, classExamNotifications.set, ({ facts }) => facts),
      notifyOf(events.classExamMoved, classExamNotifications.moved, ({ facts }) => facts),
      notifyOf(events.classExamRemoved, classExamNotifications.removed, ({ facts }) => facts),
    ],
    personalData: [
      {
        tables: [
          personalTable(classExams, {
            name: 'class-exams',
            owned: classExams.userId,
            order: [classExams.createdAt, classExams.id],
          }),
          personalTable(classExamPlans, {
            name: 'class-exam-plans',
            owned: classExamPlans.userId,
            order: [classExamPlans.planId],
          }),
        ],
      },
    ],
  };
  return { module };
}
