import { askForMembers } from '../../generation/facts/phrases/french-grammar.ts';
import { frenchPhrases } from '../../generation/facts/phrases/french-phrases.ts';
import type { WordedLanguage } from '../../text/language.ts';
import { isPluralPhrase } from '../../text/number-form.ts';

/** Phrases of cards in one language; English asks for most definitions in special ways, by their form. */
export interface CardPhrases {
  /** What does this term stand for? Its meaning and its form with an article are passed only for the wording. */
  meaning(term: string, meaning?: string, subject?: string): string;
  /** Which term is meant by this? */
  term(meaning: string): string;
  acronym(initials: string): string;
  year(event: string): string;
  /** On which day, in which years? */
  date(event: string): string;
  /** Asks for a number of members of this list. */
  members(head: string, count: number): string;
  /** Asks for a number of steps in their order. */
  steps(head: string, count: number): string;
  /** A colon between a heading and what is asked under it. */
  colon: string;
  /** The end of a question. */
  mark: string;
}

/** In the order of the interface, without its marks; the asterisk represents the subject, the number sign the count. */
type Templates = readonly [string, string, string, string, string, string, string];

const TEMPLATES: Readonly<Record<WordedLanguage, Templates>> = {
  eng: [
    'What is meant by “*”?',
    'Which term is meant? “*”',
    'What does * stand for?',
    'In which year: *?',
    'When: *?',
    '*: name the # points.',
    '*: name the # steps in order.',
  ],
  fra: [
    'Que désigne « * » ?',
    'De quoi s’agit-il : « * » ?',
    'Que signifie le sigle * ?',
    'À quelle année correspond cet événement : « * » ?',
    'À quelle date correspond cet événement : « * » ?',
    '* : citez les # points.',
    '* : citez les # étapes dans l’ordre.',
  ],
  spa: [
    '¿Qué es o qué significa «*»?',
    '¿De qué se trata? «*»',
    '¿Qué significan las siglas *?',
    '¿En qué año? *',
    '¿Cuándo? *',
    '*: nombra los # puntos.',
    '*: nombra los # pasos en orden.',
  ],
  por: [
    'O que é ou o que significa “*”?',
    'De que se trata? “*”',
    'O que significa a sigla *?',
    'Em que ano? *',
    'Quando? *',
    '*: indica os # pontos.',
    '*: indica os # passos por ordem.',
  ],
  deu: [
    'Was ist mit „*“ gemeint?',
    'Was ist gemeint? „*“',
    'Wofür steht *?',
    'In welchem Jahr: *?',
    'Wann: *?',
    '*: nenne alle #.',
    '*: nenne alle # der Reihe nach.',
  ],
  ita: [
    'Che cosa si intende per «*»?',
    'Di che cosa si tratta? «*»',
    'Che cosa significa la sigla *?',
    'In quale anno? *',
    'Quando? *',
    '*: nomina i # punti.',
    '*: nomina i # passaggi in ordine.',
  ],
  nld: [
    'Wat wordt bedoeld met “*”?',
    'Wat wordt bedoeld? “*”',
    'Waar staat * voor?',
    'In welk jaar: *?',
    'Wanneer: *?',
    '*: noem alle #.',
    '*: noem alle # in volgorde.',
  ],
  swe: [
    'Vad menas med «*»?',
    'Vad är det som avses? «*»',
    'Vad står * för?',
    'Vilket år: *?',
    'När: *?',
    '*: nämn alla #.',
    '*: nämn alla # i ordning.',
  ],
};

/** Questions whose wording depends on the form of their answer. */
const BY_FORM: Readonly<Partial<Record<WordedLanguage, Partial<CardPhrases>>>> = {
  fra: {
    meaning: (term, meaning = '', subject) => frenchPhrases.meaning(term, meaning, subject),
    members: askForMembers,
    colon: ' : ',
    mark: ' ?',
  },
};

/** Works without a word of any language. */
const WORDLESS: Templates = ['*: ?', '?: *', '*: ?', '*: ?', '*: ?', '* (#): ?', '* (1–#): ?'];

/** @returns the phrases of a language; for an unknown one, phrases without words */
export function getCardPhrases(language: WordedLanguage | null): CardPhrases {
  const [meaning, term, acronym, year, date, members, steps] =
    language === null ? WORDLESS : TEMPLATES[language];
  const ask = (template: string) => (requested: string) => template.replace('*', () => requested);
  const count = (template: string) => (head: string, number: number) =>
    ask(template.replace('#', String(number)))(head);
  const ownPhrases: Partial<CardPhrases> = language === null ? {} : (BY_FORM[language] ?? {});
  return {
    meaning: ask(meaning),
    term: ask(term),
    acronym: ask(acronym),
    year: ask(year),
    date: ask(date),
    // "Causes of erosion: name the 5", and of one thing its points.
    members: (head, number) =>
      count(language === 'eng' && isPluralPhrase(head) ? members.replace(' points', '') : members)(
        head,
        number,
      ),
    steps: count(steps),
    colon: ': ',
    mark: '?',
    ...ownPhrases,
  };
}
