import { encodingOf } from './decode-text.ts';

/** Stray control characters happen in old files; more than this is no text. */
const MOST_CONTROLS = 0.002;
const CONTROL = /[^\P{Cc}\t\n\v\f\r\u0085]/gu;

/**
 * Whether bytes are text in an encoding that `decodeText` knows.
 *
 * @param head the start of a file; a character that it cuts at its end does not count
 */
export function looksLikeText(head: Uint8Array): boolean {
  const text = decode(head);
  if (text === null || text.includes('\0')) return false;

  return (text.match(CONTROL)?.length ?? 0) <= MOST_CONTROLS * text.length;
}

function decode(head: Uint8Array): string | null {
  try {
    return new TextDecoder(encodingOf(head), { fatal: true }).decode(head, { stream: true });
  } catch {
    return null;
  }
}
