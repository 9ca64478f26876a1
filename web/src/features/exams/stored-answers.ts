/**
 * Answers on the device, by account and exam: those that the server has not confirmed, until the result is seen, and
 * apart from them those that it has, while the exam is under way.
 */
import {
  type Answers,
  type AnswersById,
  confirmedAnswers,
  type QueuedAnswer,
  unsavedAnswers,
} from '@akada/core/exams/answer-queue.ts';
import { forget, readStoredJson, store } from '../../lib/device/device-storage.ts';
import { examAnswersKey } from '../../lib/session/unsent-answers.ts';
import { confirmedAnswersKey } from './stored-exam.ts';

/** Two pages of one device that show one exam leave each other's answers alone. */
export function storeAnswers(userId: string, examId: string, answers: Answers): void {
  const unsaved = unsavedAnswers(answers, storedAnswers(userId, examId));
  if (Object.keys(unsaved).length === 0) forget(examAnswersKey(userId, examId));
  else store(examAnswersKey(userId, examId), JSON.stringify(unsaved));
}

export function storedAnswers(userId: string, examId: string): AnswersById {
  return readAnswers(examAnswersKey(userId, examId));
}

export function storeConfirmed(userId: string, examId: string, answers: Answers): void {
  store(confirmedAnswersKey(userId, examId), JSON.stringify(confirmedAnswers(answers)));
}

/** @returns what the server had when this device last heard of it */
export function storedConfirmed(userId: string, examId: string): AnswersById {
  return readAnswers(confirmedAnswersKey(userId, examId));
}

/** @returns the answers that are stored under a key, without what is none */
function readAnswers(key: string): AnswersById {
  const stored = readStoredJson(key);
  if (typeof stored !== 'object' || stored === null) return {};

  return Object.fromEntries(
    Object.entries(stored).flatMap(([questionId, value]) => {
      const answer = answerOf(value);
      return answer === null ? [] : [[questionId, answer]];
    }),
  );
}

export function forgetAnswers(userId: string, examId: string): void {
  forget(examAnswersKey(userId, examId));
}

/** @returns null for what is no answer */
function answerOf(value: unknown): QueuedAnswer | null {
  if (typeof value !== 'object' || value === null) return null;

  // Until November 2026 the app stored one choice and no more.
  const { choice, choices = listOf(choice), flagged = false, tookMs = 0, sequence } = value as StoredAnswer;
  const isAnswer =
    isChoices(choices) &&
    typeof flagged === 'boolean' &&
    typeof tookMs === 'number' &&
    typeof sequence === 'number';
  return isAnswer ? { choices, flagged, tookMs, sequence } : null;
}

type StoredAnswer = Partial<Record<keyof QueuedAnswer | 'choice', unknown>>;

function listOf(choice: unknown): unknown {
  return typeof choice === 'number' ? [choice] : choice;
}

function isChoices(value: unknown): value is number[] | null {
  return value === null || (Array.isArray(value) && value.every((it) => typeof it === 'number'));
}
