/** Markers of gaps: `[[1]]` in a stem is the position of the first gap. */

const marker = /\[\[(\d{1,4})\]\]/g;
/** HTML and plain text become Markdown with references for brackets. */
const converted = /(?:\[|&#91;){2}(\d{1,4})(?:\]|&#93;){2}/g;
const tagOrMarker = /<[^<>]*>|\[\[(\d{1,4})\]\]/g;

/** @param number of a gap, from 1 @returns its marker */
export function writeMarker(number: number): string {
  return `[[${number}]]`;
}

/** @param stem of a question @returns the numbers of its markers, in order */
export function findMarkers(stem: string): number[] {
  return Array.from(stem.matchAll(marker), ([, number]) => Number(number));
}

/** @param text of a file before its gaps get markers @returns it without texts that look like a marker */
export function hideMarkers(text: string): string {
  return text.replace(marker, '[ [$1]]');
}

/** @param markdown that was converted with its markers @returns it with markers as a stem has them */
export function restoreMarkers(markdown: string): string {
  return markdown.replace(converted, '[[$1]]');
}

/** @param stem in Markdown @returns it with escaped brackets that do not become a marker in HTML */
export function hideEscapedMarkers(stem: string): string {
  return stem.replace(/(?:\\\[|&#91;)(?:\\\[|&#91;|\[)(?=\d{1,4}(?:\\?\]|&#93;))/g, '&#91; &#91;');
}

/**
 * @param html with markers
 * @param write returns what a format has for the gap of a number, or null to keep the marker
 * @returns the HTML with gaps; markers within tags stay
 */
export function replaceMarkers(html: string, write: (number: number) => string | null): string {
  return html.replace(tagOrMarker, (found, number: string | undefined) =>
    number === undefined ? found : (write(Number(number)) ?? found),
  );
}
