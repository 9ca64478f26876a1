import type { WordedLanguage } from '../../../text/language.ts';
import { englishPhrases } from './english-phrases.ts';
import { frenchPhrases } from './french-phrases.ts';
import { columnName, isOneWord, isYear, joined, type Phrases } from './phrases.ts';

const spanish: Phrases = {
  term: (meaning, term) => {
    if (isYear(term)) return `¿A qué año corresponde «${meaning}»?`;
    return isOneWord(meaning)
      ? `¿Qué corresponde a «${meaning}»?`
      : `¿A qué corresponde la descripción «${meaning}»?`;
  },
  meaning: (term, meaning) => {
    if (isYear(term)) return `¿Qué corresponde al año «${term}»?`;
    return isOneWord(meaning) ? `¿Qué corresponde a «${term}»?` : `¿Qué descripción corresponde a «${term}»?`;
  },
  member: (head) => `¿Cuál de estos elementos figura en «${head}»?`,
  first: (head) => `¿Qué viene primero en «${head}»?`,
  after: (step, head) => `¿Qué viene justo después de «${step}» en «${head}»?`,
  value: (column, subject) =>
    isAskedByName(column)
      ? `¿Qué «${columnName(column)}» corresponde a «${subject}»?`
      : `¿Qué figura en «${column}» para «${subject}»?`,
  why: {
    says: (option, text) => `De «${option}» el apunte dice otra cosa: «${text}».`,
    others: (names) => `Las otras respuestas corresponden a ${joined(names, '«', '»', 'y')}.`,
    order: (previous) =>
      previous === null ? 'La lista empieza así.' : `En la lista sigue directamente a «${previous}».`,
  },
};

/**
 * "Alimento" stands behind "qué" whatever its gender. A plural would need another verb, and "Descubierto por" is no noun.
 */
function isAskedByName(column: string): boolean {
  return column !== '' && !/[aeo]s$|\s(?:por|en|em|de|a|con|com|para)$/iu.test(column);
}

const portuguese: Phrases = {
  term: (meaning, term) => {
    if (isYear(term)) return `A que ano corresponde “${meaning}”?`;
    return isOneWord(meaning)
      ? `O que corresponde a “${meaning}”?`
      : `A que corresponde a descrição “${meaning}”?`;
  },
  meaning: (term, meaning) => {
    if (isYear(term)) return `O que corresponde ao ano “${term}”?`;
    return isOneWord(meaning) ? `O que corresponde a “${term}”?` : `Que descrição corresponde a “${term}”?`;
  },
  member: (head) => `Qual destes elementos consta em “${head}”?`,
  first: (head) => `O que vem primeiro em “${head}”?`,
  after: (step, head) => `O que vem logo depois de “${step}” em “${head}”?`,
  value: (column, subject) =>
    isAskedByName(column)
      ? `Que “${columnName(column)}” corresponde a “${subject}”?`
      : `O que consta em “${column}” para “${subject}”?`,
  why: {
    says: (option, text) => `De “${option}” a nota diz outra coisa: “${text}”.`,
    others: (names) => `As outras respostas correspondem a ${joined(names, '“', '”', 'e')}.`,
    order: (previous) =>
      previous === null ? 'A lista começa assim.' : `Na lista vem logo depois de “${previous}”.`,
  },
};

const german: Phrases = {
  term: (meaning, term) => {
    if (isYear(term)) return `Zu welchem Jahr passt „${meaning}“?`;
    return isOneWord(meaning)
      ? `Was passt zu „${meaning}“?`
      : `Worauf trifft die Beschreibung „${meaning}“ zu?`;
  },
  meaning: (term, meaning) => {
    if (isYear(term)) return `Was gehört zum Jahr „${term}“?`;
    return isOneWord(meaning) ? `Was passt zu „${term}“?` : `Welche Beschreibung passt zu „${term}“?`;
  },
  member: (head) => `Was davon steht unter „${head}“?`,
  first: (head) => `Was kommt unter „${head}“ zuerst?`,
  after: (step, head) => `Was kommt unter „${head}“ direkt nach „${step}“?`,
  value: (column, subject) => `Welcher Eintrag unter „${column}“ gehört zu „${subject}“?`,
  why: {
    says: (option, text) => `Von „${option}“ sagt die Notiz etwas anderes: „${text}“.`,
    others: (names) => `Die anderen Antworten gehören zu ${joined(names, '„', '“', 'und')}.`,
    order: (previous) =>
      previous === null ? 'Damit beginnt die Liste.' : `In der Liste folgt es direkt auf „${previous}“.`,
  },
};

