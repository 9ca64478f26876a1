import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { personalTable } from '../../platform/personal-data/personal-table.ts';
import type { Platform } from '../../platform/platform.ts';
import { undoSweep } from '../../platform/undo/undo.ts';
import type { PairSessions } from '../bookings/pair-sessions.service.ts';
import type { SharedFiguresReading } from '../progress/reading/shared-figures.service.ts';
import { createSharingOfResults } from './sharing.service.ts';
import { createStudentList } from './student-list.service.ts';
import { createStudentNotes } from './student-notes.service.ts';
import { createStudentPages } from './student-page.service.ts';
import { createStudentsAccess } from './students.access.ts';
import { studentRoutes } from './students.http.ts';
import { studentNotes, studentSharing } from './students.tables.ts';

/** Students of a tutor, and what each lets the tutor see. */
export function createStudents(
  platform: Platform,
  uses: { figures: SharedFiguresReading; sessions: PairSessions },
) {
  const deps = { ...platform, ...uses };
  const module: FeatureModule = {
    routes: studentRoutes({
      access: createStudentsAccess(platform),
      list: createStudentList(deps),
      pages: createStudentPages(deps),
      notes: createStudentNotes(platform),
      sharing: createSharingOfResults(platform),
    }),
    tasks: [undoSweep(platform, 'student_notes', studentNotes)],
    personalData: [
      {
        tables: [
          personalTable(studentSharing, {
            name: 'results-shared-with-tutors',
            owned: studentSharing.studentId,
            order: [studentSharing.answeredAt, studentSharing.tutorId],
            withheld: { tutor_id: 'names another person' },
          }),
          personalTable(studentNotes, {
            name: 'notes-about-students',
            owned: studentNotes.userId,
            order: [studentNotes.writtenAt, studentNotes.id],
            withheld: { student_id: 'names another person' },
          }),
        ],
      },
    ],
  };
  return { module };
}
