/**
 * Answers on the device, by account and exam. Unconfirmed answers stay until the result is seen; confirmed
 * ones are stored separately while the exam is in progress.
 */
import {
  type Answers,
  type AnswersById,
  confirmedAnswers,
  type QueuedAnswer,
  unsavedAnswers,
} from '@akada/core/exams/answer-queue.ts';
import { isResponse } from '@akada/core/question-types/answered.ts';
import { forget, readStoredJson, store } from '../../lib/device/device-storage.ts';
import { storedItems } from '../../lib/device/stored-items.ts';
import { waitingPrefix } from '../../lib/session/unsent-answers.ts';
import { confirmedAnswersKey } from './stored-exam.ts';

/** Two pages of one device with the same exam do not overwrite each other's answers. */
export function storeAnswers(userId: string, examId: string, answers: Answers): void {
  const items = waitingItems(userId, examId);
  const stored = items.byId();
  const unsaved = unsavedAnswers(answers, stored);
  items.forget(Object.keys(stored).filter((id) => !(id in unsaved)));
  for (const [id, answer] of Object.entries(unsaved)) {
    if (answer.sequence !== stored[id]?.sequence) items.put(id, answer);
  }
}

export function storedAnswers(userId: string, examId: string): AnswersById {
  return waitingItems(userId, examId).byId();
}

export function forgetAnswers(userId: string, examId: string): void {
  const items = waitingItems(userId, examId);
  items.forget(Object.keys(items.byId()));
}

function waitingItems(userId: string, examId: string) {
  const prefix = waitingPrefix('exam', userId) + examId;
  const items = storedItems(`${prefix}.`, answerOf);
  // Until November 2026 the app stored all answers of an exam under one key.
  for (const [id, answer] of Object.entries(readAnswers(prefix))) {
    if (answer.sequence > (items.byId()[id]?.sequence ?? 0)) items.put(id, answer);
  }
  forget(prefix);
  return items;
}

export function storeConfirmed(userId: string, examId: string, answers: Answers): void {
  store(confirmedAnswersKey(userId, examId), JSON.stringify(confirmedAnswers(answers)));
}

/** @returns the server's answers when this device last received them */
export function storedConfirmed(userId: string, examId: string): AnswersById {
  return readAnswers(confirmedAnswersKey(userId, examId));
}

/** @returns the valid answers stored under a key */
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

/** @returns null if the value is not an answer */
function answerOf(value: unknown): QueuedAnswer | null {
  if (typeof value !== 'object' || value === null) return null;

  // Until November 2026 the app stored only one choice.
  const { choice, choices = listOf(choice), response, ...rest } = value as StoredAnswer;
  const { flagged = false, tookMs = 0, sequence } = rest;
  const isAnswer =
    isChoices(choices) &&
    (response === undefined || response === null || isResponse(response)) &&
    typeof flagged === 'boolean' &&
    typeof tookMs === 'number' &&
    typeof sequence === 'number';
  if (!isAnswer) return null;
  return { choices, ...(response !== undefined && { response }), flagged, tookMs, sequence };
}

type StoredAnswer = Partial<Record<keyof QueuedAnswer | 'choice', unknown>>;

function listOf(choice: unknown): unknown {
  return typeof choice === 'number' ? [choice] : choice;
}

function isChoices(value: unknown): value is number[] | null {
  return value === null || (Array.isArray(value) && value.every((it) => typeof it === 'number'));
}
