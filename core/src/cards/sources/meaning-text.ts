import { withoutFinalMark } from '../../generation/facts/labels/labelled-line.ts';
import { withoutAddition } from '../../generation/reading/restrictions.ts';
import { getHead } from '../../generation/terms/term-head.ts';
import { isVagueAdjective, isVagueNoun } from '../../generation/terms/vague-words.ts';
import { getStem } from '../../text/stem.ts';
import { contentStems, getWords } from '../../text/words.ts';
import { isWholeMember } from './list-form.ts';
import { namesKind } from './meaning-form.ts';
import { isAdjective, isEveryday } from './term-form.ts';

/** A shorter fragment fits many things; below a heading that names them, one word less is enough. */
const MIN_STEMS_REVERSED = 3;
const MIN_STEMS = 2;
const MIN_WORDS = 3;

/** Returns the text of one line, without examples and without remarks behind a dash. */
export function wholeMeaning(meaning: string): string {
  const [line = ''] = meaning.split(/\n(?=\s*\p{Lu})|\s\|/u);
  return withoutFinalMark(withoutAddition(line.replace(/\s+/g, ' '), EXAMPLE))
    .trim()
    .replace(/[\s–-]+$/u, '');
}

const EXAMPLE = /[\s,(]+(?:e\.?g\.?|i\.e\.?|for example|for instance)[\s,].*$/iu;

/** A sum: its dash is a minus. */
const IS_SUM = /[+×÷=]/;

/** "Deepens the valley - dominant in its upper course": dashes join statements. */
export function firstPart(meaning: string): string {
  if (IS_SUM.test(meaning)) return meaning;
  const [first = ''] = meaning.split(/\s(?:[-–—]|--+)\s/u);
  return saysEnough(first) && contentStems(first).size >= MIN_STEMS ? first : meaning;
}

/** "The main character" says enough, "quick" does not. */
export function saysEnough(meaning: string): boolean {
  return getWords(meaning).length >= MIN_WORDS && contentStems(meaning).size > 0;
}

/** "Sand 2 - 0.05 mm, silt 0.05 - 0.002 mm" has several statements, and "also popular" continues another. */
export function saysOneThing(meaning: string): boolean {
  return !/\d.*[,;].*\d|\balso\b|…|\.\.|\?/.test(meaning) && !JUDGES.test(meaning) && !ARROW.test(meaning);
}

/** Shorthand for "leads to". */
export const ARROW = /\s*(?:[-–=]+>|→|⇒|➔|➜)\s*/u;

const JUDGES =
  /^(?:try|avoid|remember|make sure|do not|don['’]t|never|very|extremely|really|quite|too|more|most|less|not|always|usually|becoming|essential|essentially|(?:an? )?(?:very )?(?:important|good|bad|best|worst|great|key|main|common|popular)|(?:an? )?(?:one|some|part|example) of)\b(?! of)/i;

/** Tells if a description can fit only one thing. */
export function isSpecific(meaning: string, term: string, context: string): boolean {
  if (getMembers(meaning).length > 0 || /:\s/.test(meaning) || isAdjective(term)) return false;
  const stems = [...contentStems(meaning)].filter((stem) => !isVagueAdjective(stem) && !DATED.test(stem));
  const isKind = namesKind(meaning);
  if (!isKind && (isEveryday(term) || isVagueNoun(getStem(getHead(term))))) return false;
  return stems.length >= (isKind && context !== '' ? MIN_STEMS : MIN_STEMS_REVERSED);
}

/** A date fits many things. */
const DATED =
  /^\d|^(?:januari|februari|march|april|june|juli|august|septemb|octob|novemb|decemb|jan|feb|oct|nov|dec|sept?)/;

/** The maximum for two members, and for more. */
const MAX_WORDS_LISTED = [3, 4] as const;

/** "Driving licence, vehicle licence, insurance" for "Documents to carry". */
export function getMembers(meaning: string): string[] {
  const parts = meaning.split(/,\s*(?:and\s)?/);
  const max = MAX_WORDS_LISTED[parts.length > 2 ? 1 : 0];
  return parts.length > 1 && parts.every((part) => getWords(part).length <= max && isWholeMember(part))
    ? parts
    : [];
}
