/**
 * The exam in progress, stored on the device: a page opened offline continues it. It contains no keys,
 * because the server sends none. Confirmed answers are stored separately, because they change with each
 * press.
 */
import type { Exam } from '@akada/contract/work/exams.ts';
import { forget, keysUnder, readInForm, storeInForm } from '../../lib/device/device-storage.ts';
import { accountDataPrefix } from '../../lib/session/session-store.ts';

export interface StoredExam {
  exam: Exam;
  /** The arrival time, by the device's clock. */
  receivedAt: number;
}

const form = 1;

/** Removes exams that accept no answers any more. */
export function storeExam(userId: string, { exam, receivedAt }: StoredExam): void {
  for (const id of storedExamIds(userId)) {
    const knownExam = storedExam(userId, id);
    if (knownExam === null || Date.parse(knownExam.exam.closes_at) < receivedAt) forgetExam(userId, id);
  }
  storeInForm(paperKey(userId, exam.id), form, { exam, receivedAt });
}

export function storedExam(userId: string, examId: string): StoredExam | null {
  return readInForm(paperKey(userId, examId), form);
}

/** @returns the exams that were in progress when this device last heard of them, sorted by end, soonest first */
export function storedExams(userId: string): StoredExam[] {
  return storedExamIds(userId)
    .flatMap((id) => storedExam(userId, id) ?? [])
    .toSorted((one, other) => (one.exam.deadline_at < other.exam.deadline_at ? -1 : 1));
}

export function forgetExam(userId: string, examId: string): void {
  forget(paperKey(userId, examId));
  forget(confirmedAnswersKey(userId, examId));
}

function storedExamIds(userId: string): string[] {
  const prefix = paperKey(userId, '');
  return keysUnder(prefix).map((key) => key.slice(prefix.length));
}

// Has another prefix than unsent answers, because a sign-out counts those.
function paperKey(userId: string, examId: string): string {
  return `${accountDataPrefix}paper.${userId}.${examId}`;
}

/** @returns the storage key of the confirmed answers by question */
export function confirmedAnswersKey(userId: string, examId: string): string {
  return `${accountDataPrefix}confirmed.${userId}.${examId}`;
}
