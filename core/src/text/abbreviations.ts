const WITH_FULL_STOP = `
al apr approx art assn aug ave bros ca capt cf ch col corp dec dept dr ed eds eq eqs est esq etc feb fig figs
gen gov hon inc jan jr jul jun lt ltd maj mar max min mr mrs ms mt no nos nov oct op p pl pp prof pt rep rev
sec sect sen sep sept sgt sr st ste univ viz vol vols vs
`;

const ABBREVIATIONS: ReadonlySet<string> = new Set(WITH_FULL_STOP.trim().split(/\s+/));
const INITIAL = /^\p{Lu}$/u;
const DOTTED = /^(?:\p{L}\.)+\p{L}$/u;

/**
 * True when a full stop after this word usually belongs to the word: "Dr", "al", an initial, "e.g", "U.S".
 *
 * @param word the word before the full stop, in its own capitals, without that full stop.
 */
export function takesFullStop(word: string): boolean {
  return INITIAL.test(word) || DOTTED.test(word) || ABBREVIATIONS.has(word.toLowerCase());
}
