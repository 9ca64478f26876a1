import type { ErrorCode, FieldErrors } from '@akada/contract/wire/errors.ts';

export interface FaultOptions {
  /** The problem of each field, for `validation_failed`. */
  fields?: FieldErrors;
  /** Further public facts of a rejection, such as `{kind, used, limit}`. */
  facts?: Record<string, unknown>;
  /** Response headers. */
  headers?: Record<string, string>;
  /** Seconds after which trying again makes sense. */
  retryAfter?: number;
  cause?: unknown;
}

/**
 * The only way to reject a call. It is thrown anywhere and mapped to a response once, in `app`. The message
 * is for the person: one sentence that says what to do next.
 */
export class Fault extends Error {
  readonly code: ErrorCode;
  readonly options: FaultOptions;

  constructor(code: ErrorCode, message: string, options: FaultOptions = {}) {
    super(message, { cause: options.cause });
    this.name = 'Fault';
    this.code = code;
    this.options = options;
  }
}

/** The answer for a missing object, and exactly the same for someone else's object. */
export function notFound(): Fault {
  return new Fault('not_found', 'This does not exist or is no longer there.');
}

/** Rejects an administrator who views an account, where only its owner acts or reads. */
export function viewingOnly(): Fault {
  return new Fault('viewing_only', 'You are only looking at this account. This part belongs to its owner.');
}

/** @param field path of the wrong field @param sentence what is wrong and what is wanted */
export function invalidField(field: string, sentence: string): Fault {
  return new Fault('validation_failed', sentence, { fields: { [field]: sentence } });
}
