/** Practice in which only what a test is about differs, and its options, wherever the sitting has put them. */
import type { Question } from '@akada/contract/material/questions.ts';
import {
  drawPractice,
  type PastAnswer,
  type PracticeDraw,
  type PracticeQuestion,
  sendPracticeAnswers,
} from '@akada/contract/work/practice.ts';
import { type Locator, page } from 'vitest/browser';
import { answer, sent } from '../played-endpoints.ts';
import { makeId, makeQuestion } from '../samples.ts';

export function practiceQuestion(
  number: number,
  differing: Partial<PracticeQuestion> = {},
): PracticeQuestion {
  return {
    ...makeQuestion(number, differing),
    topic: 'Soil',
    difficulty: null,
    bookmarked: false,
    ...differing,
  };
}

export function drawOf(
  questions: readonly (Question | PracticeQuestion)[],
  differing: Partial<PracticeDraw> = {},
): PracticeDraw {
  return {
    title: 'Chapter 7',
    cloth: { cloth_seed: 7, cloth_colour: 8 },
    questions: questions.map((question) => ({
      topic: 'Soil',
      difficulty: null,
      bookmarked: false,
      ...question,
    })),
    available: questions.length,
    held_back: 0,
    usual_ms: 9_000,
    missed: [],
    ...differing,
  };
}

/** The server has these questions, and stores every answer. */
export function answerPractice(
  questions: readonly (Question | PracticeQuestion)[],
  differing: Partial<PracticeDraw> = {},
): void {
  answer(drawPractice, drawOf(questions, differing));
  storeAnswers();
}

export function storeAnswers(): void {
  answer(sendPracticeAnswers, ({ body }) => ({ stored: body.answers.map(({ id }) => id), refused: [] }));
}

/** @returns every answer that was sent, as often as it was, whether it arrived or not */
export function sentAnswers() {
  return sent(sendPracticeAnswers).flatMap(({ body }) => body.answers);
}

const named = (text: string) => new RegExp(`^[A-L] ${text.replace(/[$^*+?.()|[\]{}\\]/g, '\\$&')}`);

/** An option, in whatever place it is shown. */
export const option = (text: string): Locator => page.getByRole('button', { name: named(text) });
export const choiceOption = (text: string): Locator => page.getByRole('radio', { name: named(text) });
export const boxOption = (text: string): Locator => page.getByRole('checkbox', { name: named(text) });

/** @returns the key of an option: the letter that it is shown with */
export function keyOf(shown: Locator): string {
  const control = shown.element();
  const text = control instanceof HTMLInputElement ? control.labels?.[0]?.textContent : control.textContent;
  return text?.charAt(0).toLowerCase() ?? '';
}

export function makePastAnswer(number: number, differing: Partial<PastAnswer> = {}): PastAnswer {
  return {
    id: makeId(number),
    question_id: makeId(number),
    stem: `What holds water in soil ${number}?`,
    options: ['Humus', 'Sand', 'Gravel', 'Air'].map((text) => ({ text })),
    content: null,
    choices: [1],
    answer_indexes: [0],
    correct: false,
    share: 0,
    certainty: null,
    hints: 0,
    took_ms: 8_000,
    given_at: '2026-11-02T09:00:00.000Z',
    topic: 'Water',
    ...differing,
  };
}
