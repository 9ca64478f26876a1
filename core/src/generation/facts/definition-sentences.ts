import { functionWords } from '../../text/function-words.ts';
import type { WordedLanguage } from '../../text/language.ts';
import { contentStems, getWords } from '../../text/words.ts';
import { frenchDefinitions } from './french-definitions.ts';

/**
 * Definition patterns of a language: the term, the verb, and a meaning that opens with an article. Named
 * groups hold both.
 */
type Defining = readonly RegExp[];

const TERM = String.raw`(?<term>\p{L}[\p{L}\p{M}\p{N}'’ -]{1,48}?)`;
const MEANING = '(?<meaning>';
const defining = (pattern: string) =>
  new RegExp(`^${pattern.replace('TERM', TERM).replace('MEANING:', MEANING)}[.]$`, 'u');

const ITALIAN_ARTICLE = String.raw`(?:(?:il|lo|la|i|gli|le|un|uno|una)\s|l['’]|un['’])`;

const DEFINING: Readonly<Record<Exclude<WordedLanguage, 'eng'>, Defining>> = {
  fra: frenchDefinitions,
  spa: [
    defining(String.raw`(?:El|La|Un|Una)\sTERM\s(?:es|era|fue)\sMEANING:(?:el|la|un|una)\s.+)`),
    defining(String.raw`Se\s(?:llama|denomina)\sTERM\s(?:al|a\sl[ao]s?|a\suna?)\sMEANING:.+)`),
  ],
  por: [
    defining(String.raw`(?:O|A|Um|Uma)\sTERM\s(?:é|era|foi)\sMEANING:(?:o|a|um|uma)\s.+)`),
    defining(String.raw`(?:Chama|Denomina)-se\sTERM\s(?:ao?s?|às?)\sMEANING:.+)`),
  ],
  deu: [
    defining(
      String.raw`(?:(?:Der|Die|Das|Ein|Eine)\s)?TERM\s(?:ist|war)\sMEANING:(?:der|die|das|ein|eine)\s.+)`,
    ),
    // The text behind "man" is an object: a masculine one would be quoted in the wrong case.
    defining(String.raw`Als\sTERM\sbezeichnet\sman\sMEANING:(?!den\s|einen\s).+)`),
  ],
  ita: [
    defining(
      String.raw`(?:(?:Il|Lo|La|Un|Uno|Una)\s|L['’]|Un['’])TERM\s(?:è|era|fu)\sMEANING:${ITALIAN_ARTICLE}.+)`,
    ),
    defining(String.raw`Si\s(?:chiama|definisce)\sTERM\sMEANING:${ITALIAN_ARTICLE}.+)`),
  ],
  nld: [defining(String.raw`(?:(?:De|Het|Een)\s)?TERM\s(?:is|was)\sMEANING:(?:de|het|een)\s.+)`)],
  swe: [defining(String.raw`(?:(?:En|Ett)\s)?TERM\s(?:är|var)\sMEANING:(?:en|ett|den|det)\s.+)`)],
};

const MAX_TERM_WORDS = 4;
const MIN_MEANING_STEMS = 3;
const MAX_MEANING_CHARACTERS = 160;

/** Nouns that take their sense from the sentence before: "the aim", "an example", "the process". */
const VAGUE_NOUNS = createWordSet(`
but exemple problème raison résultat différence cause conséquence avantage inconvénient rôle fonction importance
majorité suite solution processus phénomène chose cas
objetivo ejemplo problema razón motivo resultado diferencia causa consecuencia ventaja desventaja función importancia
mayoría solución proceso fenómeno cosa caso meta
exemplo razão diferença consequência vantagem desvantagem função importância maioria solução processo fenômeno fenómeno
coisa
ziel beispiel grund ergebnis unterschied ursache folge vorteil nachteil aufgabe bedeutung mehrheit lösung vorgang
prozess sache fall zweck
scopo esempio ragione risultato differenza conseguenza vantaggio svantaggio ruolo funzione importanza maggioranza
soluzione fenomeno cosa caso
doel voorbeeld probleem reden resultaat verschil oorzaak gevolg voordeel nadeel rol functie meerderheid oplossing
proces ding geval
syfte mål exempel skäl resultat skillnad orsak följd fördel nackdel roll funktion lösning sak fall`);

/** Words that point to another sentence. */
const POINTING =
  /(?<!\p{L})(?:ce|cet|cette|ces|celui|celle|est[eao]s?|es[eao]s?|aquel(?:la|lo)?|dich[oa]|esse[s]?|essa[s]?|aquele|aquela|isso|isto|diese[rsnm]?|jene[rsnm]?|quest[oaie]|quell[oaie]|deze|dit|denna|detta|dessa)(?!\p{L})/iu;

/** A term with the meaning that a sentence gives it. */
export interface StatedTerm {
  term: string;
  meaning: string;
  /** The term with its article, if a question needs it. */
  subject?: string;
}

/** @returns the term that a sentence defines, and the definition as it stands; null for a sentence that defines nothing */
export function definedIn(sentence: string, language: WordedLanguage | null): StatedTerm | null {
  if (language === null || language === 'eng') return null;

  for (const pattern of DEFINING[language]) {
    const { term = '', meaning = '', article } = pattern.exec(sentence)?.groups ?? {};
    if (!isTerm(term, language) || !isMeaning(meaning)) continue;
    return article === undefined ? { term, meaning } : { term, meaning, subject: `${article}${term}` };
  }
  return null;
}

function isTerm(term: string, language: WordedLanguage): boolean {
  const words = getWords(term);
  if (words.length === 0 || words.length > MAX_TERM_WORDS) return false;
  return [words[0], words.at(-1)].every(
    (word) => word !== undefined && !functionWords[language].has(word.lower) && !VAGUE_NOUNS.has(word.lower),
  );
}

function isMeaning(meaning: string): boolean {
  if (meaning.length > MAX_MEANING_CHARACTERS || /[:;()“”«»„]/u.test(meaning)) return false;
  return !POINTING.test(meaning) && contentStems(meaning).size >= MIN_MEANING_STEMS;
}

function createWordSet(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}
