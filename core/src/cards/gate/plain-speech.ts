import { isSignpostLabel } from '../../generation/facts/labels/signpost-labels.ts';
import { isRemark } from '../../generation/facts/remarks.ts';
import { tagWords } from '../../text/part-of-speech.ts';
import { getWords } from '../../text/words.ts';
import type { CardSource } from '../card-draft.ts';
import type { CardFaces } from './card-faces.ts';

/** Text about the course, and not about its subject: homework, tests, pages, people of the class. */
const ADMINISTRATIVE =
  /^to[ -]?do\b|^(?:on|for) (?:the )?(?:test|exam|quiz)\b|^(?:tell me|look (?:at|up)|remember to|ask about)\b|\b(?:homework|hw|assignments? (?:due|for|on|\d)|due (?:on|by|date|next)|deadline|syllabus|office hours|midterm|quiz (?:on|next)|exam (?:on|next|tip|question)|(?:test|quiz|exam) (?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|next (?:class|week|lesson|lecture)|read (?:ch(?:apter|\.)?|pp?\.?|pages?) ?\d|pp?\. ?\d+|pages? \d+|(?:ch|chapter|fig|figure|table|slide|lecture|week|unit) ?\.? ?\d+|ask (?:sir|ma'?am|mr|mrs|miss|the (?:teacher|tutor|lecturer))|bring (?:your|a)|revise (?:this|for)|tbd|to be added|mark scheme|\d marks?\b|paper \d|don'?t forget|(?:will|might|may) be (?:on|in) (?:the )?(?:test|exam)|(?:du|de ce) cours|cours d[ue] (?:lun|mar|mercre|jeu|vendre|same)di|contrôle (?:le|du|de) |DM p(?:ou)?r |https?:|www\.)/iu;
/** Openings that continue an earlier text. */
const OPENS_LEANING =
  /^(?:it|its|they|their|them|this|these|those|that|he|she|his|her|we|our|you|your|i|such|there|here|also|and|but|or|so|then|thus|hence|therefore|however|both|either|neither|as (?:above|before)|see|the (?:former|latter|above|following|same|other|others))(?![\p{L}\p{M}])/iu;
const POINTING =
  /\b(?:this|these|those|such(?! as\b)|(?:above|below)(?=$|[.,;:)])|aforementioned|the following|the former|the latter|(?:mentioned|stated|discussed|shown|seen|noted) (?:earlier|above|before|previously)|(?:previous|last|next) (?:section|chapter|page|lecture|lesson|slide|class|paragraph|example)|as shown|as we|(?:we|you) (?:saw|have seen|will|can see|discuss\w*)|(?:in|at|by|of) that (?:price|point|time|case|way|level|moment|stage|period|place|year))\b/i;
/** "A force that pulls it apart": what is pulled was named before. */
const POINTS_BACK = /\b(?:that|which|who) \S+ (?:it|them|him|her)\b/;
/** "The one who opposes him". */
const ENDS_POINTING = /\bwho \S+ (?:it|them|him|her)$/;
const OF_SENTENCES: ReadonlySet<CardSource> = new Set(['genus', 'called', 'bold']);
/** "What is it called when ..." names what it means behind. */
const EXPLETIVE = /\b(?:is|was) it (?:called|known)\b/giu;
const PRONOUN_IN_QUESTION = /\b(?:he|she|they|them|him|it)\b/i;

/** Shorthand for "leads to" has no meaning without its neighbours. */
const ARROW = /[-–=]>|→|⇒/;

/** "All of the layers" names a whole that only the note around it names. */
const PARTS =
  /\b(?:all|each|both|most|some|any|one|two|three|four|many|either|none) (?:of )?the \p{L}+(?: \p{L}+)?(?! (?:of|in|on|that|which))(?:$|[.,]| except| but)/iu;

/** @returns whether a text speaks of parts of a whole that it does not name */
export const isOfWhole = (text: string) => PARTS.test(text);

/** Our own words around what a note says. */
const TEMPLATE = /^(?:What do we call(?: it)?|(?:Which \p{L}+|Who) is meant\?|What is meant by) /u;

/** @returns whether a text speaks of the course: homework, a test, a page */
export function isAdministrative(text: string): boolean {
  return ADMINISTRATIVE.test(text) || isRemark(text);
}

/** Tells if each face can be understood without the text around its passage. */
export function standsByItself({ front, answers }: CardFaces, source: CardSource): boolean {
  const text = front.replace(TEMPLATE, '');
  const requested = text.replace(/^[^:“]{1,60}: /, '');
  if (OPENS_LEANING.test(requested) || OPENS_LEANING.test(text)) return false;
  if (OF_SENTENCES.has(source) && text === requested && isOfWhole(text)) return false;
  if (OF_SENTENCES.has(source) && [text, ...answers].some((text) => POINTS_BACK.test(text))) return false;
  if (source === 'definition' && answers.some((text) => ENDS_POINTING.test(text))) return false;
  // A student's own question is asked as it was typed.
  if (
    source !== 'pair' &&
    (POINTING.test(text) ||
      PRONOUN_IN_QUESTION.test(requested.replace(EXPLETIVE, '').split(/\s+/).slice(0, 6).join(' ')))
  )
    return false;
  if (source === 'pair') return answers.every((answer) => !/^(?:as above|see|ditto|same as)\b/i.test(answer));
  return answers.every(
    (answer) =>
      !(source !== 'table' && ARROW.test(answer)) &&
      // A model's question names what "it" answers.
      (source === 'model' || !OPENS_LEANING.test(answer)) &&
      !POINTING.test(answer) &&
      !(answers.length === 1 && isLabel(answer)),
  );
}

/** "Example" and "Definition" are no answers; "what is earned from sales" is one. */
const isLabel = (answer: string) => getWords(answer).length <= 2 && isSignpostLabel(answer);

/** Words that something has to follow. */
const ENDS_OPEN =
  /(?:[,:;(–—-]|\s(?:the|an?|and|or|nor|but|of|to|in|on|at|by|for|from|with|as|than|that|which|who|whose|where|when|because|if|its|their|is|are|was|were|into|between|including|such as|like|et|de|la|le|les|des|du|y|el|los|und|der))[.?!]?$/iu;
/** "EG" may be the États généraux. */
const ENDS_WITH_EXAMPLE = /\s(?:e\.?g|i\.?e)\.?$/;
/** "How coarse or fine the particles are" is whole. */
const ASKING_CLAUSE = /(?:^|\s)(?:how|what|where|who)\b[^.;]*\s(?:is|are|was|were|for|in|on|with|by)[.?]?$/i;
const PAIRS = [
  ['(', ')'],
  ['[', ']'],
  ['“', '”'],
] as const;
/** "A genetic condition in which red blood cells": the clause lost its verb. */
const LAST_CLAUSE = /\b(?:in|by|for|with|from|through|on|at|to) which (?<clause>[\p{L}\s-]{1,40})[.?]?$/iu;

function lacksVerb(text: string): boolean {
  const clause = LAST_CLAUSE.exec(text)?.groups?.clause;
  if (clause === undefined) return false;
  return tagWords(clause, getWords(clause)).every(
    ({ wordClass }) => wordClass !== 'verb' && wordClass !== 'participle',
  );
}

/** @returns whether a front is not cut off; a question may end in "with" */
export function isWholeQuestion(text: string): boolean {
  return text.endsWith('?') ? areClosed(text) : isWholeText(text);
}

/** @returns whether a text is not cut off: no word at its end that something has to follow, all brackets closed */
export function isWholeText(text: string): boolean {
  if (text.trim() === '' || lacksVerb(text)) return false;
  if (ENDS_WITH_EXAMPLE.test(text)) return false;
  if (ENDS_OPEN.test(text) && !ASKING_CLAUSE.test(text)) return false;
  if (getWords(text).length === 0) return false;
  return areClosed(text);
}

function areClosed(text: string): boolean {
  if ((text.match(/"/g)?.length ?? 0) % 2 === 1) return false;
  // German closes with the mark that opens in English.
  const plain = text.replace(/„[^“”„]*“/gu, '');
  return PAIRS.every(([open, close]) => plain.split(open).length === plain.split(close).length);
}
