import type { StatedTerm } from '../definition-sentences.ts';

const DATED = /^En (?:l['’]an )?(?<year>1[0-9]\d\d|20[0-2]\d), (?<event>[^;:«»]{12,120})\.$/u;
const POINTS =
  /^(?:il|elle|ils|elles|on|ce|cet|cette|ces|cela|c['’]|son|sa|ses|leur|leurs|lui)(?!\p{L})|(?<!\p{L})(?:nous|vous|celui-ci|celle-ci|même)(?!\p{L})/iu;

/**
 * Reads a French sentence that opens with its year: "En 1892, les troupes entrent à Abomey."
 *
 * @param sentence with single spaces
 * @returns the year and the event as the text of a dated line; null for another sentence, or an event that points elsewhere
 */
export function readDate(sentence: string): StatedTerm | null {
  const { year = '', event = '' } = DATED.exec(sentence)?.groups ?? {};
  return year === '' || POINTS.test(event) || /\d/.test(event) ? null : { term: year, meaning: event };
}
