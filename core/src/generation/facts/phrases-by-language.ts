import type { WordedLanguage } from '../../text/language.ts';
import { englishPhrases } from './english-phrases.ts';
import type { Phrases } from './phrases.ts';

const french: Phrases = {
  term: (meaning) => `Quel terme correspond à la description « ${meaning} » ?`,
  meaning: (term) => `Quelle description correspond à « ${term} » ?`,
  member: (head) => `Lequel de ces éléments figure sous « ${head} » ?`,
  exception: (head) => `Lequel de ces éléments ne figure PAS sous « ${head} » ?`,
  first: (head) => `Qu’est-ce qui vient en premier sous « ${head} » ?`,
  after: (step, head) => `Qu’est-ce qui vient juste après « ${step} » sous « ${head} » ?`,
  value: (column, subject) => `Que trouve-t-on sous « ${column} » pour « ${subject} » ?`,
  subject: (value, column) => `Pour quel élément trouve-t-on « ${value} » sous « ${column} » ?`,
};

const spanish: Phrases = {
  term: (meaning) => `¿Qué término corresponde a la descripción «${meaning}»?`,
  meaning: (term) => `¿Qué descripción corresponde a «${term}»?`,
  member: (head) => `¿Cuál de estos elementos figura en «${head}»?`,
  exception: (head) => `¿Cuál de estos elementos NO figura en «${head}»?`,
  first: (head) => `¿Qué viene primero en «${head}»?`,
  after: (step, head) => `¿Qué viene justo después de «${step}» en «${head}»?`,
  value: (column, subject) => `¿Qué figura en «${column}» para «${subject}»?`,
  subject: (value, column) => `¿Para qué elemento figura «${value}» en «${column}»?`,
};

const portuguese: Phrases = {
  term: (meaning) => `Que termo corresponde à descrição “${meaning}”?`,
  meaning: (term) => `Que descrição corresponde a “${term}”?`,
  member: (head) => `Qual destes elementos consta em “${head}”?`,
  exception: (head) => `Qual destes elementos NÃO consta em “${head}”?`,
  first: (head) => `O que vem primeiro em “${head}”?`,
  after: (step, head) => `O que vem logo depois de “${step}” em “${head}”?`,
  value: (column, subject) => `O que consta em “${column}” para “${subject}”?`,
  subject: (value, column) => `Para que elemento consta “${value}” em “${column}”?`,
};

const german: Phrases = {
  term: (meaning) => `Welcher Begriff passt zur Beschreibung „${meaning}“?`,
  meaning: (term) => `Welche Beschreibung passt zu „${term}“?`,
  member: (head) => `Was davon steht unter „${head}“?`,
  exception: (head) => `Was davon steht NICHT unter „${head}“?`,
  first: (head) => `Was kommt unter „${head}“ zuerst?`,
  after: (step, head) => `Was kommt unter „${head}“ direkt nach „${step}“?`,
  value: (column, subject) => `Was steht unter „${column}“ bei „${subject}“?`,
  subject: (value, column) => `Bei welchem Eintrag steht „${value}“ unter „${column}“?`,
};

const italian: Phrases = {
  term: (meaning) => `Quale termine corrisponde alla descrizione «${meaning}»?`,
  meaning: (term) => `Quale descrizione corrisponde a «${term}»?`,
  member: (head) => `Quale di questi elementi si trova sotto «${head}»?`,
  exception: (head) => `Quale di questi elementi NON si trova sotto «${head}»?`,
  first: (head) => `Che cosa viene per primo sotto «${head}»?`,
  after: (step, head) => `Che cosa viene subito dopo «${step}» sotto «${head}»?`,
  value: (column, subject) => `Che cosa si trova sotto «${column}» per «${subject}»?`,
  subject: (value, column) => `Per quale elemento si trova «${value}» sotto «${column}»?`,
};

const dutch: Phrases = {
  term: (meaning) => `Welke term past bij de omschrijving “${meaning}”?`,
  meaning: (term) => `Welke omschrijving past bij “${term}”?`,
  member: (head) => `Wat hiervan staat onder “${head}”?`,
  exception: (head) => `Wat hiervan staat NIET onder “${head}”?`,
  first: (head) => `Wat komt als eerste onder “${head}”?`,
  after: (step, head) => `Wat komt direct na “${step}” onder “${head}”?`,
  value: (column, subject) => `Wat staat er onder “${column}” bij “${subject}”?`,
  subject: (value, column) => `Bij welke regel staat “${value}” onder “${column}”?`,
};

const swedish: Phrases = {
  term: (meaning) => `Vilken term passar till beskrivningen «${meaning}»?`,
  meaning: (term) => `Vilken beskrivning passar till «${term}»?`,
  member: (head) => `Vad av detta står under «${head}»?`,
  exception: (head) => `Vad av detta står INTE under «${head}»?`,
  first: (head) => `Vad kommer först under «${head}»?`,
  after: (step, head) => `Vad kommer direkt efter «${step}» under «${head}»?`,
  value: (column, subject) => `Vad står under «${column}» för «${subject}»?`,
  subject: (value, column) => `På vilken rad står «${value}» under «${column}»?`,
};

/** Without a word of any language: a blank where the answer stands in the note. */
const wordless: Phrases = {
  term: (meaning) => `________: ${meaning}.`,
  meaning: (term) => `${term}: ________.`,
  member: null,
  exception: null,
  first: (head) => `${head}: 1. ________.`,
  after: (step, head) => `${head}: ${step}, ________.`,
  value: (column, subject) => `${subject}, ${column}: ________.`,
  subject: (value, column) => `________, ${column}: ${value}.`,
};

const phrasesOf: Readonly<Record<WordedLanguage, Phrases>> = {
  eng: englishPhrases,
  fra: french,
  spa: spanish,
  por: portuguese,
  deu: german,
  ita: italian,
  nld: dutch,
  swe: swedish,
};

/** @returns how to ask in a language; in one that is not known, with a blank and without a word */
export function phrasesFor(language: WordedLanguage | null): Phrases {
  return language === null ? wordless : phrasesOf[language];
}
