import { isSignpostLabel } from '../../generation/facts/signpost-labels.ts';
import { wordsOf } from '../../text/words.ts';
import type { CardSource } from '../card-draft.ts';
import type { CardFaces } from './card-faces.ts';

/** What a note says of the course, and not of its subject: homework, tests, pages, people of the class. */
const ADMINISTRATIVE =
  /\b(?:homework|hw|assignments?|due (?:on|by|date|next)|deadline|syllabus|office hours|midterm|quiz (?:on|next)|exam (?:on|next|tip|question)|(?:test|quiz|exam) (?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|next (?:class|week|lesson|lecture)|read (?:ch(?:apter|\.)?|pp?\.?|pages?) ?\d|pp?\. ?\d+|pages? \d+|(?:ch|chapter|fig|figure|table|slide|lecture|week|unit) ?\.? ?\d+|ask (?:sir|ma'?am|mr|mrs|miss|the (?:teacher|tutor|lecturer))|bring (?:your|a)|revise (?:this|for)|to do|todo|tbd|don'?t forget|(?:will|might|may) be (?:on|in) the (?:test|exam)|https?:|www\.)/iu;
/** "Answer (a) or (b)" */
const OPENS_LEANING =
  /^(?:it|its|they|their|them|this|these|those|that|he|she|his|her|we|our|you|your|i|such|there|here|also|and|but|or|so|then|thus|hence|therefore|however|same|both|either|neither|as (?:above|before)|see|the (?:former|latter|above|following|same|other|others))(?![\p{L}\p{M}])/iu;
const POINTING =
  /\b(?:this|these|those|such(?! as\b)|above|below|aforementioned|the following|the former|the latter|earlier|previous(?:ly)?|as shown|figure|diagram|picture|our|we|us)\b/i;
const PRONOUN_IN_QUESTION = /\b(?:he|she|they|them|him|it)\b/i;

export function isAdministrative(text: string): boolean {
  return ADMINISTRATIVE.test(text);
}

/** Each face can be understood without what stands around its passage. */
export function standsByItself({ front, answers }: CardFaces, source: CardSource): boolean {
  const asked = front.replace(/^[^:“]{1,60}: /, '');
  if (OPENS_LEANING.test(asked) || OPENS_LEANING.test(front)) return false;
  // A student's own question is asked as it was typed.
  if (
    source !== 'pair' &&
    (POINTING.test(front) || PRONOUN_IN_QUESTION.test(asked.split(/\s+/).slice(0, 6).join(' ')))
  )
    return false;
  if (source === 'pair') return answers.every((answer) => !/^(?:as above|see|ditto|same as)\b/i.test(answer));
  return answers.every(
    (answer) => !OPENS_LEANING.test(answer) && !POINTING.test(answer) && !isSignpostLabel(answer),
  );
}

/** Words that something has to follow. */
const ENDS_OPEN =
  /(?:[,:;(–—-]|\s(?:the|an?|and|or|nor|but|of|to|in|on|at|by|for|from|with|as|than|that|which|who|whose|where|when|because|if|its|their|is|are|was|were|into|between|including|e\.?g\.?|i\.?e\.?|such as|like|et|de|la|le|les|des|du|y|el|los|und|der|die|das))[.?!]?$/iu;
const PAIRS = [
  ['(', ')'],
  ['[', ']'],
  ['“', '”'],
] as const;
/** "A genetic condition in which red blood cells": the clause lost its verb. */
const OPEN_CLAUSE = /\b(?:in|by|for|with|from|through|on|at|to) which(?: \p{L}+){0,4}$/iu;

/** @returns whether a text is not cut off: no word at its end that something has to follow, all brackets closed */
export function isWholeText(text: string): boolean {
  if (text.trim() === '' || ENDS_OPEN.test(text) || OPEN_CLAUSE.test(text)) return false;
  if (wordsOf(text).length === 0) return false;
  if ((text.match(/"/g)?.length ?? 0) % 2 === 1) return false;
  return PAIRS.every(([open, close]) => text.split(open).length === text.split(close).length);
}
