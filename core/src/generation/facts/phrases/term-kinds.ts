/** A question names the kind of what it asks for: "Which case" for a law case, "Who" for a person, "Which term" for the rest. */

import { isEverydayWord } from '../../../text/part-of-speech.ts';
import { getWords } from '../../../text/words.ts';
import { getClasses } from '../../classes/noun-classes.ts';
import { getHead } from '../../terms/term-head.ts';
import { isYear } from './phrases.ts';

/** The kinds of things that have their own noun in a question; every other thing is a term. */
export type TermKind =
  | 'case'
  | 'year'
  | 'person'
  | 'place'
  | 'event'
  | 'law'
  | 'book'
  | 'organ'
  | 'part'
  | 'condition'
  | 'drug'
  | 'sound'
  | 'process'
  | 'plant'
  | 'animal'
  | 'substance'
  | 'symbol'
  | 'term';

/** "Rylands v Fletcher", "Re Adams", "M'Naghten's Case". */
export const CASE_NAME =
  /^(?:the )?(?:\p{Lu}[\p{L}\p{M}.'’&-]*[,]?\s(?:[\p{L}\p{M}.,'’&()-]+\s){0,7}?v\.?\s\p{Lu}|(?:Re|In re|Ex parte)\s\p{Lu}|\p{Lu}[\p{L}'’]+['’]s?\sCase\b)/u;
const TITLE =
  /^(?:king|queen|prince|princess|sir|lord|lady|chief|dr|prof|professor|president|general|emperor|pope|saint|oba|alhaji|sultan|emir|alaafin|bishop|justice)\.?\s\p{Lu}/iu;
/** "English physicist who split light". */
const IS_PERSON =
  /^(?:(?:an?|the|first)\s)?(?:[\p{L}-]+\s){0,3}?(?:person|scientist|physicist|chemist|biologist|mathematician|philosopher|economist|sociologist|psychologist|historian|king|queen|president|leader|explorer|writer|author|poet|founder|father of|inventor|general|ruler|missionary|nurse|doctor|judge|monk|astronomer|engineer|governor|premier)\b/iu;
const DID =
  /^(?:discovered|invented|wrote|founded|led|proposed|introduced|developed|coined|built|formulated|described|published|became|ruled|studied|defeated|signed|argued|defined|conquered|established)\b/i;
/** "Saving the state of a process" is none: the article ends what a noun can have before it. */
const IS_LOCALITY =
  /^(?:(?:an?|the)\s)?(?:(?!(?:an?|the)\s)[\p{L}-]+\s){0,2}?(?:city|town|village|country|state|river|lake|capital|port|island|mountain|kingdom|empire|region|province)\b/iu;
const LAW =
  /\b(?:Act|Law|Bill|Decree|Ordinance|Constitution|Code|Treaty|Convention|Statute|Edict)\b(?: \d{4}| of \d{4}|$)|\b(?:law|theorem|principle|rule)$|^(?:s|sec|section|art|article)\.? ?\d/u;
const EVENT =
  /^(?:the )?(?:\p{Lu}\p{L}+ )*(?:War|Revolution|Battle|Conference|Riots?|Coup|Massacre|Jihad|Crisis|Congress|Election)\b/u;
const BOOK =
  /^(?:(?:an?|the)\s)?(?:[\p{L}-]+\s)?(?:novel|book|play|poem|work|essay)\s(?:by|written|of \p{Lu})/u;
const ORGAN =
  /^(?:heart|liver|lungs?|kidneys?|stomach|pancreas|spleen|brain|skin|bladder|uterus|ovary|ovaries|testis|testes|oesophagus|intestines?|(?:small|large) intestine|gall ?bladder|thyroid|eye|ear|tongue|womb)$/i;
const CONDITION =
  /(?:itis|aemia|emia|pathy|algia|plegia|trophy|penia|uria|rrhoea|rrhea|phobia)$|(?:(?:thromb|fibr|cirrh|scler|scoli|tubercul|brucell|psych|neur|necr|sten|prol|acid|alkal|cyan|ket)osis)$|\b(?:disease|syndrome|disorder|fever|cancer|infection|deficiency|failure|malaria|cholera|typhoid|asthma|scurvy|rickets|beriberi|pellagra|goitre|goiter|kwashiorkor|marasmus|measles|rabies|anthrax|leprosy|stroke|infarction|oedema|edema|shock|ulcer|hernia|regurgitation|stenosis|hypertension|hypotension|tachycardia|bradycardia|wilt|rot|blight|rust|smut|mosaic|rosette)$/i;
