/** Lists the subjects that the UTME hall offers on this instance: the subjects of its sample paper. */
import type { HallSubject } from '@akada/contract/work/exam-order.ts';
import { utmeEnglish, utmeMinutes, utmeWanted } from '@akada/core/exams/utme.ts';
import type { Database } from '../../../platform/database/database.ts';
import { sampleSubjects } from '../../questions/pools/question-pools.service.ts';

export type HallSubjects = () => Promise<{
  english: HallSubject | null;
  subjects: HallSubject[];
  duration_minutes: number;
}>;

export function createHallSubjects({ database: { db } }: { database: Database }): HallSubjects {
  return async () => {
    const found = (await sampleSubjects(db)).map((row) => ({ ...row, wanted: utmeWanted(row.subject) }));
    return {
      english: found.find(({ subject }) => subject === utmeEnglish) ?? null,
      subjects: found.filter(({ subject }) => subject !== utmeEnglish),
      duration_minutes: utmeMinutes,
    };
  };
}
