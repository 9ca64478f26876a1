const ENCODINGS_BY_MARK: readonly { mark: number[]; encoding: string }[] = [
  { mark: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
];

/**
 * Decodes text of unknown encoding: by its byte order mark, as UTF-16 when half of its bytes are zero, as
 * UTF-8 when it is valid, and else as Windows-1252, in which nearly all other Western text was written
 * and which gives every byte a meaning. A character that was cut at the end is left out.
 */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes, { stream: true });
}

/** The label of the encoding that `decodeText` would take. */
export function encodingOf(bytes: Uint8Array): string {
  const marked = ENCODINGS_BY_MARK.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return marked.encoding;

  return utf16WithoutMark(bytes) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252');
}

/** Enough to judge by; Latin letters in UTF-16 have a zero beside each. */
const SAMPLE_BYTES = 4_096;
const ZEROS_OF_UTF16 = 0.3;

function utf16WithoutMark(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zeros = [0, 0];
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros.map((found) => found / Math.max(sample.length / 2, 1));
  if (odd > ZEROS_OF_UTF16 && odd > even) return 'utf-16le';

  return even > ZEROS_OF_UTF16 ? 'utf-16be' : null;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });

    return true;
  } catch {
    return false;
  }
}
