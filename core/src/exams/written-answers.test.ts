import { expect, test } from 'vitest';
import type { QuestionResponse } from '../question-types/type-module.ts';
import {
  type AnswerEvent,
  answersAfter,
  countUncounted,
  type QueuedAnswer,
  queuedAnswers,
} from './answer-queue.ts';
import { isAnswered } from './earning-answer.ts';

const short = (text: string): QuestionResponse => ({ type: 'short', text });

const write = (response: QuestionResponse | null, elapsedMs: number): AnswerEvent => ({
  type: 'chosen',
  questionId: 'q1',
  choices: null,
  response,
  elapsedMs,
  spentMs: 0,
});

const toAnswer = (response: QuestionResponse | null, sequence: number): QueuedAnswer => ({
  choices: null,
  response,
  flagged: false,
  tookMs: 0,
  sequence,
});

const play = (...events: AnswerEvent[]) => events.reduce(answersAfter, {});

test('a student writes an answer, and the later text replaces the earlier one', () => {
  const answers = play(write(short('mitral'), 1_000), write(short('mitral valve'), 2_000));
  expect(queuedAnswers(answers)).toEqual({ q1: toAnswer(short('mitral valve'), 2_000) });
  expect(isAnswered(answers.q1)).toBe(true);
});

test('a student withdraws a written answer, but none that was never written', () => {
  const answers = play(write(short('mitral'), 1_000), write(null, 2_000));
  expect(queuedAnswers(answers)).toEqual({ q1: toAnswer(null, 2_000) });
  expect(isAnswered(answers.q1)).toBe(false);
  expect(play(write(null, 1_000))).toEqual({});
});

test('a flag keeps the written answer', () => {
  const flag: AnswerEvent = { type: 'flagged', questionId: 'q1', flagged: true, spentMs: 0 };
  const answers = play(write(short('mitral'), 1_000), flag);
  expect(queuedAnswers(answers).q1).toMatchObject({ response: short('mitral'), flagged: true });
});

test('the result tells which written answers did not count', () => {
  const unconfirmed = {
    arrived: toAnswer(short('mitral'), 10),
    expired: toAnswer(short('mitral valve'), 20),
    neverArrived: toAnswer({ type: 'reasoned', verdict: true, reason: null }, 30),
  };
  const countedAnswers = {
    arrived: { choices: null, response: short('mitral') },
    expired: { choices: null, response: short('mitral') },
    neverArrived: { choices: null, response: null },
  };
  expect(countUncounted(unconfirmed, countedAnswers)).toBe(2);
});
