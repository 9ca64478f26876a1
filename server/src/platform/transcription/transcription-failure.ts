/**
 * Reasons why an endpoint gave no text.
 * - `busy`: it asked to come again later
 * - `failed`: it gave no answer, or no transcript; another attempt can succeed
 * - `refused`: it will answer the same next time: a wrong key, another address, an unsupported file
 */
export type TranscriptionFailureKind = 'busy' | 'failed' | 'refused';

/** Thrown for every end of a transcription but a transcript and the caller's own abort. Holds nothing of either side's text. */
export class TranscriptionFailure extends Error {
  readonly kind: TranscriptionFailureKind;
  /** Milliseconds to wait before the next attempt, 0 where the endpoint said nothing. */
  readonly waitMs: number;

  /** @param detail for the log: never a part of the request or the answer */
  constructor(kind: TranscriptionFailureKind, detail: string, waitMs = 0) {
    super(`transcription ${kind}: ${detail}`);
    this.name = 'TranscriptionFailure';
    this.kind = kind;
    this.waitMs = waitMs;
  }
}
