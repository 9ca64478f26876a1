/** How a call can fail: refused by the server, or never answered. */
import type { ErrorCode } from '@akada/contract/errors.ts';

export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | null;
  /** As the server sent it: a sentence, or an object of fields or facts. */
  readonly detail: unknown;
  readonly headers: Headers;

  constructor(status: number, body: unknown, headers: Headers) {
    const { detail, code } = readBody(body);
    super(sentenceOf(detail) ?? `Error: ${status}`);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.headers = headers;
  }

  /** Field by field, what the server found wrong with a form. */
  get fields(): Record<string, string> {
    if (this.status !== 422 || typeof this.detail !== 'object' || this.detail === null) return {};
    return Object.fromEntries(Object.entries(this.detail).map(([field, text]) => [field, String(text)]));
  }

  /** Facts beside the sentence of a 403, for example the limit that was reached. */
  get facts(): Record<string, unknown> {
    return typeof this.detail === 'object' && this.detail !== null ? { ...this.detail } : {};
  }
}

export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('Network error: Please check your internet connection and try again.', { cause });
    this.name = 'NetworkError';
  }
}

function readBody(body: unknown): { detail: unknown; code: ErrorCode | null } {
  if (typeof body !== 'object' || body === null) return { detail: null, code: null };

  const { detail, code } = body as { detail?: unknown; code?: ErrorCode };
  return { detail: detail ?? null, code: code ?? null };
}

function sentenceOf(detail: unknown): string | null {
  if (typeof detail === 'string') return detail;
  if (typeof detail !== 'object' || detail === null) return null;

  const { message } = detail as { message?: unknown };
  if (typeof message === 'string') return message;
  const first = Object.values(detail)[0];
  return typeof first === 'string' ? first : null;
}
