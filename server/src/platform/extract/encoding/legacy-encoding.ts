import { analyse } from 'chardet';
import { readsAsText } from './control-characters.ts';
import { decodeFatally } from './utf16.ts';

export interface TextEncoding {
  /** As TextDecoder takes it. */
  label: string;
  /** Whether another encoding is nearly as likely, so that its reader should be warned. */
  doubtful: boolean;
  /** The next likely one that reads the text in another way; null where none does. */
  rival: string | null;
}

/** What programs wrote under the names that the detector gives. Those of Windows contain the others' letters. */
const WRITTEN_AS: Readonly<Record<string, string>> = {
  'ISO-8859-1': 'windows-1252',
  'ISO-8859-7': 'windows-1253',
  'ISO-8859-8': 'windows-1255',
  'ISO-8859-9': 'windows-1254',
  GB18030: 'gb18030',
};
const LATIN = new Set([
  'iso-8859-2',
  'windows-1250',
  'windows-1252',
  'windows-1254',
  'windows-1257',
  'windows-1258',
]);
const WIDE = new Set(['shift_jis', 'euc-jp', 'gb18030', 'big5', 'euc-kr']);
/** Tried where the detector has too little to go by, in this order. */
const FALLBACKS = ['windows-1252', 'windows-1251', 'gb18030'];

/** Fewer bytes outside of ASCII say nothing about the language of a Latin text. */
const FEW_BYTES = 8;
const SURE = 20;
const CLEAR_LEAD = 8;
/** Western text has more plain letters than accented ones. */
const MOST_ACCENTED = 0.5;

/** Where another encoding has an accented letter: "powstaj¹". A square after a unit is one of few. */
const SIGN_IN_WORD = /\p{L}[¹²³¼½¾£¥©®¶¤¦¬¿¡¨¯¸±]/gu;

interface Candidate {
  label: string;
  confidence: number;
  text: string;
}

/**
 * Finds the encoding of bytes that are not UTF-8: by the frequency of their letters, as long as the text it
 * gives is a possible one.
 *
 * @param sample bytes of a file, of which some are outside of ASCII
 * @returns null when they are text in none that is known
 */
export function legacyEncoding(sample: Uint8Array): TextEncoding | null {
  const candidates = analyse(sample).flatMap(({ name, confidence }) =>
    candidate(sample, (WRITTEN_AS[name] ?? name).toLowerCase(), confidence),
  );
  const best = likeliest(candidates, sample);
  if (!best) return fallback(sample);

  const rival = candidates.find(({ label, text }) => label !== best.label && text !== best.text);
  const lead = best.confidence - (rival?.confidence ?? 0);

  return {
    label: best.label,
    doubtful: best.confidence < SURE || lead < CLEAR_LEAD,
    rival: rival?.label ?? fallbacks(sample, best.text)[0]?.label ?? null,
  };
}

function candidate(sample: Uint8Array, label: string, confidence: number): Candidate[] {
  const text = supported(label) ? decodeFatally(sample, label) : null;

  return text !== null && isPossible(text, label) ? [{ label, confidence, text }] : [];
}

function likeliest(candidates: readonly Candidate[], sample: Uint8Array): Candidate | undefined {
  const [first] = candidates;
  if (!first || first.confidence <= 10) return undefined;

  const western = candidates.find(({ label }) => label === 'windows-1252');
  const fewBytes = sample.filter((byte) => byte > 127).length < FEW_BYTES;

  return western && fewBytes && LATIN.has(first.label) ? western : first;
}

function fallback(sample: Uint8Array): TextEncoding | null {
  const [best] = fallbacks(sample);
  if (!best) return null;

  return { label: best.label, doubtful: true, rival: fallbacks(sample, best.text)[0]?.label ?? null };
}

/** Those of which the text is possible, and another one than that which is known. */
function fallbacks(sample: Uint8Array, known: string | null = null): Candidate[] {
  return FALLBACKS.flatMap((label) => candidate(sample, label, 0)).filter(({ text }) => text !== known);
}

function supported(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== '';
  } catch {
    return false;
  }
}

function isPossible(text: string, label: string): boolean {
  if (!readsAsText(text, label)) return false;

  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const foreign = count(/[^\0-\u007F]/g);
  const foreignLetters = count(/[^\P{L}\0-\u007F]/gu);
  if (foreign >= FEW_BYTES && foreignLetters < foreign / 4) return false;
  if (WIDE.has(label)) return count(/[a-z][\p{Script=Han}\uFF61-\uFF9F][a-z]/giu) <= foreignLetters / 8;
  if (LATIN.has(label))
    return foreignLetters <= MOST_ACCENTED * count(/\p{L}/gu) && count(SIGN_IN_WORD) <= foreign / 4;

  return !mixesScripts(text, foreignLetters);
}

/** Words of Latin and other letters at once, as in "caf" + a Cyrillic letter: another encoding's accents. */
function mixesScripts(text: string, foreignLetters: number): boolean {
  const mixed = text.match(/[a-z][^\P{L}\p{Script=Latin}]|[^\P{L}\p{Script=Latin}][a-z]/giu)?.length ?? 0;

  return mixed > foreignLetters / 4;
}
