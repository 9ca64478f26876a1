/** Topics of the questions that a student may practise. */
import type { PracticeQuestions } from '../../questions/practice/practice-questions.service.ts';
import type { PracticeSources, SourceQuery } from './practice-source.service.ts';

export interface PracticeTopics {
  /** @throws Fault as `PracticeSources.of` */
  of(userId: string, query: SourceQuery): Promise<{ topic: string; questions: number }[]>;
}

export function createPracticeTopics({
  sources,
  questions,
}: {
  sources: Pick<PracticeSources, 'of'>;
  questions: Pick<PracticeQuestions, 'topics'>;
}): PracticeTopics {
  return {
    async of(userId, query) {
      const { scope } = await sources.of(userId, query);
      return questions.topics(scope);
    },
  };
}
