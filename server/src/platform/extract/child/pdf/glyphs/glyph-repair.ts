import { UNKNOWN_CHARACTER } from '../../compose/readable-text.ts';

/** Places of the ligatures in the fonts of TeX, whose PDFs often do not name them (encoding OT1, "TeX text"). */
const TEX_LIGATURES = ['ff', 'fi', 'fl', 'ffi', 'ffl'];
const FIRST_LIGATURE = 0x0b;

/** Glyphs without a name come as control characters or from the area for private use; bullets of Symbol fonts are known. */
const NAMELESS = /[^\P{Cc}\t]|(?![\u{F0A7}\u{F0B7}\u{F0D8}\u{F076}\u{F0FC}])\p{Co}/gu;

/** Spells out ligatures that a PDF draws and does not name; what else has no name becomes a mark instead of vanishing. */
export function repairGlyphs(text: string): string {
  return text.replace(
    NAMELESS,
    (glyph) => TEX_LIGATURES[(glyph.codePointAt(0) ?? 0) - FIRST_LIGATURE] ?? UNKNOWN_CHARACTER,
  );
}
