/**
 * The last order, stored on the device until its outcome was seen: it is found again after a reload or on
 * another page.
 */
import type { Difficulty, QuestionTypeChoice } from '@akada/core/generation/question-draft.ts';
import { forget, readStoredJson, store } from '../../../lib/device/device-storage.ts';
import { ApiError } from '../../../lib/http/api-error.ts';
import { accountDataPrefix } from '../../../lib/session/session-store.ts';

export interface Order {
  fileId: string;
  /** The number of items; a note has one guide. */
  count: number;
  focus: string;
  /** Both are set or neither; neither means the complete note. */
  firstPage?: number;
  lastPage?: number;
  /** Mixed if omitted. */
  difficulty?: Difficulty;
  /** Kinds of questions; all if omitted. */
  kinds?: string[];
  /** Multiple choice only if omitted. */
  types?: QuestionTypeChoice;
  /** The note's course if omitted. */
  courseName?: string;
  /** The order's idempotency key: a repeated request with it returns the same generation. */
  key: string;
}

export interface PendingOrder {
  order: Order;
  /** Null until the server has answered. */
  generationId: string | null;
}

/** Each kind has a separate order. */
export type OrderKind = 'questions' | 'cards' | 'guide';

export function rememberOrder(userId: string, pending: PendingOrder, kind: OrderKind): void {
  store(keyOf(userId, kind), JSON.stringify(pending));
}

export function pendingOrder(userId: string, kind: OrderKind): PendingOrder | null {
  const pending = readStoredJson(keyOf(userId, kind));
  return isPendingOrder(pending) ? pending : null;
}

export function forgetOrder(userId: string, kind: OrderKind): void {
  forget(keyOf(userId, kind));
}

/** A rejection settles an order; a lost network or a server error leaves it open. */
export function isSettledBy(error: Error): boolean {
  return error instanceof ApiError && error.status < 500;
}

function keyOf(userId: string, kind: OrderKind): string {
  return `${accountDataPrefix}order.${kind === 'questions' ? '' : `${kind}.`}${userId}`;
}

function isPendingOrder(value: unknown): value is PendingOrder {
  if (typeof value !== 'object' || value === null) return false;

  const { order, generationId } = value as Record<string, unknown>;
  return isOrder(order) && (generationId === null || typeof generationId === 'string');
}

function isOrder(value: unknown): value is Order {
  if (typeof value !== 'object' || value === null) return false;

  const { fileId, count, focus, key } = value as Record<string, unknown>;
  return (
    typeof fileId === 'string' &&
    typeof count === 'number' &&
    typeof focus === 'string' &&
    typeof key === 'string'
  );
}
