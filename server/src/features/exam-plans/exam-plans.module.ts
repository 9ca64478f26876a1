import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { personalTable } from '../../platform/personal-data/personal-table.ts';
import type { Platform } from '../../platform/platform.ts';
import { undoSweep } from '../../platform/undo/undo.ts';
import type { ReadPlannedQueue } from '../cards/reviews/planned-queue.service.ts';
import type { MemoryService } from '../memory/memory.service.ts';
import { createExamPlanAccess } from './exam-plans.access.ts';
import { examPlansRoutes } from './exam-plans.http.ts';
import { createExamPlansService } from './exam-plans.service.ts';
import { examPlanSources, examPlans } from './exam-plans.tables.ts';
import { getCalendarEntries } from './plan-calendar-entries.ts';
import { createPlanContent } from './plan-content.service.ts';
import { createPlanSources, type PlanSourcesDeps } from './plan-sources.service.ts';

export type ExamPlansUses = Omit<PlanSourcesDeps, 'database'> & {
  memory: Pick<MemoryService, 'events'>;
  readQueue: ReadPlannedQueue;
};

/** Exam plans: from a date to what is studied today. */
export function createExamPlans(platform: Platform, uses: ExamPlansUses) {
  const { database } = platform;
  const sources = createPlanSources({ ...uses, database });
  const load = createPlanContent({ database, memory: uses.memory, sources });
  const service = createExamPlansService({ ...platform, sources, load, readQueue: uses.readQueue });
  const module: FeatureModule = {
    routes: examPlansRoutes(createExamPlanAccess(database), service),
    tasks: [undoSweep(platform, 'exam_plans', examPlans)],
    personalData: [
      {
        tables: [
          personalTable(examPlans, {
            name: 'exam-plans',
            owned: examPlans.userId,
            order: [examPlans.createdAt, examPlans.id],
          }),
          personalTable(examPlanSources, {
            name: 'exam-plan-sources',
            owned: { column: examPlanSources.planId, parent: examPlans.id, owner: examPlans.userId },
            order: [examPlanSources.planId, examPlanSources.position],
          }),
        ],
      },
    ],
  };
  return {
    module,
    findCalendarEntries: async (userId: string) => getCalendarEntries(await service.list(userId, undefined)),
  };
}
