import { contentStems } from '../../../text/words.ts';

/** Names of measured quantities. */
const QUANTITY =
  /\b(?:rate|density|temperature|pressure|length|height|width|depth|diameter|radius|thickness|mass|weight|volume|capacity|area|speed|velocity|acceleration|frequency|wavelength|period|half-life|voltage|current|resistance|power|energy|force|distance|range|point|number|charge|concentration|level|count|size|age|duration|lifespan|population|percentage|proportion|price|cost|limit|threshold|bandwidth|strength|stress|content|dose|span|yield|latency|value|constant|angle|altitude|osmolarity|osmolality|output|intake|requirement|allowance|vote|quorum|term|minimum|maximum|average)(?:\s+(?:of|for|in|at|to|between|per|due)\b|$)/i;
/** Heads that say only what sort of number stands below. */
const VAGUE_HEAD = /\b(?:or|and)\b|^(?:value|number|level|point|count|content|constant|output|result)$/i;
const MAX_CHARACTERS = 80;
const MIN_STEMS = 2;
const POINTS =
  /\b(?:it|its|this|that|these|those|their|his|her|our|your|my|above|below|same|other|result|answer|total|x|y)\b/i;

/**
 * Tells whether words name one measurable quantity completely, as "density of water" does.
 *
 * @param name without an article
 * @returns false for a bare "density" and for anything that is not measured
 */
export function isQuantityName(name: string): boolean {
  return (
    name.length <= MAX_CHARACTERS &&
    /^\p{L}/u.test(name) &&
    !/[,;:()=?]/.test(name) &&
    !POINTS.test(name) &&
    QUANTITY.test(name) &&
    contentStems(name).size >= MIN_STEMS
  );
}

/** @returns whether the head of a column names a quantity, as "Boiling point" does */
export function isQuantityHead(head: string): boolean {
  return (
    /^\p{L}[\p{L} '’-]{2,40}$/u.test(head) &&
    QUANTITY.test(head) &&
    !POINTS.test(head) &&
    !VAGUE_HEAD.test(head.trim())
  );
}
