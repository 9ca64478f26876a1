/** Background work for figures of questions and of exams. */
import type { PersonalData } from '../../../platform/personal-data/personal-data.ts';
import type { WorkDeps } from '../../../platform/work/leased-work.ts';
import {
  courseExamStatisticsOnFinish,
  createCourseExamStatisticsWork,
} from './course-exam-statistics.service.ts';
import { createQuestionStatisticsWork, statisticsOnFinish } from './question-statistics.service.ts';

export function createStatisticsWork(deps: WorkDeps) {
  const work = [createQuestionStatisticsWork(deps), createCourseExamStatisticsWork(deps)];
  return {
    jobs: work.map(({ handler }) => handler),
    tasks: work.map(({ resendTask }) => resendTask),
    listeners: [statisticsOnFinish(deps), courseExamStatisticsOnFinish(deps)],
  };
}

export const statisticsPersonalData: PersonalData = {
  tables: [],
  notHandedOut: {
    question_statistics: 'numbers of many people, which name nobody',
    course_exam_statistics: 'numbers of many people, which name nobody',
  },
};
