import type { CardNote } from '../../cards/card-note.ts';
import { getContext, isBareLabel } from '../../cards/sources/context.ts';
import { areNames } from '../../cards/sources/list-form.ts';
import type { WordedLanguage } from '../../text/language.ts';
import { lowerFirst } from '../../text/lower-first.ts';
import { isPluralPhrase } from '../../text/number-form.ts';
import { overlapF1 } from '../../text/set-overlap.ts';
import { contentStems, getWords, normalForm } from '../../text/words.ts';
import type { ListFact } from '../facts/fact.ts';
import { getRole } from '../facts/lists/list-head.ts';
import { getPhrases } from '../facts/phrases/phrases-by-language.ts';
import { hasFairOptions } from '../gate/option-form.ts';
import type { Choice } from './choice.ts';

const STEP_WORTH = 4;
const MEMBER_WORTH = 3.8;
const FEWEST = 3;
/** To either side: lists further away are of another subject. */
const MAX_COMPARED = 12;
const NEARLY_THE_SAME = 0.6;

/**
 * Questions from lists: the first and the next of several steps, and the members of two lists that divide one
 * subject.
 */
export function listChoices(
  lists: readonly ListFact[],
  note: CardNote,
  language: WordedLanguage | null,
): Choice[] {
  return lists.flatMap((list, index) => {
    const near = lists.slice(Math.max(0, index - MAX_COMPARED), index + MAX_COMPARED);
    return list.isOrdered ? stepChoices(list, language) : memberChoices(list, near, note, language);
  });
}

function stepChoices(list: ListFact, language: WordedLanguage | null): Choice[] {
  const steps = list.members.map(({ text }) => text);
  const phrases = getPhrases(language);
  return steps.flatMap((key, at) => {
    const previous = steps[at - 1];
    const others = steps
      .map((text, index) => ({ text, name: '', distance: Math.abs(index - at) }))
      .filter(({ text }) => text !== key && text !== previous)
      .sort((one, two) => one.distance - two.distance);
    if (others.length < FEWEST) return [];
    return [
      {
        kind: 'order' as const,
        stem: previous === undefined ? phrases.first(list.head) : phrases.after(previous, list.head),
        key,
        siblings: others,
        origin: list.origin,
        why: () => phrases.why.order(previous ?? null),
        topic: list.head,
        worth: STEP_WORTH,
        spends: [`step:${normalForm(list.head)}:${at}`],
      },
    ];
  });
}

/** "Input devices" and "output devices", advantages and disadvantages: a member of one list is not in the other. */
function memberChoices(
  list: ListFact,
  near: readonly ListFact[],
  note: CardNote,
  language: WordedLanguage | null,
): Choice[] {
  const rival = near.find((other) => other !== list && !other.isOrdered && dividesWith(list, other, note));
  const stem = rival === undefined ? null : memberStem(list, note, language);
  if (rival === undefined || stem === null) return [];

  const others = rival.members.map(({ text }) => text).filter((text) => !isNear(text, list));
  return list.members.flatMap(({ text: key, origin }) => {
    const siblings = others
      .filter((text) => hasFairOptions(key, [text]))
      .map((text) => ({ text, name: rival.head }));
    if (siblings.length < FEWEST) return [];
    return [
      {
        kind: 'member' as const,
        stem,
        key,
        siblings,
        origin: list.origin,
        worth: MEMBER_WORTH,
        why: () => getPhrases(language).why.others([rival.head]),
        spends: [`list:${normalForm(list.head)}`, `member:${origin.page}:${origin.start}`],
      },
    ];
  });
}

function memberStem(list: ListFact, note: CardNote, language: WordedLanguage | null): string | null {
  const { member } = getPhrases(language);
  if (language !== 'eng' || member === null) return member?.(list.head) ?? null;
  const head = lowerFirst(list.head.replace(/^the\s+/i, ''));
  const context = getContext(note, list.origin, list.head).replace(/: $/, '');
  if (isBareLabel(list.head))
    return context === '' ? null : `Which of the following is one of the ${head} of ${lowerFirst(context)}?`;
  return isPluralPhrase(head) || /^\p{L}+s (?:of|in|for|to) /u.test(head) ? member(head) : null;
}

const OPPOSITES: readonly (readonly [string[], string[]])[] = [
  [
    ['advantage', 'benefit', 'merit'],
    ['disadvantage', 'problem', 'demerit'],
  ],
  [['cause'], ['effect', 'consequence', 'symptom']],
  [['difference'], ['similarity']],
];

/** Roles of only one thing. Causes of one thing can also be causes of another. */
const OF_ONE = /^(?:function|role|dut(?:y|ie)|power|part|organ|member|component|element|type|kind|state)$/;

/**
 * Advantages and disadvantages of one thing, functions of two things, and two lists of names whose heads differ by one word.
 */
function dividesWith(list: ListFact, other: ListFact, note: CardNote): boolean {
  const [role, otherRole] = [getRole(list.head) ?? '', getRole(other.head) ?? ''];
  const areOpposite = OPPOSITES.some(
    ([these, those]) =>
      (these.includes(role) && those.includes(otherRole)) ||
      (those.includes(role) && these.includes(otherRole)),
  );
  const heading = ({ origin }: ListFact) => note.headings.above(origin.page, origin.start);
  if (areOpposite) return list.origin.page === other.origin.page && heading(list) === heading(other);

  const [own, others] = [getWords(list.head), getWords(other.head)];
  const isOneNoun = own.at(-1)?.stem === others.at(-1)?.stem || own[0]?.stem === others[0]?.stem;
  const differ = own.filter(({ stem }, index) => stem !== others[index]?.stem).length;
  if (!isOneNoun || own.length < 2 || own.length !== others.length || differ !== 1) return false;
  if (role !== '') return role === otherRole && OF_ONE.test(role);
  return [list, other].every(({ members }) => areNames(members.map(({ text }) => text)));
}

/** A text that resembles a member of the list can be right too. */
function isNear(text: string, { members }: ListFact): boolean {
  const stems = contentStems(text);
  return members.some(
    ({ text: own }) =>
      normalForm(own) === normalForm(text) || overlapF1(contentStems(own), stems) >= NEARLY_THE_SAME,
  );
}
