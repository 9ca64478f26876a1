import { readsAsText } from './control-characters.ts';

/** Latin letters in UTF-16 have a zero next to each. */
const ZEROS_OF_LATIN = 0.3;
/** Nearly every text has these: spaces, line ends, the marks of Chinese and Japanese. */
const BETWEEN_WORDS = /[ \n\r\u3000-\u3002\uFF0C\uFF01\uFF1F]/g;
const LEAST_BETWEEN = 0.01;
const WRITTEN = /[\p{L}\p{M}\p{N}\p{P}\p{Zs}\r\n\t]/gu;
const LEAST_WRITTEN = 0.95;
/** A text is written in one of these, with Latin words among them. */
const SCRIPTS: readonly RegExp[] = [
  /\p{Script=Cyrillic}/gu,
  /\p{Script=Greek}/gu,
  /\p{Script=Arabic}/gu,
  /\p{Script=Hebrew}/gu,
  /\p{Script=Thai}/gu,
  /\p{Script=Devanagari}/gu,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  /[\p{Script=Hangul}]/gu,
];
const OWN_SCRIPT = 0.7;

export type Utf16 = 'utf-16le' | 'utf-16be';

/**
 * Recognises UTF-16 without a byte order mark: by the zeros of Latin letters, else by a text of nearly one
 * script with spaces or line ends.
 *
 * @param sample the start of a file
 */
export function utf16WithoutMark(sample: Uint8Array): Utf16 | null {
  const [even, odd] = shareOfZeros(sample);
  const byZeros = odd > even ? 'utf-16le' : 'utf-16be';
  if (Math.max(even, odd) > ZEROS_OF_LATIN) return isText(sample, byZeros) ? byZeros : null;

  const labels: Utf16[] = ['utf-16le', 'utf-16be'];
  return labels.find((label) => isWrittenInOneScript(sample, label)) ?? null;
}

function shareOfZeros(sample: Uint8Array): [even: number, odd: number] {
  const zeros: [number, number] = [0, 0];
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2 === 0 ? 0 : 1] += 1;
  });
  const pairs = Math.max(sample.length / 2, 1);

  return [zeros[0] / pairs, zeros[1] / pairs];
}

function isText(sample: Uint8Array, label: Utf16): boolean {
  const text = decodeFatally(sample, label);

  return text !== null && readsAsText(text, label);
}

function isWrittenInOneScript(sample: Uint8Array, label: Utf16): boolean {
  const text = decodeFatally(sample, label);
  if (!text || !readsAsText(text, label)) return false;

  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const letters = count(/\p{L}/gu);

  return (
    count(WRITTEN) >= LEAST_WRITTEN * text.length &&
    count(BETWEEN_WORDS) >= LEAST_BETWEEN * text.length &&
    SCRIPTS.some((script) => count(script) >= OWN_SCRIPT * letters)
  );
}

/** @returns null if bytes are invalid in that encoding; a character that is cut at the end does not count */
export function decodeFatally(bytes: Uint8Array, label: string): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return null;
  }
}
