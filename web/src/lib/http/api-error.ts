/** The ways in which a call fails: rejected by the server, never answered, or never sent. */
import type { ErrorCode } from '@akada/contract/wire/errors.ts';
import { networkFailure, notSignedIn, type RejectedCall } from '@akada/core/access/failed-call.ts';

export class ApiError extends Error {
  readonly status: number;
  readonly statusText: string;
  readonly code: ErrorCode | null;
  /** The server's detail: a sentence, or an object of fields or facts. */
  readonly detail: unknown;
  readonly headers: Headers;

  constructor(status: number, body: unknown, headers: Headers, statusText = '') {
    const { detail, code } = readBody(body);
    super(getSentence(detail) ?? `Error: ${status} ${statusText}`.trim());
    this.name = 'ApiError';
    this.status = status;
    this.statusText = statusText;
    this.code = code;
    this.detail = detail;
    this.headers = headers;
  }

  /** The operator finds a failure of the server in its log by this id; null if the caller can mend the call. */
  get requestId(): string | null {
    return this.status === 500 ? this.headers.get('x-request-id') : null;
  }

  /** The server's errors in a form, by field. */
  get fields(): Record<string, string> {
    if (this.status !== 422 || typeof this.detail !== 'object' || this.detail === null) return {};
    return Object.fromEntries(Object.entries(this.detail).map(([field, text]) => [field, String(text)]));
  }

  /** Facts next to the sentence of a 403, for example the limit that was reached. */
  get facts(): Record<string, unknown> {
    return typeof this.detail === 'object' && this.detail !== null ? { ...this.detail } : {};
  }
}

/** No answer arrived; a repetition may get one. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super(networkFailure, { cause });
    this.name = 'NetworkError';
  }
}

/** The call was not sent: it needs a session, but there is none, or only another account's by now. */
export class NotSignedInError extends Error {
  constructor(message: string = notSignedIn) {
    super(message);
    this.name = 'NotSignedInError';
  }
}

/**
 * True if the requested item does not exist, or no longer exists. A truncated link has an id that matches
 * nothing.
 */
export const isGone = (error: Error): boolean =>
  error instanceof ApiError && (error.status === 404 || 'id' in error.fields);

/** True if the monthly allowance is used up. */
export const isLimitReached = (error: Error | null): error is ApiError =>
  error instanceof ApiError && error.code === 'usage_limit_reached';

/** @returns the server's errors, by field */
export function getFields(error: Error | null): Record<string, string> {
  return error instanceof ApiError ? error.fields : {};
}

/** True if somebody else has changed or decided it in the meantime. */
export const isConflict = (error: Error): boolean => error instanceof ApiError && error.code === 'conflict';

/**
 * @returns a failed call in the form of core's rules; null for every other error: a page that crashes with
 * "Unexpected token" must not end a session
 */
export function refusedCall(error: unknown): RejectedCall | null {
  if (error instanceof ApiError) {
    const { status, statusText, detail, message, code, headers } = error;
    return { status, statusText, detail, message, code, header: (name) => headers.get(name) };
  }
  if (error instanceof NetworkError || error instanceof NotSignedInError) {
    const { message } = error;
    return { status: null, statusText: '', detail: null, message, code: null, header: () => null };
  }
  return null;
}

function readBody(body: unknown): { detail: unknown; code: ErrorCode | null } {
  if (typeof body !== 'object' || body === null) return { detail: null, code: null };

  const { detail, code } = body as { detail?: unknown; code?: ErrorCode };
  return { detail: detail ?? null, code: code ?? null };
}

function getSentence(detail: unknown): string | null {
  if (typeof detail === 'string') return detail;
  if (typeof detail !== 'object' || detail === null) return null;

  const { message } = detail as { message?: unknown };
  if (typeof message === 'string') return message;
  const first = Object.values(detail)[0];
  return typeof first === 'string' ? first : null;
}
