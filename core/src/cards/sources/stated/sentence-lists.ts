import { getRole } from '../../../generation/facts/lists/list-head.ts';
import { isVagueNoun } from '../../../generation/terms/vague-words.ts';
import { isPluralNoun } from '../../../text/number-form.ts';
import { getStem } from '../../../text/stem.ts';
import { getWords, normalForm } from '../../../text/words.ts';
import { NAME, type StatedFact, type StatedSentence } from './stated-fact.ts';

const COUNTS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const COUNT = `(?:${COUNTS.join('|')}|[2-9]|10)`;
/** "The four principles are …", "five conditions of sahih: …", "causes: …". */
const HEAD = String.raw`(?<head>(?:\p{Ll}[\p{L}-]+ ){0,2}\p{L}{3,}s(?: (?:of|in|for|to) [^:;,.]{2,40}?)?)`;
const TAIL = String.raw`(?:\s?:| (?:are|were|include|included|namely)(?: the following)?:?) (?<list>[^:;?!]+?)[.]?$`;
const HEADED = [
  new RegExp(`\\b(?<count>${COUNT}) ${HEAD}${TAIL}`, 'iu'),
  new RegExp(`(?:^|\\b)(?:the |its )?(?<count>)${HEAD}${TAIL}`, 'iu'),
];
/** "Each hadith has two parts, the isnad and the matn." */
const POSSESSED = new RegExp(
  String.raw`^(?<whole>(?:(?:Each|Every|An?|The) )?[\p{L}'’-]+(?: [\p{L}'’-]+){0,3}?) (?:has|have|had) (?<count>${COUNT}) (?<head>(?:[\p{L}-]+ ){0,2}[\p{L}-]+s)\s?(?:,|:|\s[–—-]|, namely) (?<list>[^:;?!]+?)[.]?$`,
  'iu',
);
/** "Four pillars:" at the end, with the list in the next lines. */
const ANNOUNCED = new RegExp(
  String.raw`(?:^|\s)(?<count>${COUNT}) (?<head>(?:\p{Ll}+ ){0,2}\p{Ll}{3,}s)\s?:$`,
  'iu',
);
/** "Seven chiefs headed by the Bashorun. The others are …" */
const OTHERS = /^The others (?:are|were) (?<list>[^:;?!]+?)[.]?$/u;
const GROUP = new RegExp(`(?:the )?(?<name>${NAME}), (?<what>(?<count>${COUNT}) [^,.;:()]{4,70})[.]?$`, 'u');
const MAX_MEMBER_WORDS = 9;
const MIN_MEMBERS = 3;
const MAX_MEMBERS = 8;

/**
 * Asks for the members of a list inside a sentence.
 *
 * @param said a sentence; what stands before the list may be talk, because only the list and its name are asked
 * @returns at most one fact
 */
export function readSentenceList({ text, heading, previous, next }: StatedSentence): StatedFact[] {
  const others = OTHERS.exec(text)?.groups?.list;
  if (others !== undefined) return askForOthers(others, previous);

  const owned = POSSESSED.exec(text)?.groups;
  if (owned !== undefined) {
    const members = getMembers(owned.list ?? '', getCount(owned.count), 2);
    const whole = (owned.whole ?? '')
      .replace(/^(?:Each|Every) /, 'each ')
      .replace(/^(An?|The) /, (article) => article.toLowerCase());
    if (/^the \p{Ll}+$/u.test(whole) && isVagueNoun(getStem(whole.replace('the ', ''))))
      return heading === null ? [] : getFact(`${heading}: name the ${owned.count} ${owned.head}.`, members);
    return getFact(
      `Name the ${owned.count} ${owned.head} of ${whole.replace(/^each /, 'a ').replace(/^a (?=[aeiou])/, 'an ')}.`,
      members,
    );
  }
  const announced = ANNOUNCED.exec(text)?.groups;
  if (announced !== undefined && heading !== null) {
    // "There are three cases:" before "sea and land: a trench forms, …" announces lines, and this is only the first.
    const isLine = /[:;?!]/.test(next);
    const members = isLine ? [] : getMembers(next.replace(/[.]$/, ''), getCount(announced.count), 2);
    return getFact(`${heading}: name the ${announced.count?.toLowerCase()} ${announced.head}.`, members).map(
      (fact) => ({
        ...fact,
        laterSentences: 1,
      }),
    );
  }
  const {
    count = '',
    head = '',
    list = '',
  } = HEADED.map((form) => form.exec(text)).find((match) => match !== null)?.groups ?? {};
  const isOfKind = count !== '' || getRole(head) !== null;
  if (
    head === '' ||
    /\b(?:other|same)\b/i.test(head) ||
    !isOfKind ||
    !isPluralNoun(getWords(head.replace(/ (?:of|in|for|to) .*$/, '')).at(-1)?.lower ?? '')
  )
    return [];
  const isNamed = / (?:of|in|for) /.test(head);
  if (!isNamed && heading === null) return [];

  const members = getMembers(list, getCount(count), count === '' ? MIN_MEMBERS : 2);
  const name = `the ${count === '' ? members.length : count.toLowerCase()} ${lower(head)}`;
  return getFact(isNamed ? `Name ${name}.` : `${heading}: name ${name}.`, members);
}

const lower = (head: string) =>
  /^\p{Lu}\p{Ll}/u.test(head) ? head.charAt(0).toLowerCase() + head.slice(1) : head;

function askForOthers(list: string, previous: string): StatedFact[] {
  const { name = '', what = '', count = '' } = GROUP.exec(previous)?.groups ?? {};
  const total = getCount(count);
  const members = total === null ? [] : getMembers(list, null, 2);
  if (name === '' || total === null || members.length >= total) return [];
  return getFact(`${name}, ${what}: name the other ${members.length}.`, members).map((fact) => ({
    ...fact,
    earlierSentences: 1,
  }));
}

function getFact(front: string, members: readonly string[]): StatedFact[] {
  if (members.length === 0) return [];
  return [{ front, answers: [...members], source: 'list', topic: `list:${normalForm(front)}` }];
}

function getCount(count: string | undefined): number | null {
  const word = (count ?? '').trim().toLowerCase();
  if (word === '') return null;
  const index = COUNTS.indexOf(word);
  return index === -1 ? Number(word) : index + 2;
}

/** @returns the members of a list; empty if their number is not the said one, or if one of them is no name or point */
function getMembers(list: string, count: number | null, min: number): string[] {
  const parts = list.split(/,\s*(?![^()]*\))/);
  const [last = ''] = parts.slice(-1);
  const ending = last.replace(/^(?:and|or) /, '');
  const isJoined = ending === last;
  const members = [...parts.slice(0, -1), ...(isJoined ? ending.split(/\s+(?:and|or|&)\s+/) : [ending])].map(
    (member) => member.trim(),
  );
  if (count !== null && members.length !== count) return [];
  if (members.length < min || members.length > MAX_MEMBERS) return [];
  return members.every(isMember) ? members : [];
}

const isMember = (member: string) =>
  /^[\p{L}\p{N}'‘’ʻ]/u.test(member) &&
  getWords(member).length > 0 &&
  getWords(member).length <= MAX_MEMBER_WORDS &&
  !/^(?:but|so|which|who|because|if|when|it|they|he|she|etc|then|also|not)\b|^\d+ \p{L}|\.\.|[=→]/iu.test(
    member,
  );
