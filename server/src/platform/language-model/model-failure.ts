/** The reason why a call ended without an answer. Only `busy` and `away` can be temporary. */
export type ModelFailureKind = 'busy' | 'away' | 'timed_out' | 'refused' | 'unusable';

/**
 * A call that gave no answer. It carries neither the words of the server nor the error beneath, because both may repeat the
 * note, the key or the address.
 */
export class ModelFailure extends Error {
  readonly kind: ModelFailureKind;
  /** HTTP status; null without a response. */
  readonly status: number | null;

  constructor(kind: ModelFailureKind, status: number | null = null) {
    super(`The language model gave no answer: ${kind}${status === null ? '' : `, status ${status}`}`);
    this.name = 'ModelFailure';
    this.kind = kind;
    this.status = status;
  }
}

/** The library cannot be loaded, as while an installation is replaced. @throws {ModelFailure} always */
export function failedLoad(): never {
  throw new ModelFailure('away');
}
