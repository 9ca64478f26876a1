/** A call that failed, as the rules here read it; the transport fills it in. */

export interface FailedCall {
  /** HTTP status, null where no answer came. */
  status: number | null;
  /** The body's `detail`, whatever its type. */
  detail: unknown;
  /** The error's own message, read only where no answer came. */
  message: string;
}

/** The same with everything that a refused sign-in or registration can tell. */
export interface RefusedCall extends FailedCall {
  /** The words that came with the status; empty over HTTP/2. */
  statusText: string;
  /** The body's `code`. */
  code: string | null;
  /** @returns a header of the answer, null where it is absent */
  header: (name: string) => string | null;
}

/** @returns the detail where it is a sentence, else an empty one */
export function sentenceIn(call: FailedCall): string {
  return typeof call.detail === 'string' ? call.detail : '';
}

/** @returns the detail where it is an object of fields or facts, else an empty one */
export function factsIn(call: FailedCall): Record<string, unknown> {
  const { detail } = call;
  return typeof detail === 'object' && detail !== null && !Array.isArray(detail) ? { ...detail } : {};
}
