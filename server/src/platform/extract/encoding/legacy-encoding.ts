import { analyse } from 'chardet';
import { readsAsText } from './control-characters.ts';
import { plausibility } from './plausible-text.ts';
import { decodeFatally } from './utf16.ts';

export interface TextEncoding {
  /** As TextDecoder takes it. */
  label: string;
  /** Whether another encoding is nearly as likely, so that its reader should be warned. */
  doubtful: boolean;
  /** The next likely encoding that gives another text; null if there is none. */
  rival: string | null;
}

/**
 * Encodings that programs wrote under the detector's names. The Windows encodings contain the letters of the
 * others.
 */
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
/** Looked at whatever the detector says, because in a few words it knows next to nothing; of equals the first. */
const ALSO = [
  'windows-1252',
  'windows-1251',
  'shift_jis',
  'euc-jp',
  'gb18030',
  'big5',
  'euc-kr',
  'koi8-r',
  'windows-1250',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
];
/** Hardly anything was written in these, or they were looked for before. */
const UNLIKELY = /^(?:ascii|utf-|iso-8859-5)/;

/** Fewer bytes outside of ASCII say nothing about the language of a Latin text. */
const FEW_BYTES = 8;
const SURE = 20;
const CLEAR_LEAD = 8;
/** A text that is so much more like one counts more than the detector. */
const PLAINLY = 0.15;
const CERTAINLY = 0.4;
/** Western text has more plain letters than accented ones. */
const MOST_ACCENTED = 0.5;

/** A sign in a word shows a wrong encoding: "powstaj¹". A square after a unit matches too, but is rare. */
const SIGN_IN_WORD = /\p{L}[¹²³¼½¾£¥©®¶¤¦¬¿¡¨¯¸±]/gu;

interface Candidate {
  label: string;
  /** The detector's confidence, in percent. */
  confidence: number;
  text: string;
  /** From 0 to 1. */
  plausible: number;
}

/**
 * Finds the encoding of bytes that are not UTF-8. The letter frequency decides, if the text is possible and
 * no other encoding gives a clearly better one.
 *
 * @param sample bytes of a file, some of them outside of ASCII
 * @returns null if they are text in no known encoding
 */
export function legacyEncoding(sample: Uint8Array): TextEncoding | null {
  const candidates = getCandidates(sample);
  const [plausible] = candidates.toSorted((one, other) => other.plausible - one.plausible);
  const detected = likeliest(candidates, sample);
  if (!plausible) return null;

  const best = detected && !isPlainlyBetter(plausible, detected) ? detected : plausible;
  const others = candidates.filter(({ text }) => text !== best.text);
  const [rival] = others.toSorted((one, other) => rank(other) - rank(one));
  const isSure = best.confidence >= SURE && best.confidence - (others[0]?.confidence ?? 0) >= CLEAR_LEAD;
  const lead = best.plausible - (rival?.plausible ?? 0);
  const isPlain = bytesBeyondAscii(sample) >= FEW_BYTES && lead >= CERTAINLY;

  return {
    label: best.label,
    doubtful: !isPlain && !(isSure && (lead >= -PLAINLY || areBothLatin(best, rival))),
    rival: rival?.label ?? null,
  };
}

/** Between two that write Latin letters only the frequency of letters decides. */
function isPlainlyBetter(plausible: Candidate, detected: Candidate): boolean {
  return plausible.plausible > detected.plausible + PLAINLY && !areBothLatin(plausible, detected);
}

function areBothLatin(one: Candidate, other: Candidate | undefined): boolean {
  return LATIN.has(one.label) && other !== undefined && LATIN.has(other.label);
}

const bytesBeyondAscii = (sample: Uint8Array) => sample.filter((byte) => byte > 127).length;

/** In the order of the detector. */
function getCandidates(sample: Uint8Array): Candidate[] {
  const detected = analyse(sample).map(({ name, confidence }) => ({
    label: (WRITTEN_AS[name] ?? name).toLowerCase(),
    confidence,
  }));
  const also = ALSO.filter((label) => !detected.some((one) => one.label === label));

  return [...detected, ...also.map((label) => ({ label, confidence: 0 }))].flatMap(
    ({ label, confidence }) => {
      const text = supported(label) && !UNLIKELY.test(label) ? decodeFatally(sample, label) : null;
      return text !== null && isPossible(text, label)
        ? [
            {
              label,
              confidence,
              text,
              plausible: plausibility(text) - (endsWhole(sample, label) ? 0 : PLAINLY),
            },
          ]
        : [];
    },
  );
}

/** Few files end within a character. */
function endsWhole(sample: Uint8Array, label: string): boolean {
  try {
    return new TextDecoder(label, { fatal: true }).decode(sample) !== '';
  } catch {
    return false;
  }
}

const rank = ({ plausible, confidence }: Candidate) => plausible + confidence / 100;

function likeliest(candidates: readonly Candidate[], sample: Uint8Array): Candidate | undefined {
  const [first] = candidates;
  if (!first || first.confidence <= 10) return undefined;

  const western = candidates.find(({ label }) => label === 'windows-1252');
  const fewBytes = bytesBeyondAscii(sample) < FEW_BYTES;

  return western && fewBytes && LATIN.has(first.label) ? western : first;
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

/** Finds words that mix Latin and other letters, as in "caf" + a Cyrillic letter: accents of another encoding. */
function mixesScripts(text: string, foreignLetters: number): boolean {
  const mixed = text.match(/[a-z][^\P{L}\p{Script=Latin}]|[^\P{L}\p{Script=Latin}][a-z]/giu)?.length ?? 0;

  return mixed > foreignLetters / 4;
}
