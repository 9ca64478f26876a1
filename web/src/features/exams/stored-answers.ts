/** Answers that the server has not confirmed, stored on the device by account and exam until the result is seen. */
import {
  type Answers,
  type AnswersById,
  type QueuedAnswer,
  unsavedAnswers,
} from '@akada/core/exams/answer-queue.ts';
import { forget, readStoredJson, store } from '../../lib/device/device-storage.ts';
import { examAnswersKey } from '../../lib/session/unsent-answers.ts';

/** Two pages of one device that show one exam leave each other's answers alone. */
export function storeAnswers(userId: string, examId: string, answers: Answers): void {
  const unsaved = unsavedAnswers(answers, storedAnswers(userId, examId));
  if (Object.keys(unsaved).length === 0) forget(examAnswersKey(userId, examId));
  else store(examAnswersKey(userId, examId), JSON.stringify(unsaved));
}

export function storedAnswers(userId: string, examId: string): AnswersById {
  const stored = readStoredJson(examAnswersKey(userId, examId));
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
