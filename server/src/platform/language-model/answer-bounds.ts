/**
 * How much of an answer is read: twice what was asked for, which no honest answer reaches and one without end does at once.
 * Bytes are counted, because no server has to count tokens.
 */

/** In UTF-8, of the usual scripts the longest on average. */
const bytesPerToken = 12;

/** What one token takes on the way. A stream wraps each into an event; JSON may escape each of its letters. */
const wireBytesPerToken = { streamed: 512, whole: 3 * bytesPerToken };

/** Of an answer without any text: its envelope and its counts. */
const envelopeBytes = 16_000;

const timesAsked = 2;

export interface AnswerBounds {
  /** Bytes of the text in UTF-8. */
  text: number;
  /** Bytes that are taken from the connection. */
  wire: number;
}

/**
 * @param tokens that were asked for
 * @param way `streamed` piece by piece, or `whole`
 * @returns the most bytes that are read of the answer
 */
export function boundsOfAnswer(tokens: number, way: keyof typeof wireBytesPerToken): AnswerBounds {
  return {
    text: timesAsked * tokens * bytesPerToken,
    wire: timesAsked * tokens * wireBytesPerToken[way] + envelopeBytes,
  };
}
