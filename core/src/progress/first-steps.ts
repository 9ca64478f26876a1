/** The figures of the first days: what will appear, and the one step to it. */

/** Figures that can be empty while others are not. */
export const awaitedFigures = ['mastery', 'work', 'exams', 'retention', 'forecast'] as const;

export type AwaitedFigure = (typeof awaitedFigures)[number];

/** The step of a student that makes a figure appear. */
export type FirstStep = 'answer_questions' | 'review_cards' | 'sit_exam';

export interface Awaited {
  figure: AwaitedFigure;
  step: FirstStep;
  /**
   * The number of answers, reviews or exams that are still missing at least. 0 means that there are enough,
   * but they say too little.
   */
  more: number;
}

/** The number of answers to one topic that suffices if they agree and are recent. */
export const answersOfTopic = 6;

/** The records of a student. */
export interface Recorded {
  /** Topics with enough answers for a figure. */
  knownTopics: number;
  /** Answers to the topic that has most. */
  mostAnswers: number;
  /** Whether anything was answered or reviewed, ever. */
  hasWork: boolean;
  exams: number;
}

/** @returns what is missing of the figures that everyone has, in their order */
export function awaited({ knownTopics, mostAnswers, hasWork, exams }: Recorded): Awaited[] {
  const missing: Awaited[] = [];
  if (knownTopics === 0)
    missing.push({
      figure: 'mastery',
      step: 'answer_questions',
      more: Math.max(0, answersOfTopic - mostAnswers),
    });
  if (!hasWork) missing.push({ figure: 'work', step: 'answer_questions', more: 1 });
  if (exams === 0) missing.push({ figure: 'exams', step: 'sit_exam', more: 1 });
  return missing;
}
