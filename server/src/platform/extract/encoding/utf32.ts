const MARKS = [
  { label: 'utf-32le', mark: [0xff, 0xfe, 0, 0] },
  { label: 'utf-32be', mark: [0, 0, 0xfe, 0xff] },
] as const;
const LAST_CHARACTER = 0x10ffff;
const UNKNOWN = '\uFFFD';

export type Utf32 = (typeof MARKS)[number]['label'];

/**
 * Recognises four bytes per character, by their mark or because all bytes form valid character numbers.
 *
 * @param bytes the start of a file; call this before UTF-16, because one of its marks is a prefix of a mark
 * of UTF-32
 */
export function getUtf32(bytes: Uint8Array): Utf32 | null {
  const marked = MARKS.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return marked.label;

  const labels = MARKS.map(({ label }) => label);
  return bytes.length < 8
    ? null
    : (labels.find((label) => !decodeUtf32(bytes, label).includes(UNKNOWN)) ?? null);
}

/** The text of UTF-32 without its mark; what is no character becomes U+FFFD. TextDecoder does not know the encoding. */
export function decodeUtf32(bytes: Uint8Array, label: Utf32): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: string[] = [];
  for (let index = 0; index + 4 <= bytes.length; index += 4) {
    const code = view.getUint32(index, label === 'utf-32le');
    const isCharacter = code > 0 && code <= LAST_CHARACTER && !(code >= 0xd800 && code <= 0xdfff);
    if (!(index === 0 && code === 0xfeff)) parts.push(isCharacter ? String.fromCodePoint(code) : UNKNOWN);
  }

  return parts.join('');
}
