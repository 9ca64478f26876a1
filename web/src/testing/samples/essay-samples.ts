/** An essay of a student, its criteria, and the paper on which a tutor marks it. */
import type { ReviewedQuestion } from '@akada/contract/work/exam-results.ts';
import type { EssayMarks } from '@akada/contract/work/marking/essay-marks.ts';
import type { Paper, PaperEssay, PaperSummary } from '@akada/contract/work/marking/papers.ts';
import type { EssayBody } from '@akada/core/question-types/question-body.ts';
import { makeId, makeQuestion } from '../samples.ts';
import { reviewBody, reviewedOf } from './exam-samples.ts';

export const essayBody: EssayBody = {
  type: 'essay',
  criteria: [
    { name: 'Facts', points: 8, guidance: '' },
    { name: 'Reasons', points: 6, guidance: 'Says why one X is enough.' },
    { name: 'Terms', points: 4, guidance: '' },
    { name: 'Language', points: 2, guidance: '' },
  ],
  min_words: 50,
  max_words: 300,
};

export const essayText = `Haemophilia is carried on the X. The grandmother is a carrier, so half of her sons get the sick X. One of them is ill. Her first daughter is also a carrier because she has a sick son.

Men have only one X, so one bad gene is enough. A woman needs two. The father gave the disease to his grandson.`;

/** @returns a comment on these words of the essay */
function makeComment(words: string, text: string) {
  const start = essayText.indexOf(words);
  return { start, end: start + words.length, text };
}

export const essayMarks: EssayMarks = {
  points: [5, 3, 2, 1],
  comments: [
    makeComment(
      'half of her sons get the sick X.',
      'Good. Say “on average, half”: each son has the same chance again.',
    ),
    makeComment('The father gave the disease to his grandson.', 'He cannot. A father gives his sons his Y.'),
  ],
  message: 'You see why men are ill more often. Draw the X and Y of each person first, then write.',
  version: 1,
  marked_by: 'Chidi Balogun',
  marked_at: '2026-11-21T09:00:00.000Z',
};

/** @returns the essay in a result or a paper; without marks it waits for them */
export function reviewEssay(marks: EssayMarks | null = null, text = essayText): ReviewedQuestion {
  const stem = 'Explain how haemophilia passes through this family, and why more men have it than women.';
  const question = { ...makeQuestion(30, { type: 'essay', options: [], stem }), body: essayBody };
  const reviewed = reviewBody(question, text === '' ? null : { type: 'essay', text });
  const marksOfPerson = marks && {
    points: marks.points,
    comments: marks.comments,
    message: marks.message,
    marked_at: marks.marked_at,
  };
  return {
    ...reviewed,
    correct: false,
    marks: marks?.points.reduce((sum, value) => sum + value, 0) ?? 0,
    max_marks: 20,
    ...(marksOfPerson && { essay_marks: marksOfPerson }),
  };
}

/** Questions with options; every third one was answered wrong. */
export const plainQuestions: ReviewedQuestion[] = Array.from({ length: 20 }, (_, index) =>
  reviewedOf(makeQuestion(index + 1), index % 3 === 2 ? 1 : 0),
);

const finished = { finished_at: '2026-11-20T09:52:00.000Z', finished_by: 'submit' } as const;

const names = ['Kelechi Obi', 'Aisha Lawal', 'Bola Ade'];

/** @returns the paper of a student as the list has it; it waits for marks */
export function makePaperSummary(number: number, change: Partial<PaperSummary> = {}): PaperSummary {
  return {
    exam_id: makeId(800 + number),
    student: { id: makeId(850 + number), full_name: names[number - 1] ?? `Student ${number}` },
    attempt: 1,
    ...finished,
    score: 14,
    max_score: 40,
    percent: 35,
    waiting: 1,
    ...change,
  };
}

/** @returns a paper with twenty questions and an essay that waits for marks */
export function makePaper(
  number: number,
  essay: Partial<PaperEssay> = {},
  change: Partial<Paper> = {},
): Paper {
  const state = { marks: null, is_waiting: true, proposal: null, ...essay };
  return {
    ...makePaperSummary(number),
    title: 'Genetics, mid-term',
    questions: [
      ...plainQuestions.map((question) => ({ question })),
      { question: reviewEssay(state.marks), essay: state },
    ],
    previous_id: number > 1 ? makeId(799 + number) : null,
    next_id: makeId(801 + number),
    next_waiting_id: makeId(801 + number),
    may_propose: false,
    ...change,
  };
}
