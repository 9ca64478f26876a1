import type { QuestionKind } from '../generation/question-draft.ts';

/** The name of each form of question for students. */
export const kindNames: Readonly<Record<QuestionKind, string>> = {
  term: 'Which term fits',
  meaning: 'What a term means',
  member: 'What belongs to a list',
  exception: 'What does not belong',
  order: 'The order of steps',
  value: 'A value of a table',
  why: 'Why, and what comes of it',
  number: 'How many, and when',
  statement: 'What is true of something',
  comparison: 'How two things differ',
  application: 'What holds of a new case',
};
