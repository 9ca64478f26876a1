import type { WordedLanguage } from '../../text/language.ts';
import { isPluralPhrase } from '../../text/number-form.ts';

/** How cards ask in one language; English asks of definitions in ways of its own, by their form. */
export interface CardPhrases {
  /** What does this term stand for? */
  meaning(term: string): string;
  /** Which term is meant by this? */
  term(meaning: string): string;
  acronym(letters: string): string;
  year(event: string): string;
  /** Name so many members of this list. */
  members(head: string, count: number): string;
  /** Name so many steps in their order. */
  steps(head: string, count: number): string;
}

const english: CardPhrases = {
  meaning: (term) => `What is meant by “${term}”?`,
  term: (meaning) => `Which term is meant? “${meaning}”`,
  acronym: (letters) => `What does ${letters} stand for?`,
  year: (event) => `In which year: ${event}?`,
  members: (head, count) => `${head}: name the ${count}${isPluralPhrase(head) ? '' : ' points'}.`,
  steps: (head, count) => `${head}: name the ${count} steps in order.`,
};

const french: CardPhrases = {
  meaning: (term) => `À quoi correspond « ${term} » ?`,
  term: (meaning) => `De quoi s’agit-il ? « ${meaning} »`,
  acronym: (letters) => `Que signifie le sigle ${letters} ?`,
  year: (event) => `En quelle année : ${event} ?`,
  members: (head, count) => `${head} : cite les ${count}.`,
  steps: (head, count) => `${head} : cite les ${count} dans l’ordre.`,
};

const spanish: CardPhrases = {
  meaning: (term) => `¿Qué es o qué significa «${term}»?`,
  term: (meaning) => `¿De qué se trata? «${meaning}»`,
  acronym: (letters) => `¿Qué significan las siglas ${letters}?`,
  year: (event) => `¿En qué año? ${event}`,
  members: (head, count) => `${head}: nombra los ${count} puntos.`,
  steps: (head, count) => `${head}: nombra los ${count} pasos en orden.`,
};

const portuguese: CardPhrases = {
  meaning: (term) => `O que é ou o que significa “${term}”?`,
  term: (meaning) => `De que se trata? “${meaning}”`,
  acronym: (letters) => `O que significa a sigla ${letters}?`,
  year: (event) => `Em que ano? ${event}`,
  members: (head, count) => `${head}: indica os ${count} pontos.`,
  steps: (head, count) => `${head}: indica os ${count} passos por ordem.`,
};

const german: CardPhrases = {
  meaning: (term) => `Was ist mit „${term}“ gemeint?`,
  term: (meaning) => `Was ist gemeint? „${meaning}“`,
  acronym: (letters) => `Wofür steht ${letters}?`,
  year: (event) => `In welchem Jahr: ${event}?`,
  members: (head, count) => `${head}: nenne alle ${count}.`,
  steps: (head, count) => `${head}: nenne alle ${count} der Reihe nach.`,
};

const italian: CardPhrases = {
  meaning: (term) => `Che cosa si intende per «${term}»?`,
  term: (meaning) => `Di che cosa si tratta? «${meaning}»`,
  acronym: (letters) => `Che cosa significa la sigla ${letters}?`,
  year: (event) => `In quale anno? ${event}`,
  members: (head, count) => `${head}: nomina i ${count} punti.`,
  steps: (head, count) => `${head}: nomina i ${count} passaggi in ordine.`,
};

const dutch: CardPhrases = {
  meaning: (term) => `Wat wordt bedoeld met “${term}”?`,
  term: (meaning) => `Wat wordt bedoeld? “${meaning}”`,
  acronym: (letters) => `Waar staat ${letters} voor?`,
  year: (event) => `In welk jaar: ${event}?`,
  members: (head, count) => `${head}: noem alle ${count}.`,
  steps: (head, count) => `${head}: noem alle ${count} in volgorde.`,
};

const swedish: CardPhrases = {
  meaning: (term) => `Vad menas med «${term}»?`,
  term: (meaning) => `Vad är det som avses? «${meaning}»`,
  acronym: (letters) => `Vad står ${letters} för?`,
  year: (event) => `Vilket år: ${event}?`,
  members: (head, count) => `${head}: nämn alla ${count}.`,
  steps: (head, count) => `${head}: nämn alla ${count} i ordning.`,
};

/** Without a word of any language. */
const wordless: CardPhrases = {
  meaning: (term) => `${term}: ?`,
  term: (meaning) => `?: ${meaning}`,
  acronym: (letters) => `${letters}: ?`,
  year: (event) => `${event}: ?`,
  members: (head, count) => `${head} (${count}): ?`,
  steps: (head, count) => `${head} (1–${count}): ?`,
};

const byLanguage: Readonly<Record<WordedLanguage, CardPhrases>> = {
  eng: english,
  fra: french,
  spa: spanish,
  por: portuguese,
  deu: german,
  ita: italian,
  nld: dutch,
  swe: swedish,
};

/** @returns how cards ask in a language; in one that is not known, without a word */
export function cardPhrasesFor(language: WordedLanguage | null): CardPhrases {
  return language === null ? wordless : byLanguage[language];
}
