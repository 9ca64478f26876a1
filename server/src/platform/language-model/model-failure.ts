/** How a call ended without an answer. Only `busy` and `away` may pass by themselves. */
export type ModelFailureKind = 'busy' | 'away' | 'timed_out' | 'refused' | 'unusable';

/**
 * A call that gave no answer. It carries neither the words of the server nor the error beneath, because both may repeat the
 * note, the key or the address.
 */
export class ModelFailure extends Error {
  readonly kind: ModelFailureKind;
  /** Of HTTP; null where none came. */
  readonly status: number | null;

  constructor(kind: ModelFailureKind, status: number | null = null) {
    super(`The language model gave no answer: ${kind}${status === null ? '' : `, status ${status}`}`);
    this.name = 'ModelFailure';
    this.kind = kind;
    this.status = status;
  }
}
