import type { CourseExam } from '@akada/contract/work/course-exams.ts';
import { courseExamQuery } from './api.ts';

/** The server does not announce each student who starts: a hall of a thousand would cause constant notifications. */
const whileSittingMs = 20_000;

/** @returns the interval for reading students' progress, in milliseconds */
export function rereadMs(exam: Pick<CourseExam, 'state' | 'sitting'> | undefined): number | false {
  return exam !== undefined && (exam.state === 'open' || exam.sitting > 0) ? whileSittingMs : false;
}

/** A tutor's exam, read again regularly while students may sit it. */
export function examNowQuery(id: string) {
  return {
    ...courseExamQuery(id),
    refetchInterval: ({ state }: { state: { data?: CourseExam } }) => rereadMs(state.data),
  };
}
