/** A text in one of two encodings, shown as each of them reads it. */
export interface EncodingChoice {
  /** The encoding that was used. */
  chosen: EncodingSample;
  other: EncodingSample;
}

export interface EncodingSample {
  /** As TextDecoder takes it. */
  encoding: string;
  /** The same words of the file in both samples, as this encoding reads them: at most 80 characters. */
  sample: string;
}

const MOST_CHARACTERS = 80;
/** Words before the first letter that the two read in different ways. */
const BYTES_BEFORE = 24;
/** Enough for the longest characters of either. */
const SAMPLE_BYTES = 4 * MOST_CHARACTERS;
const LINE_END = 0x0a;

/**
 * @param bytes of a text in an encoding that contains ASCII
 * @returns samples of the first line that differs between the two encodings; null if none does
 */
export function encodingChoice(bytes: Uint8Array, selection: string, other: string): EncodingChoice | null {
  for (const line of linesBeyondAscii(bytes)) {
    const samples = [selection, other].map((encoding) => ({ encoding, sample: getSample(line, encoding) }));
    const [first, second] = samples;
    if (first && second && first.sample !== second.sample) return { chosen: first, other: second };
  }
  return null;
}

function* linesBeyondAscii(bytes: Uint8Array): Generator<Uint8Array> {
  let index = bytes.findIndex((byte) => byte > 127);
  while (index >= 0) {
    const lineStart = bytes.lastIndexOf(LINE_END, index) + 1;
    const lineEnd = bytes.indexOf(LINE_END, index);
    const end = lineEnd < 0 ? bytes.length : lineEnd;
    yield bytes.subarray(
      wordStart(bytes, Math.max(lineStart, index - BYTES_BEFORE), index),
      Math.min(end, index + SAMPLE_BYTES),
    );
    const next = bytes.subarray(end).findIndex((byte) => byte > 127);
    index = next < 0 ? -1 : end + next;
  }
}

/** The bytes before `at` are ASCII, so a word's start can be found by bytes. */
function wordStart(bytes: Uint8Array, from: number, index: number): number {
  if (from === 0 || bytes[from - 1] === LINE_END) return from;
  const space = bytes.indexOf(0x20, from);
  return space >= 0 && space < index ? space + 1 : from;
}

function getSample(line: Uint8Array, encoding: string): string {
  const text = new TextDecoder(encoding).decode(line, { stream: true });
  return [...text.replace(/[\p{C}\s]+/gu, ' ').trim()].slice(0, MOST_CHARACTERS).join('');
}
