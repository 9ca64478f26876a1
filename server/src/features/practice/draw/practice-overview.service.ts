/** The sources that a student can practise, and the number of waiting questions. */
import type { PracticeOverview, PracticeSource } from '@akada/contract/work/practice.ts';
import type { Database } from '../../../platform/database/database.ts';
import { joinedCourses } from '../../courses/joined-courses.service.ts';
import type {
  PracticeQuestions,
  QuestionScope,
} from '../../questions/practice/practice-questions.service.ts';
import type { PracticeSets } from '../records/practice-sets.ts';
import type { PracticeDraws } from './practice-draw.service.ts';

export interface PracticeOverviews {
  /** @param zone of the device; the account's own where absent */
  of(userId: string, zone: string | undefined): Promise<PracticeOverview>;
}

export interface PracticeOverviewsDeps {
  database: Database;
  draws: Pick<PracticeDraws, 'count' | 'countTomorrow'>;
  questions: Pick<PracticeQuestions, 'subjects'>;
  sets: PracticeSets;
}

const setsShown = 10;

export function createPracticeOverviews({
  database: { db },
  draws,
  questions,
  sets,
}: PracticeOverviewsDeps): PracticeOverviews {
  return {
    async of(userId, zone) {
      const joined = await joinedCourses(db, userId);
      const scope: QuestionScope = {
        kind: 'everything',
        userId,
        courseIds: joined.map(({ id }) => id),
      };
      const countOf = (only: 'due' | 'mistakes' | 'bookmarked') => draws.count(userId, { scope, only, zone });
      const ofCourse = async ({ id, name }: { id: string; name: string }): Promise<PracticeSource> => ({
        kind: 'course',
        id,
        title: name,
        questions: await draws.count(userId, { scope: { kind: 'course', courseId: id }, only: 'all', zone }),
      });
      const [due, mistakes, bookmarked, tomorrow, courses, subjects, newest] = await Promise.all([
        countOf('due'),
        countOf('mistakes'),
        countOf('bookmarked'),
        draws.countTomorrow(userId, { scope, zone }),
        Promise.all(joined.map(ofCourse)),
        questions.subjects(),
        sets.newest(userId, setsShown),
      ]);
      const sources: PracticeSource[] = [
        ...courses,
        ...subjects.map(({ subject, ...counted }) => ({
          kind: 'subject' as const,
          id: subject,
          title: subject,
          ...counted,
        })),
        ...newest.map((set) => ({ kind: 'generation' as const, ...set })),
      ];
      return {
        due,
        mistakes,
        bookmarked,
        tomorrow,
        sources: sources.filter((source) => source.questions > 0),
      };
    },
  };
}
