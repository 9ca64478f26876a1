import { isLeakFree } from '../../generation/gate/key-rules.ts';
import { lowerFirst } from '../../text/lower-first.ts';
import { isEverydayWord, tagWords } from '../../text/part-of-speech.ts';
import { contentStems, getWords } from '../../text/words.ts';
import { isBareLabel } from './context.ts';

const MAX_TERM_WORDS = 5;
/** Labels that count or sort what follows. */
const COUNTS =
  /^(?:(?:a )?(?:wide )?(?:range|variety|list|lots?|number)|many|several|some|most|all|types?|kinds?|examples?|two|three|four|five|\d+|increased|increasing|decreased|reduced|improved|greater|lower|higher|more|less|better|no|not|following|previous|next|above|end|final|to ?do|tbc|wip|fixme)\b/i;
/** "Day 1-4" is of something that stands above it. */
const NUMBERED = /^\p{L}+ \d[\d\s–-]*$|^A0?\d$/iu;
/** "Staff (brigade) head chef": the text behind the bracket belongs to the previous line. */
const BRACKET_INSIDE = /\)\s*\S/;

/** "Naija example", "McQuail later added", "heavy viewer in his studies", "Cohen 1963", "avoid": notes about a term. */
const REMARKS_ON =
  /\b(?:e\.?g|examples?|later|added|also|his|her|their|its|my|our|your)\b|\s(?:1[6-9]|20)\d\d$|^(?:avoid|give|use|add|stop|start|check|treat|ask|take|see|do|don['’]?t|say|draw|try|watch)\b/iu;

/** A sign of a formula. */
const SYMBOL = /^(?:\p{L}['′]?|\p{Script=Greek}.*|\p{Ll}{1,2}['′]?)$/u;

/** @returns whether a label is a term that a card can ask for or of */
export function canBeAsked(term: string): boolean {
  if (getWords(term).length > MAX_TERM_WORDS || !/\p{L}/u.test(term)) return false;
  if (SYMBOL.test(term)) return false;
  if ([BRACKET_INSIDE, COUNTS, NUMBERED, REMARKS_ON, /\bvs\b/i].some((form) => form.test(term))) return false;
  return !isBareLabel(term) && !isStatement(term) && !isRequest(term);
}

/** A subject, a verb and what it is done to. */
const MIN_OF_STATEMENT = 3;

/** @returns whether a label states something itself, as "frequency decides the pitch" does */
export function isStatement(term: string): boolean {
  if (getWords(term).length < MIN_OF_STATEMENT) return false;
  const sentence = `The ${lowerFirst(term)}.`;
  const tagged = tagWords(sentence, getWords(sentence));
  const verb = tagged.findIndex(({ wordClass }) => wordClass === 'verb');
  return verb > 1 && verb < tagged.length - 1;
}

/** "Quantify the threshold level" is a request, and "vulnerable to sniffing" a quality. */
function isRequest(term: string): boolean {
  const words = getWords(lowerFirst(term));
  if (words.length < MIN_OF_STATEMENT) return false;
  const [first, second] = tagWords(lowerFirst(term), words);
  const isLike = /^(?:to|for|of|in|on|with|by|from)$/.test(second?.lower ?? '');
  return first?.wordClass === 'verb' || (first?.wordClass === 'adjective' && isLike);
}

/** @returns whether a meaning only repeats its term: "behaviour: how customers behave" */
export function repeatsTerm(term: string, meaning: string): boolean {
  return contentStems(term).size === 1 && !isLeakFree(meaning, term);
}

/**
 * @returns whether a term is one adjective, such as "extensive" in a list of systems, or two: without their
 * noun they describe nothing
 */
export function isAdjective(term: string): boolean {
  if (/-(?:based|like|driven|free|oriented)$/i.test(term)) return true;
  if (getWords(term).length > 1 && !/ and /.test(term)) return false;
  const sentence = `The ${term} is.`;
  const last = tagWords(sentence, getWords(sentence)).at(-2);
  return /^(?:adjective|adverb)$/.test(last?.wordClass ?? '');
}

/** @returns whether a term has only everyday words, so that it can name many things */
export function isEveryday(term: string): boolean {
  return getWords(term).every(({ lower }) => isEverydayWord(lower));
}

/** One word each, so that no second capital shows the name: faiths, their books and times, and what months and days are called. */
const NAMES: ReadonlySet<string> = new Set(
  `advent allah animism bible buddha buddhism calvary catholicism christ christianity christmas confucianism diwali easter eid
  epiphany gospel hadith hajj hanukkah hinduism holi islam jainism jesus judaism koran lent methodism muhammad passover pentecost
  protestantism purim quran qur’an ramadan salah salat sawm shahada shahadah sharia shariah shinto sikhism sunnah talmud taoism torah
  vaisakhi veda vedas yule zakah zakat zoroastrianism
  monday tuesday wednesday thursday friday saturday sunday
  january february april june july august september october november december`.split(/\s+/),
);

/** @returns whether a term names one thing in the world: several capitals, one behind the first word, or a known name */
export function isName(term: string): boolean {
  const words = getWords(term);
  if (/^\p{Lu}/u.test(term) && NAMES.has(term.toLowerCase().replaceAll("'", '’'))) return true;
  return words.length > 1 && words.slice(1).some(({ text }) => /^\p{Lu}\p{Ll}/u.test(text));
}
