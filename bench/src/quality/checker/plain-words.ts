/** The checker's own words: none of it is shared with the engine, whose mistakes it is to find. */
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

const FUNCTION_WORDS = new Set(
  `a an the this that these those some any each every all both no not of in on at by for from to with without into
  onto over under between among through during before after above below about against as than and or but nor so yet if
  because although though while whereas when where which who whom whose what why how is are was were be been being am
  do does did done has have had having can could may might must shall should will would it its they them their he him his
  she her we us our you your i there here also often usually sometimes generally very more most less least other another
  such only then up out off per via one following term`.split(/\s+/),
);

/** Most of them occur only in English, so that a French or Spanish note stays below the share. */
const ENGLISH_SIGNS = new Set(
  'the of and to is are was were that which with for by from this these has have it its be'.split(' '),
);
const LEAST_ENGLISH_SHARE = 0.12;
const WORDS_LOOKED_AT = 4000;

/** Lower-case words of a text, in order; marks, hyphens and underscores part them. */
export function getWords(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? [];
}

/** True for words that carry grammar and no matter. */
export function isFunctionWord(word: string): boolean {
  return FUNCTION_WORDS.has(word);
}

/** The words of a text that carry its matter. */
export function getContentWords(text: string): string[] {
  return getWords(text).filter((word) => !isFunctionWord(word));
}

/** The position of `run` in `words` without a gap; -1 for nowhere or an empty run. */
export function indexOfRun(words: readonly string[], run: readonly string[], from = 0): number {
  if (run.length === 0) return -1;

  for (let index = from; index + run.length <= words.length; index++) {
    if (run.every((word, offset) => words[index + offset] === word)) return index;
  }
  return -1;
}

/** True if the commonest words of a text are English; a few words without any sign count as not English. */
export function isEnglish(text: string): boolean {
  const words = getWords(text.slice(0, WORDS_LOOKED_AT * 8)).slice(0, WORDS_LOOKED_AT);
  const signs = words.filter((word) => ENGLISH_SIGNS.has(word)).length;
  return words.length > 0 && signs / words.length >= LEAST_ENGLISH_SHARE;
}

const NOT_PLURAL = new Set(
  `mathematics physics economics politics ethics genetics mechanics statistics linguistics electronics news series species
  diabetes measles rabies basis analysis synthesis gas lens bus mars paris texas rickets herpes kudos chaos cosmos
  atlas canvas christmas bias pancreas rhinoceros`.split(/\s+/),
);
const IRREGULAR_PLURALS = new Set(
  `people men women children feet teeth mice geese data bacteria phenomena criteria nuclei stimuli fungi alveoli
  vertebrae larvae media mitochondria ova strata alumni cacti radii algae septa`.split(/\s+/),
);

/** True for the form of a plural noun. */
export function isPluralWord(word: string): boolean {
  const lower = word.toLowerCase();
  if (IRREGULAR_PLURALS.has(lower)) return true;
  if (NOT_PLURAL.has(lower) || lower.length < 4) return false;
  return lower.endsWith('s') && !/(?:ss|us|is|ics)$/.test(lower);
}

/** The noun that a noun phrase is about: the last word before its first preposition or relative. */
export function getHead(phrase: string): string {
  const words = getWords(phrase);
  const end = words.findIndex(
    (word, index) =>
      index > 0 && /^(?:of|in|on|for|to|with|by|from|at|that|which|who|between|and|or)$/.test(word),
  );
  return words[(end === -1 ? words.length : end) - 1] ?? '';
}
