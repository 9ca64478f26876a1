import { assignmentNotifications as texts } from '@akada/core/notifications/classes/assignments.ts';
import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { notifyOf } from '../../platform/module/notify-of.ts';
import { personalTable } from '../../platform/personal-data/personal-table.ts';
import type { Platform } from '../../platform/platform.ts';
import { undoSweep } from '../../platform/undo/undo.ts';
import type { SharedCards } from '../cards/shared-cards.service.ts';
import type { ImportedSets } from '../generation/imported-sets.service.ts';
import type { MemoryService } from '../memory/memory.service.ts';
import type { SharedQuestions } from '../questions/shared-questions.service.ts';
import type { PaperRights } from '../rights/paper-rights.service.ts';
import { announcingTask } from './announcing.service.ts';
import { createAssignmentDecisions } from './assignment-decisions.service.ts';
import { createAssignmentOverview } from './assignment-overview.service.ts';
import { createAssignmentWriting } from './assignment-writing.service.ts';
import { createAssignmentAccess } from './assignments.access.ts';
import * as events from './assignments.events.ts';
import { assignmentRoutes } from './assignments.http.ts';
import { assignments, assignmentWorks } from './assignments.tables.ts';
import { createMyAssignments, type MyAssignmentsDeps } from './my-assignments.service.ts';
import { countWork } from './work-progress.service.ts';
import { createWorking } from './working.service.ts';

export { findAssignedCourses } from './assigned-courses.service.ts';

export interface AssignmentUses extends Pick<MyAssignmentsDeps, 'sets'> {
  memory: MemoryService;
  sharedQuestions: SharedQuestions;
  sharedCards: SharedCards;
  importedSets: ImportedSets;
  papers: Pick<PaperRights, 'openPapers' | 'markQuestions'>;
}

/** Work that tutors give to classes and students. */
export function createAssignments(platform: Platform, uses: AssignmentUses) {
  const overview = createAssignmentOverview(platform);
  const deps = { ...platform, ...uses, overview };
  const mine = createMyAssignments(deps);
  const module: FeatureModule = {
    routes: assignmentRoutes({
      access: createAssignmentAccess(platform.database),
      overview,
      writing: createAssignmentWriting(deps),
      decisions: createAssignmentDecisions(deps),
      mine,
      working: createWorking({ ...deps, mine }),
    }),
    listeners: countWork(deps),
    tasks: [announcingTask(platform), undoSweep(platform, 'assignments', assignments)],
    notifications: [
      notifyOf(events.assignmentGiven, texts.given, ({ facts }) => facts),
      notifyOf(events.assignmentReminded, texts.reminded, ({ facts }) => facts),
      notifyOf(events.assignmentExtended, texts.extended, ({ facts }) => facts),
      notifyOf(events.assignmentMarked, texts.marked, ({ facts }) => facts),
      notifyOf(events.assignmentSubmitted, texts.handedIn, ({ facts }) => facts),
    ],
    personalData: [
      {
        tables: [
          personalTable(assignments, {
            name: 'assignments',
            owned: assignments.userId,
            order: [assignments.createdAt, assignments.id],
            held: 'hides nothing',
          }),
          personalTable(assignmentWorks, {
            name: 'assigned-work',
            owned: assignmentWorks.userId,
            order: [assignmentWorks.assignmentId],
            withheld: {
              correct: 'is counted from the answers, which are handed out',
              best: 'is counted from the answers, which are handed out',
            },
            held: 'hides nothing',
          }),
        ],
      },
    ],
  };
  return { module };
}
