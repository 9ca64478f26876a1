import type { Piece } from '../lines/piece.ts';

/** A text of a scan that may be the mark of an option; positions are in the text of its line. */
export interface WornMark {
  piece: number;
  start: number;
  end: number;
  printed: string;
  /** Its options as far as its form tells, 0 for A. */
  values: readonly number[];
  hasBracket: boolean;
  /** True if a pen may have drawn a ring around the letter. */
  isRinged: boolean;
  isFirst: boolean;
}

/** The characters that a recogniser returns for each letter in a mark. */
const LOOKS = [
  /^(?:[Aa4@âàá]|AA|Aa|aA|[l1J]A)$/u,
  /^(?:[Bb86ßE3h]|BB|Bb|bB|13|lb|[l1J]B|Bp)$/u,
  /^(?:[Cc€¢GeçÇ]|CC|Cc|cC|ce|[l1J]C|Jc)$/u,
  /^(?:[Dd0OoQqp]|DD|Dd|dD|Dp|qd|cd|dl|d1|[l1J]D|ID|oD)$/u,
  /^(?:[EeFé£]|EE|Ee|Fe|[l1J]E)$/u,
];
const RINGED = /^[@©®€¢]$/u;
const MARK =
  /(?<![^\s])(?<lead>[_"'“‘~.,]{0,2})(?<open>[([{|]{0,2})\s?(?<core>[\p{L}\d@€¢£ß©®]{1,2})\s?(?<close>[)\]}|]{0,2})(?<dot>[.,:;]?(?:\s?[–—-](?=\s))?)\s{0,3}/gu;
const GLUED = /^\p{L}{2}|^\d/u;

/**
 * Finds the texts of a scan that may be marks of options.
 *
 * @param pieces of one question
 */
export function findWornMarks(pieces: readonly Piece[]): WornMark[] {
  return pieces.flatMap(({ line, from, to }, piece) =>
    [...line.text.slice(from, to).matchAll(MARK)].flatMap((found) => {
      const { lead = '', open = '', core = '', close = '', dot = '' } = found.groups ?? {};
      const isFirst = found.index === 0;
      const hasBracket = open !== '' || close !== '';
      const isPlain = !hasBracket && dot === '';
      const isRinged = RINGED.test(core) && (isPlain || hasBracket);
      const values = isRinged
        ? LOOKS.map((_, value) => value)
        : LOOKS.flatMap((look, value) => (look.test(core) ? [value] : []));
      const rest = line.text.slice(from + found.index + found[0].length, to);
      const isSpaced = /\s$/.test(found[0]) || rest === '';
      if (values.length === 0 || (!isSpaced && !(isGlue(close, dot) && GLUED.test(rest)))) return [];
      // "C zinc" is a mark only at the start of a line, and "A force" never is.
      if (isPlain && !isRinged && !(isFirst && lead === '' && /^[B-E]$/.test(core))) return [];
      if (/^\d/.test(core) && !hasBracket && !isFirst) return [];
      const start = from + found.index;
      return [
        {
          piece,
          start,
          end: start + found[0].length,
          printed: found[0].trim(),
          values,
          hasBracket: hasBracket || isRinged,
          isRinged: isRinged || (hasBracket && isFirst && /^\p{L}$/u.test(core)),
          isFirst,
        },
      ];
    }),
  );
}

const isGlue = (close: string, dot: string) => close !== '' || dot === '.' || dot === ',';