const italian: Phrases = {
  term: (meaning, term) => {
    if (isYear(term)) return `A quale anno corrisponde «${meaning}»?`;
    return isOneWord(meaning)
      ? `Che cosa corrisponde a «${meaning}»?`
      : `A che cosa corrisponde la descrizione «${meaning}»?`;
  },
  meaning: (term, meaning) => {
    if (isYear(term)) return `Che cosa corrisponde all’anno «${term}»?`;
    return isOneWord(meaning)
      ? `Che cosa corrisponde a «${term}»?`
      : `Quale descrizione corrisponde a «${term}»?`;
  },
  member: (head) => `Quale di questi elementi si trova sotto «${head}»?`,
  first: (head) => `Che cosa viene per primo sotto «${head}»?`,
  after: (step, head) => `Che cosa viene subito dopo «${step}» sotto «${head}»?`,
  value: (column, subject) => `Che cosa si trova sotto «${column}» per «${subject}»?`,
  why: {
    says: (option, text) => `Di «${option}» l’appunto dice altro: «${text}».`,
    others: (names) => `Le altre risposte corrispondono a ${joined(names, '«', '»', 'e')}.`,
    order: (previous) =>
      previous === null ? 'L’elenco comincia così.' : `Nell’elenco viene subito dopo «${previous}».`,
  },
};

const dutch: Phrases = {
  term: (meaning, term) => {
    if (isYear(term)) return `Bij welk jaar past “${meaning}”?`;
    return isOneWord(meaning) ? `Wat past bij “${meaning}”?` : `Waarbij past de omschrijving “${meaning}”?`;
  },
  meaning: (term, meaning) => {
    if (isYear(term)) return `Wat hoort bij het jaar “${term}”?`;
    return isOneWord(meaning) ? `Wat past bij “${term}”?` : `Welke omschrijving past bij “${term}”?`;
  },
  member: (head) => `Wat hiervan staat onder “${head}”?`,
  first: (head) => `Wat komt als eerste onder “${head}”?`,
  after: (step, head) => `Wat komt direct na “${step}” onder “${head}”?`,
  value: (column, subject) => `Wat staat er onder “${column}” bij “${subject}”?`,
  why: {
    says: (option, text) => `Over “${option}” zegt de notitie iets anders: “${text}”.`,
    others: (names) => `De andere antwoorden horen bij ${joined(names, '“', '”', 'en')}.`,
    order: (previous) =>
      previous === null ? 'De lijst begint ermee.' : `In de lijst volgt het direct op “${previous}”.`,
  },
};

const swedish: Phrases = {
  term: (meaning, term) => {
    if (isYear(term)) return `Vilket år hör ihop med «${meaning}»?`;
    return isOneWord(meaning)
      ? `Vad hör ihop med «${meaning}»?`
      : `Vad passar till beskrivningen «${meaning}»?`;
  },
  meaning: (term, meaning) => {
    if (isYear(term)) return `Vad hör ihop med året «${term}»?`;
    return isOneWord(meaning) ? `Vad hör ihop med «${term}»?` : `Vilken beskrivning passar till «${term}»?`;
  },
  member: (head) => `Vad av detta står under «${head}»?`,
  first: (head) => `Vad kommer först under «${head}»?`,
  after: (step, head) => `Vad kommer direkt efter «${step}» under «${head}»?`,
  value: (column, subject) => `Vad står under «${column}» för «${subject}»?`,
  why: {
    says: (option, text) => `Om «${option}» säger anteckningen något annat: «${text}».`,
    others: (names) => `De andra svaren hör till ${joined(names, '«', '»', 'och')}.`,
    order: (previous) =>
      previous === null ? 'Listan börjar med det.' : `I listan kommer det direkt efter «${previous}».`,
  },
};

/** Works without a word of any language: a blank replaces the answer. */
const wordless: Phrases = {
  term: (meaning) => `________: ${meaning}.`,
  meaning: (term) => `${term}: ________.`,
  member: null,
  first: (head) => `${head}: 1. ________.`,
  after: (step, head) => `${head}: ${step}, ________.`,
  value: (column, subject) => `${subject}, ${column}: ________.`,
  why: englishPhrases.why,
};

const phrasesOf: Readonly<Record<WordedLanguage, Phrases>> = {
  eng: englishPhrases,
  fra: frenchPhrases,
  spa: spanish,
  por: portuguese,
  deu: german,
  ita: italian,
  nld: dutch,
  swe: swedish,
};

/** @returns the phrases of a language; for an unknown one, a blank without words */
export function getPhrases(language: WordedLanguage | null): Phrases {
  return language === null ? wordless : phrasesOf[language];
}
