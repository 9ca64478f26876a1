import { getClasses } from '../../generation/classes/noun-classes.ts';
import type { ListFact } from '../../generation/facts/fact.ts';
import { getRole } from '../../generation/facts/lists/list-head.ts';
import { isPluralPhrase } from '../../text/number-form.ts';
import { tagWords } from '../../text/part-of-speech.ts';
import { getWords, normalForm } from '../../text/words.ts';
import { isBareLabel } from './context.ts';
import { isStatement } from './term-form.ts';

const MIN_MEMBERS = 2;
const MAX_MEMBERS = 7;
const MAX_WORDS = 40;
/** The number words of English and French heads. */
const COUNTS: readonly (readonly string[])[] = [
  ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
];

/** @returns whether the members of a list are what its head says, few enough to be named from memory */
export function isListOfOneKind(list: ListFact, members: readonly string[]): boolean {
  const size = members.reduce((sum, member) => sum + getWords(member).length, 0);
  if (members.length < MIN_MEMBERS || members.length > MAX_MEMBERS || size > MAX_WORDS) return false;
  if (new Set(members.map(normalForm)).size < members.length) return false;
  if (!members.every(isWholeMember) || isMixed(list) || saysSomething(list.head)) return false;

  const opening = getWords(list.head.replace(/^(?:les|the)\s/i, ''))[0]?.lower ?? '';
  const counts = COUNTS.flatMap((words) => words.indexOf(opening)).filter((index) => index !== -1);
  if (counts.length > 0 && !counts.includes(members.length - MIN_MEMBERS)) return false;
  if (NAMES_THINGS.test(list.head) && members.filter(isStatement).length > 1) return false;
  if (list.isOrdered || namesRole(list.head)) return true;
  if (/\s[-–—]\s/.test(list.head)) return false;
  return namesKindOf(list.head) ? areNames(members) : arePoints(list.head, members);
}

/** @returns whether a head says in the plural what all members are: "Causes of erosion", "Natural fibres (plants)" */
export function namesKindOf(head: string): boolean {
  const plain = head.replace(/\s*\(.*$/, '');
  return (
    isPluralPhrase(plain) ||
    /^\p{L}[\p{L}-]+s\s(?:of|in|for|to|that|which|by|from|the|we|you)\s/iu.test(plain)
  );
}

/** "Causes of erosion", "Open office - advantages". */
function namesRole(head: string): boolean {
  return getRole(head) !== null || isBareLabel(getWords(head).at(-1)?.text ?? '');
}

const MIN_NAMES = 0.75;
const MAX_WORDS_OF_NAME = 6;

/**
 * @returns whether most members are names, such as events below "Civic events", and not statements: "often
 * target a few"
 */
export function areNames(members: readonly string[]): boolean {
  const names = members.filter((member) => {
    const [first, second] = tagWords(member, getWords(member));
    // A single "loans" can be a verb as well.
    if (first !== undefined && second === undefined && getClasses(first.lower) !== '') return true;
    const isName = !/^(?:verb|adverb|participle|pronoun|conjunction)$/.test(first?.wordClass ?? '');
    return isName && !isStatement(member) && getWords(member).length <= MAX_WORDS_OF_NAME;
  });
  return names.length >= MIN_NAMES * members.length;
}

/** @returns whether a member has a word and is complete: no arrow, no label, no open bracket */
export function isWholeMember(member: string): boolean {
  if (
    /:\s|--|[-–=]>|[→⇒=]|\.\.|…|^\p{L}$/u.test(member) ||
    !/^[\p{L}\p{N}(]/u.test(member) ||
    !/\p{L}/u.test(member)
  )
    return false;
  return member.split('(').length === member.split(')').length;
}

/** "How a bill becomes law", and "Errors the balance does not show". */
const HEADS_WITH_VERB =
  /^(?:how|what|why|when|where|who|which)\b|^\p{L}+s (?:the|that|which|an?|you|we|they|people)\b/iu;
/** "Grown from 18 to 500 members", "Step 7: implement". */
const NO_HEAD =
  /^[^\p{L}\p{N}"“]|^\p{L}+(?:ed|en|wn) (?:from|by|in|on|to|with)\b|^(?:step|stage|phase|part|day|week|unit|lecture|chapter) \d/iu;

/** "The atmosphere has distinct layers" is more than a head. */
const saysSomething = (head: string) =>
  NO_HEAD.test(head) || (isStatement(head) && !HEADS_WITH_VERB.test(head));

const NAMES_THINGS =
  /\b(?:parts?|components?|types?|kinds?|forms?|elements?|members?|layers?|levels?|examples?)\b/i;

/** "Signs: rectangle, green, blue, show distances" are words of several kinds. */
function isMixed({ members, origin }: ListFact): boolean {
  const isInLine = !origin.quote.includes('\n');
  const verbs = members.filter(({ text }) => tagWords(text, getWords(text))[0]?.wordClass === 'verb');
  return isInLine && verbs.length > 0 && verbs.length < members.length;
}

const MAX_WORDS_OF_HEAD = 5;
const MAX_WORDS_OF_POINT = 6;
const MAX_APART = 4;
const MIN_ALIKE = 0.75;

/** Points about one subject can be memorised if they are short, similar, and without figures. */
function arePoints(head: string, members: readonly string[]): boolean {
  const figures = members.filter((member) => /\d/.test(member)).length;
  if (getWords(head).length > MAX_WORDS_OF_HEAD || (figures > 0 && figures < members.length - 1))
    return false;

  const lengths = members.map((member) => getWords(member).length);
  const maxLength = Math.max(...lengths);
  return (
    maxLength <= MAX_WORDS_OF_POINT && maxLength - Math.min(...lengths) <= MAX_APART && areAlike(members)
  );
}

/** "Big particles", "poor in nutrients": most of them open with a noun and what belongs to it, or with a verb; none denies. */
function areAlike(members: readonly string[]): boolean {
  if (members.some((member) => /^(?:not|no longer|important)\b/i.test(member))) return false;
  const opensWithVerb = members.filter((member) =>
    /^(?:verb|participle|gerund)$/.test(tagWords(member, getWords(member))[0]?.wordClass ?? ''),
  ).length;
  return Math.max(opensWithVerb, members.length - opensWithVerb) >= MIN_ALIKE * members.length;
}
