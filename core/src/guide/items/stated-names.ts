import { withoutGaps } from '../../text/marked-gaps.ts';

/** Students look these up in a guide. Terms are read from the whole note, everything else from one line. */
export type NoteItemKind = 'term' | 'case' | 'date' | 'formula' | 'figure';

/** A thing that a line of a note names. */
export interface StatedName {
  kind: NoteItemKind;
  /** As the line has it. */
  name: string;
}

const PARTY = String.raw`\p{Lu}[\p{L}\p{M}'’.-]*(?:\s(?:(?:&|and|of|the|de|ex)\s)?\p{Lu}[\p{L}\p{M}'’.-]*){0,5}`;
/** "Rylands v Fletcher", "Re Adams", "The Wagon Mound (No 1) [1961]". */
const CASE = new RegExp(
  String.raw`(?<!\p{L})(?:${PARTY}\sv\.?\s${PARTY}|(?:In re|Re|Ex parte)\s${PARTY}|The\s${PARTY}(?=\s(?:\(No\.?\s\d\)\s)?\[(?:1[89]|20)\d\d\]))`,
  'gu',
);
const YEAR = /(?<![\p{L}\p{N}.,/£$€₦-])(?:1\d|20)\d\d(?=s?(?![\p{L}\p{N}])|[–-]\d)(?!\s?[€$₦%]|[.,]\d)/gu;
/** A source is no date of the subject: "(Rogers, Kuiper, & Kirker, 1977; Paivio, 1986)". */
const SOURCE = /\((?:see |e\.g\.,? )?\p{Lu}[^()]{2,400}?,? (?:1[89]|20)\d\d[a-z]?(?:[;,][^()]*)?\)/gu;
const WRITTEN_FORMULA =
  /\$\$[^$]+\$\$|\$(?!\s)(?=[^$\n]*[\\^_={}])[^$\n]+(?<!\s)\$(?!\d)|\\\([^\n]+?\\\)|\\\[[\s\S]+?\\\]/gu;
/** "CO = HR x SV", "F = ma", "Assets = capital + liabilities", up to the end of the expression. */
const TYPED_FORMULA =
  /(?<![\p{L}\p{N}])(?:\p{L}[\p{L}\p{M}\d′'₀-₉]*\s){0,3}?\p{L}[\p{L}\p{M}\d′'₀-₉]*\s=\s(?=[^=,;:.]*(?:[+×÷*^√²³/]|\s[-−–x]\s|\d))[^\s=,;:→←][^=,;:→←]{0,60}?(?=[,;:→←]|\.(?!\d)|\s(?:where|with|which|because|want|normal|eg|e\.g)\b|$)/gu;
const UNIT = String.raw`(?:%|°\s?[CF]?|percent\b|per cent\b|(?:k|m|c|µ|n|M|G|T|d)?(?:g|m|l|L|s|V|W|J|N|Pa|Hz|B|A|mol)(?:\/\p{L}+)?(?![\p{L}])|(?:min|mmHg|kPa|hours?|days?|weeks?|months?|years?|seconds?|minutes?|million|billion|naira|kobo|bits?|bytes?)\b)`;
const AMOUNT = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])(?:[€£$₦]\s?\d[\d.,]*\d|[€£$₦]\s?\d|\d[\d.,]*(?:\s?[-–]\s?\d[\d.,]*)?\s?(?:\/\s?)?${UNIT})`,
  'gu',
);

/**
 * Reads what a line names besides its terms.
 *
 * @param line a sentence, an item of a list or a row of a table
 * @returns each law case, year, formula and amount with its unit, once
 */
export function getStatedNames(line: string): StatedName[] {
  const text = withoutGaps(line).replace(/\s+/g, ' ');
  const formulas = [
    ...findAll(text, WRITTEN_FORMULA),
    ...findAll(text.replace(WRITTEN_FORMULA, ' '), TYPED_FORMULA),
  ];
  const found: StatedName[] = [
    ...findAll(text, CASE).map((name) => ({ kind: 'case' as const, name })),
    ...findAll(hasCase(text) ? text : text.replace(SOURCE, ' '), YEAR).map((name) => ({
      kind: 'date' as const,
      name,
    })),
    ...formulas.map((name) => ({ kind: 'formula' as const, name })),
    ...findAll(text, AMOUNT).map((name) => ({ kind: 'figure' as const, name })),
  ];
  return [...new Map(found.map((one) => [`${one.kind} ${one.name}`, one])).values()];
}

const findAll = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([name]) => name.trim());

/** @returns whether brackets hold a law case, which is no source that a reader looks up */
export const hasCase = (text: string): boolean => text.search(CASE) !== -1;
