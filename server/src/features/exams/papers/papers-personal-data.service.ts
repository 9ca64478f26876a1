/** Personal data around papers: remarks, saved phrases and notices for tutors. */
import { deleteWindow } from '../../../platform/limits/attempt-windows.repo.ts';
import type { PersonalData } from '../../../platform/personal-data/personal-data.ts';
import { type Holds, personalTable } from '../../../platform/personal-data/personal-table.ts';
import { tutorPhrases } from '../phrases/phrases.tables.ts';
import { areRemarksHeld } from '../remarks/archived-remarks.queries.ts';
import { remarksKey } from '../remarks/paper-remarks.service.ts';
import { paperRemarks } from '../remarks/paper-remarks.tables.ts';

/** Remarks of a tutor belong to the student too, and stay without a name when the tutor's account is deleted. */
export function papersPersonalData(holds: Holds): PersonalData {
  return {
    tables: [
      personalTable(paperRemarks, {
        name: 'remarks-about-papers',
        owned: [paperRemarks.studentId, paperRemarks.authorId],
        order: [paperRemarks.writtenAt, paperRemarks.id],
        withheld: { author_id: 'may name another person', student_id: 'may name another person' },
        held: { when: areRemarksHeld(holds), hides: 'row' },
      }),
      personalTable(tutorPhrases, {
        name: 'saved-phrases',
        owned: tutorPhrases.userId,
        order: [tutorPhrases.createdAt, tutorPhrases.text],
      }),
    ],
    notHandedOut: { exam_notices: 'says when you were notified; the notifications are handed out' },
    clear: (tx, { userId }) => deleteWindow(tx, remarksKey(userId)),
  };
}
