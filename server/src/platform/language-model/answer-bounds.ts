/**
 * Limits the bytes that are read of an answer to twice the requested length, which no honest answer reaches
 * and an endless one soon does. Bytes are counted, because servers need not count tokens.
 */

/** UTF-8 bytes of a token in the usual script with the longest tokens on average. */
const bytesPerToken = 12;

/** Bytes of one token in transit. A stream wraps each into an event; JSON may escape each of its letters. */
const wireBytesPerToken = { streamed: 512, whole: 3 * bytesPerToken };

/** Bytes of an answer without any text: its envelope and its counts. */
const envelopeBytes = 16_000;

const timesAsked = 2;

export interface AnswerBounds {
  /** Bytes of the text in UTF-8. */
  text: number;
  /** Bytes that are taken from the connection. */
  wire: number;
}

/**
 * @param tokens requested tokens
 * @param way `streamed` piece by piece, or `whole`
 * @returns the max bytes that are read of the answer
 */
export function boundsOfAnswer(tokens: number, way: keyof typeof wireBytesPerToken): AnswerBounds {
  return {
    text: timesAsked * tokens * bytesPerToken,
    wire: timesAsked * tokens * wireBytesPerToken[way] + envelopeBytes,
  };
}
