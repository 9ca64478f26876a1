import type { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { personalTable } from '../../platform/personal-data/personal-table.ts';
import { questions } from './quiz.tables.ts';

/** What questions keep of a person. */
export const quizPersonalData: PersonalData = {
  tables: [
    personalTable(questions, {
      name: 'questions',
      owned: questions.userId,
      order: [questions.createdAt, questions.position, questions.id],
    }),
  ],
};
