/** Filters of fields in Anki's templates. Unknown filters pass the field on. */

/** ` 漢字[かんじ]`: base and reading, after a space that parts them from earlier text. */
const READING = / ?([^\s>[\]]{1,100})\[(?!sound:)([^[\]]{1,200})\]/g;

const withoutSpaces = (html: string) => html.replaceAll('&nbsp;', ' ');

const filters: Readonly<Record<string, (html: string) => string>> = {
  text: (html) => html.replace(/<[^<>]*>/g, ''),
  furigana: (html) => withoutSpaces(html).replace(READING, '<ruby>$1<rt>$2</rt></ruby>'),
  kana: (html) => withoutSpaces(html).replace(READING, '$2'),
  kanji: (html) => withoutSpaces(html).replace(READING, '$1'),
};

/** Filters whose result is spoken, or is only a part of a gap. */
const isDropped = (filter: string): boolean => /^(?:tts\b|tts-voices\b|cloze-only$)/.test(filter);

/** @param names of filters, the last one applied first @returns the HTML that they make of a field */
export function applyFilters(html: string, names: readonly string[]): string {
  return names.reduceRight((value, name) => (isDropped(name) ? '' : (filters[name]?.(value) ?? value)), html);
}
