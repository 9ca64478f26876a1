import type { PersonalData } from '../../../platform/personal-data/personal-data.ts';
import { type Holds, personalTable, whileHeld } from '../../../platform/personal-data/personal-table.ts';
import { workBookkeeping } from '../../../platform/work/work-rows.ts';
import { exams } from '../exam/exams.tables.ts';
import { keyChangeExams, keyChanges } from '../exam/key-changes.tables.ts';

/** Keys that a person changed, and exams of a person that were marked by such a change. */
export function regradingPersonalData(holds: Holds): PersonalData {
  const { questionId, reason, options, keyBefore, keyAfter, bodyBefore, bodyAfter, retired } = keyChanges;
  return {
    tables: [
      personalTable(keyChanges, {
        name: 'changes-of-keys',
        owned: keyChanges.userId,
        order: [keyChanges.createdAt, keyChanges.id],
        withheld: workBookkeeping,
        held: whileHeld(holds, questionId, [
          reason,
          options,
          keyBefore,
          keyAfter,
          bodyBefore,
          bodyAfter,
          retired,
        ]),
      }),
      personalTable(keyChangeExams, {
        name: 'exams-marked-again',
        owned: { column: keyChangeExams.examId, parent: exams.id, owner: exams.userId },
        order: [keyChangeExams.keyChangeId, keyChangeExams.examId],
        withheld: {
          accepted_before: 'would tell keys that are held back',
          score_before: 'would tell marks that do not show yet',
          score_after: 'stands in the exam',
        },
        held: 'hides nothing',
      }),
    ],
  };
}