const IS_CONDITION =
  /^(?:(?:an?|the)\s)?(?:[\p{L}-]+\s){0,2}?(?:disease|infection|inflammation|disorder|condition in|illness)\b/iu;
const DRUG =
  /(?:olol|alol|april|opril|ipril|april|sartan|statin|cillin|mycin|floxacin|azole|dipine|thiazide|semide|xaban|parin|prazole|tidine|caine|azepam|cycline|triptan|gliptin|formin|dronate|quine|vir)$|^(?:aspirin|digoxin|paracetamol|ibuprofen|morphine|warfarin|atropine|adrenaline|insulin|heparin|methyldopa|hydralazine|clonidine|verapamil|diltiazem|spironolactone|amiloride|aliskiren|minoxidil)$|\b(?:inhibitors?|blockers?|diuretics?|antibiotics?|agonists?|antagonists?)$/i;
const SOUND =
  /\b(?:sounds?|murmurs?|gallop|clicks?|snap|rubs?|crackles?|wheezes?|crepitations?|stridor|phonemes?|vowels?|consonants?|plosives?|fricatives?)$|^S[1-4]$/i;
const SYMBOL = /[=+×÷√^]|^\P{L}*\p{L}{1,2}['′]?\P{L}*$|^\p{Script=Greek}/u;

/** Classes of nouns that name one kind of thing and no other. */
const BY_CLASS: Readonly<Record<string, TermKind>> = {
  p: 'person',
  t: 'process',
  r: 'plant',
  c: 'animal',
  y: 'substance',
  m: 'place',
  f: 'part',
};

/**
 * Tells what an English term names, as far as its form, its noun and its meaning show it.
 *
 * @param term as in the note
 * @param meaning the note's words about it; may be empty
 * @returns the kind; "term" if it is not known
 */
export function getTermKind(term: string, meaning: string): TermKind {
  if (CASE_NAME.test(term)) return 'case';
  if (isYear(term)) return 'year';
  if (EVENT.test(term)) return 'event';
  if (SOUND.test(term)) return 'sound';
  if (/^\p{Lu}{2,}/u.test(term)) return DRUG.test(term) ? 'drug' : 'term';
  if (SYMBOL.test(term)) return 'symbol';
  const isCapital = /^\p{Lu}/u.test(term);
  if (isCapital && (TITLE.test(term) || IS_PERSON.test(meaning) || (DID.test(meaning) && !isCommon(term))))
    return 'person';
  if (isCapital && IS_LOCALITY.test(meaning)) return 'place';
  if (isFullName(term)) return 'person';
  if (LAW.test(term)) return 'law';
  if (BOOK.test(meaning)) return 'book';
  if (ORGAN.test(term)) return 'organ';
  if (DRUG.test(term)) return 'drug';
  if (CONDITION.test(term) || IS_CONDITION.test(meaning)) return 'condition';
  return BY_CLASS[getClasses(getHead(term))] ?? 'term';
}

/** "Haruna Ishola": no word of it is a common noun. */
function isFullName(term: string): boolean {
  const words = term.split(' ');
  return (
    words.length > 1 &&
    words.length <= MAX_NAME_WORDS &&
    words.every((word) => /^(?:\p{Lu}[\p{Ll}'’-]+|\p{Lu}\.)$/u.test(word) && isOfName(word.toLowerCase()))
  );
}

const MAX_NAME_WORDS = 3;
const isOfName = (word: string) => /^(?:$|p)/.test(getClasses(word)) && !isEverydayWord(word);

const isCommon = (term: string) =>
  getWords(term).length === 1 &&
  getClasses(term.toLowerCase()) !== '' &&
  getClasses(term.toLowerCase()) !== 'p';

/** @returns the opening of a question for a thing of a kind: "Which case", "Who"; null for a symbol, which nothing asks for */
export function getAsker(kind: TermKind): string | null {
  if (kind === 'symbol') return null;
  return kind === 'person' ? 'Who' : `Which ${kind}`;
}
