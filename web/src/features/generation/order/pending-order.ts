/**
 * The last order, stored on the device until its outcome was seen: after a reload, or on another page meanwhile, it is
 * found again.
 */
import type { Difficulty } from '@akada/core/generation/question-draft.ts';
import { forget, readStoredJson, store } from '../../../lib/device/device-storage.ts';
import { ApiError } from '../../../lib/http/api-error.ts';
import { accountDataPrefix } from '../../../lib/session/session-store.ts';

export interface Order {
  fileId: string;
  /** Of what is counted; a note has one guide. */
  count: number;
  focus: string;
  /** Both or none; none for the whole note. */
  firstPage?: number;
  lastPage?: number;
  /** Mixed where it is left out. */
  difficulty?: Difficulty;
  /** Of question; all where it is left out. */
  kinds?: string[];
  /** That of the note where it is left out. */
  courseName?: string;
  /** Names the order to the server: asked again with the same key, it answers with the same generation. */
  key: string;
}

export interface PendingOrder {
  order: Order;
  /** Null until the server has answered. */
  generationId: string | null;
}

/** Each kind has an order of its own. */
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

/** A refusal settles an order; a lost network or a fault of the server leaves it open. */
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
