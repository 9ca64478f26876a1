import type { PersonalData } from '../../../platform/personal-data/personal-data.ts';
import { type Holds, personalTable, whileHeld } from '../../../platform/personal-data/personal-table.ts';
import { answerContests } from '../contests/answer-contests.tables.ts';
import { clearContests } from './answer-contests.service.ts';

/** Answers that a person contested. That one can be contested tells that it is not the key. */
export function answerContestsPersonalData(holds: Holds): PersonalData {
  return {
    tables: [
      personalTable(answerContests, {
        name: 'contested-answers',
        owned: answerContests.userId,
        order: [answerContests.examId, answerContests.questionId],
        withheld: {
          decided_by: 'names another person',
          announced_at: 'says when another person was told',
        },
        held: whileHeld(holds, answerContests.questionId, 'row'),
      }),
    ],
    clear: (tx, { userId }) => clearContests(tx, userId),
  };
}
