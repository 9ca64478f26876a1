/** Reads the instruction that several questions share. */

export interface SharedRange {
  first: number;
  last: number;
}

/** Longer lines are read only so far: an instruction is short. */
const WINDOW = 320;
const RANGE =
  /\b(?:questions?|nos?\.?|numbers?|n[°º]s?|items?)\s?\(?(?<first>\d{1,3})\s?(?:to|[–—-]|and|&|à|et|through|,)\s?(?<last>\d{1,3})(?!\d)/iu;
/** "Questions 4 – 7 are based on the passage", and not "This came in questions 3 and 4". */
const DIRECTS =
  /\b(?:read|use|using|study|answer|choose|select|pick|complete|fill|refer|based|consider|following|below|above|each|given|lis(?:ez|ons)|répondez|utilisez|observez|choisissez|complétez|suivant\p{L}*)\b|^(?:for|in|from|dans|pour)\b/iu;
/** "Answer questions 1 to 40" only counts them. */
const COUNTS = /^(?:answer|attempt|do|répondez aux?)\b|\bcarr(?:y|ies)\b/iu;
const SOURCE =
  /\b(?:passages?|texts?|extract|poem|dialogue|story|table|data|information|statement|below|following|above|based|figures?|diagrams?|graphs?|map|texte|document|suivant\p{L}*|ci-dessous)\b/iu;
const FIGURE =
  /\b(?:figures?|fig\.|diagrams?|graphs?|map|sketch(?:es)?|drawings?|pictures?|circuit|charts?|illustrations?|schémas?|graphiques?|carte|dessin|croquis)\b/iu;
const FIGURE_OF_STEM =
  /\b(?:(?:figures?|fig\.?|diagrams?|graphs?|maps?|sketch(?:es)?|pictures?|charts?|circuits?|illustrations?|schémas?|graphiques?|figure|croquis)\b.{0,40}\b(?:above|below|shown|shows|represents?|ci-dessous|ci-dessus|suivante?s?)\b|(?:above|below|shown in|in the|from the|use the|of the|dans le|sur le)\s(?:figure|fig\b|diagram|graph|map|sketch|picture|chart|circuit|schéma|graphique)|fig(?:ure|\.)\s?\d)|\[picture|\blabell?ed\s(?:I|II|III|IV|V|[A-Z]|[1-9])\b/iu;

/**
 * Recognises the instruction of several questions.
 *
 * @param text of a line
 * @returns their printed numbers; null for every other line
 */
export function readSharedRange(text: string): SharedRange | null {
  const start = text.slice(0, WINDOW);
  const found = RANGE.exec(start);
  if (found === null || !DIRECTS.test(start) || (COUNTS.test(start) && !SOURCE.test(start))) return null;

  const first = Number(found.groups?.first);
  const last = Number(found.groups?.last);
  return last > first ? { first, last } : null;
}

/** @returns true if an instruction sends to a figure */
export const namesFigure = (instruction: string) => FIGURE.test(instruction);

/**
 * Tells if a question needs a figure that the text cannot hold.
 *
 * @param text the stem with its options
 * @returns true for "In the diagram above …" and for the mark of a picture
 */
export function needsFigure(text: string): boolean {
  return FIGURE_OF_STEM.test(text.slice(0, MAX_STEM));
}

/** Longer stems are passages. */
const MAX_STEM = 2_000;
