import type { PaperLine } from '../lines/paper-lines.ts';

/** The title of a part of a paper. */
export interface SectionTitle {
  title: string;
  /** The text behind the title in its line. */
  rest: string;
}

const MAX_TITLE = 90;
const TITLE =
  /^(?:section|part|partie|paper|épreuve)\s(?:[A-F]|[IVX]{1,4}|\d|one|two|three)(?![\p{L}\d])(?:\s?[([][\p{L}\d\s,-]{0,40}[)\]])?/iu;
const NAMED =
  /^(?:[IVX]{1,3}\.\s)?(?:objectives?|objective (?:test|questions?|section)|theory|theory (?:questions?|section|part)|essay|essay (?:questions?|section)|multiple[- ]choice questions?|structured questions?|practicals?|comprehension|lexis and structure|oral english|short answers?)\s?[:.]?$/iu;

/**
 * Recognises the title of a part: "SECTION A: OBJECTIVE", "Part II", "THEORY".
 *
 * @param line of a paper
 * @returns null for every other line
 */
export function readSectionTitle({ text }: Pick<PaperLine, 'text'>): SectionTitle | null {
  const start = text.slice(0, MAX_TITLE);
  if (text.length <= MAX_TITLE && NAMED.test(text)) return { title: text, rest: '' };

  const found = TITLE.exec(start);
  if (found === null) return null;
  const behind = text.slice(found[0].length);
  if (behind !== '' && !/^\s?[:.–—-]|^\s\p{Lu}{3}/u.test(behind)) return null;
  if (text.length <= MAX_TITLE && !/[?]|[.]\s\p{Lu}/u.test(text)) return { title: text, rest: '' };
  return { title: found[0], rest: behind.replace(/^[\s:.–—-]{1,6}/, '') };
}
