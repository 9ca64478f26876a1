import { readsAsText } from './control-characters.ts';
import { legacyEncoding, type TextEncoding } from './legacy-encoding.ts';
import { decodeFatally, utf16WithoutMark } from './utf16.ts';
import { decodeUtf32, getUtf32 } from './utf32.ts';

const ENCODINGS_BY_MARK: readonly { mark: number[]; label: string }[] = [
  { mark: [0xef, 0xbb, 0xbf], label: 'utf-8' },
  { mark: [0xff, 0xfe], label: 'utf-16le' },
  { mark: [0xfe, 0xff], label: 'utf-16be' },
];
/** Enough to judge by. */
const SAMPLE_BYTES = 65_536;
/** A broken character in a file of many whole ones is damage, not another encoding. */
const WHOLE_FOR_A_BROKEN_ONE = 20;

/**
 * Decodes text of unknown encoding. A character that was cut at the end is omitted, a broken one becomes
 * U+FFFD.
 *
 * @param input the encoding that a person selected
 * @returns null if the bytes are text in no known encoding
 */
export function decodeText(
  bytes: Uint8Array,
  input?: string,
): { text: string; encoding: TextEncoding } | null {
  const encoding = input ? certain(input) : getEncoding(bytes);

  return encoding && { encoding, text: decoded(bytes, encoding.label) };
}

function decoded(bytes: Uint8Array, label: string): string {
  return label === 'utf-32le' || label === 'utf-32be'
    ? decodeUtf32(bytes, label)
    : new TextDecoder(label).decode(bytes, { stream: true });
}

/**
 * Finds the encoding of a text: by its byte order mark, by valid UTF-8, by the look of UTF-16 or UTF-32, by
 * the declaration in its markup, and last by letter frequency.
 *
 * @param bytes a file, or the start of one
 * @returns null if it is no text
 */
export function getEncoding(bytes: Uint8Array): TextEncoding | null {
  const wide = getUtf32(bytes.subarray(0, SAMPLE_BYTES));
  if (wide) return readsAsText(decoded(bytes.subarray(0, SAMPLE_BYTES), wide), wide) ? certain(wide) : null;

  const marked = ENCODINGS_BY_MARK.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return ifText(bytes.subarray(0, SAMPLE_BYTES), marked.label);

  const sample = getSample(bytes);
  const label = certainEncoding(sample, bytes.subarray(0, SAMPLE_BYTES));

  return label ? certain(label) : legacyEncoding(sample);
}

const certain = (label: string): TextEncoding => ({ label, doubtful: false, rival: null });

/** Starts at the first byte outside of ASCII; earlier bytes are the same in nearly all encodings. */
function getSample(bytes: Uint8Array): Uint8Array {
  const start = bytes.subarray(0, SAMPLE_BYTES);
  if (start.some((byte) => byte > 127)) return start;

  const first = bytes.findIndex((byte) => byte > 127);
  return first < 0 ? start : bytes.subarray(first, first + SAMPLE_BYTES);
}

function certainEncoding(sample: Uint8Array, start: Uint8Array): string | null {
  if (isUtf8(sample)) return 'utf-8';

  const declared = declaredEncoding(start);
  return utf16WithoutMark(sample) ?? (declared && ifText(sample, declared)?.label) ?? null;
}

function isUtf8(sample: Uint8Array): boolean {
  const text = new TextDecoder().decode(sample, { stream: true });
  const broken = text.match(/\uFFFD/g)?.length ?? 0;
  const whole = text.match(/[^\0-\u007F\uFFFD]/g)?.length ?? 0;

  return whole >= broken * WHOLE_FOR_A_BROKEN_ONE && readsAsText(text, 'utf-8');
}

const DECLARATION = /<(?:\?xml[^>]{1,200}?\bencoding|meta[^>]{1,200}?\bcharset)\s*=\s*["']?([\w-]{2,30})/i;
const DECLARED_WITHIN = 1_024;

function declaredEncoding(start: Uint8Array): string | null {
  const head = Buffer.from(start.subarray(0, DECLARED_WITHIN)).toString('latin1');
  const label = DECLARATION.exec(head)?.[1]?.toLowerCase() ?? null;

  // A declaration that can be read byte by byte is not in UTF-16.
  return label?.startsWith('utf') ? null : label;
}

function ifText(sample: Uint8Array, label: string): TextEncoding | null {
  const text = decodeFatally(sample, label);

  return text !== null && readsAsText(text, label) ? certain(label) : null;
}

const SCRIPTS: Readonly<Record<string, string>> = {
  'iso-8859-2': 'Central European',
  'windows-1250': 'Central European',
  'windows-1251': 'Cyrillic',
  'windows-1252': 'Western European',
  'windows-1253': 'Greek',
  'windows-1254': 'Turkish',
  'windows-1255': 'Hebrew',
  'windows-1256': 'Arabic',
  'koi8-r': 'Cyrillic',
  shift_jis: 'Japanese',
  'euc-jp': 'Japanese',
  'euc-kr': 'Korean',
  gb18030: 'Chinese',
  big5: 'Chinese',
};

/** Warns a file's owner about a doubtful guess; a certain one needs no warning. */
export function encodingWarnings({ label, doubtful }: TextEncoding): string[] {
  const script = SCRIPTS[label];
  if (!doubtful) return [];

  return [
    `The letters of this file were read as ${script ? `${script} ones (${label})` : label}. If they look wrong, save the file as UTF-8 and upload it again.`,
  ];
}
