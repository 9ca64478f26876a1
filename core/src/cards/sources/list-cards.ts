import type { ListFact } from '../../generation/facts/fact.ts';
import { phrasesFor } from '../../generation/facts/phrases/phrases-by-language.ts';
import type { WordedLanguage } from '../../text/language.ts';
import { isPluralPhrase } from '../../text/number-form.ts';
import { tagWords } from '../../text/part-of-speech.ts';
import { normalForm, wordsOf } from '../../text/words.ts';
import type { CardNote } from '../card-note.ts';
import { cardPhrasesFor } from '../phrases/card-phrases.ts';
import type { CardIdea } from './card-idea.ts';
import { contextOf, isBareLabel } from './context.ts';

const WORTH_OF_STEPS = 0.95;
const WORTH_OF_NEXT = 0.75;
const WORTH_OF_LIST = 0.9;
/** Points about one thing, which no plural names. */
const WORTH_OF_POINTS = 0.62;
const MOST_MEMBERS = 7;
const FEWEST_MEMBERS = 2;
const MOST_WORDS = 40;

/** "Causes of soil erosion: name the 5", and the steps of a list in their order. */
export function listCards(
  lists: readonly ListFact[],
  language: WordedLanguage | null,
  note: CardNote,
): CardIdea[] {
  return lists.flatMap((list) => {
    const members = namesOf(list.members.map(({ text }) => text));
    const head = isListOfOneKind(list, members) ? headOf(list, note) : null;
    if (head === null) return [];

    const phrases = cardPhrasesFor(language);
    const card = { answers: members, origin: list.origin, about: [`list:${normalForm(head)}`] };
    if (!list.isOrdered) {
      const front = phrases.members(head, members.length);
      const worth = namesKind(list.head) ? WORTH_OF_LIST : WORTH_OF_POINTS;
      return [{ ...card, source: 'list' as const, shape: 'points' as const, front, worth }];
    }
    const front = phrases.steps(head, members.length);
    return [
      { ...card, source: 'steps' as const, shape: 'steps' as const, front, worth: WORTH_OF_STEPS },
      ...nextSteps(head, members, list, language),
    ];
  });
}

/** Where most members are labels, the meaning that the engine did not part from another one is cut off. */
function namesOf(members: string[]): string[] {
  const chained = members.filter((member) => DASH.test(member));
  return chained.length > 0 && chained.length < members.length / 2
    ? members.map((member) => member.split(DASH)[0] ?? member)
    : members;
}

const areBracketsClosed = (text: string) => text.split('(').length === text.split(')').length;

const DASH = /\s[-–—]\s/;
const COUNTS: readonly string[] = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

function isListOfOneKind(list: ListFact, members: readonly string[]): boolean {
  const size = members.reduce((sum, member) => sum + wordsOf(member).length, 0);
  if (members.length < FEWEST_MEMBERS || members.length > MOST_MEMBERS || size > MOST_WORDS) return false;
  if (
    members.some(
      (member) => /: |-->|→|\.\.|…/.test(member) || !/\p{L}/u.test(member) || !areBracketsClosed(member),
    )
  )
    return false;

  const said = COUNTS.indexOf(wordsOf(list.head)[0]?.lower ?? '');
  if (said !== -1 && said + 2 !== members.length) return false;
  return !isMixed(list) && (list.isOrdered || namesKind(list.head) || arePoints(members));
}

/** "Causes of", "Types of", "Natural fibres": what all members are, in the plural. */
const namesKind = (head: string) =>
  isPluralPhrase(head.replace(/\s*\(.*$/, '')) ||
  /^\p{L}[\p{L}-]+s\s(?:of|in|for|to|that|which|by|from)\s/iu.test(head);
const MOST_WORDS_OF_POINT = 6;

/** Points about one thing are learned by heart where they are few words each, without figures, and said alike. */
function arePoints(members: readonly string[]): boolean {
  const figures = members.filter((member) => /\d/.test(member)).length;
  if (figures > 0 && figures < members.length - 1) return false;
  return members.every((member) => wordsOf(member).length <= MOST_WORDS_OF_POINT) && areAlike(members);
}

const LEAST_ALIKE = 0.7;

/** "Big particles", "poor in nutrients": most of them open with a noun and what belongs to it, or with a verb. */
function areAlike(members: readonly string[]): boolean {
  const opensWithVerb = members.filter((member) =>
    /^(?:verb|participle|gerund)$/.test(tagWords(member, wordsOf(member))[0]?.wordClass ?? ''),
  ).length;
  return Math.max(opensWithVerb, members.length - opensWithVerb) >= LEAST_ALIKE * members.length;
}

/** "Signs: rectangle, green, blue, show distances" are words of several kinds. */
function isMixed({ members, origin }: ListFact): boolean {
  const isInLine = !origin.quote.includes('\n');
  const verbs = members.filter(({ text }) => tagWords(text, wordsOf(text))[0]?.wordClass === 'verb');
  return isInLine && verbs.length > 0 && verbs.length < members.length;
}

function nextSteps(
  head: string,
  steps: readonly string[],
  { origin }: ListFact,
  language: WordedLanguage | null,
): CardIdea[] {
  const phrases = phrasesFor(language);
  return steps.slice(1).map((step, at) => ({
    source: 'steps' as const,
    front: phrases.after(steps[at] ?? '', head),
    answers: [step],
    origin,
    about: [`step:${normalForm(head)}:${at}`],
    worth: WORTH_OF_NEXT,
  }));
}

/** "Disadvantages" alone is of nothing: it takes what stands above it. */
function headOf({ head, origin }: ListFact, note: CardNote): string | null {
  if (!isBareLabel(head)) return head;
  const context = contextOf(note, origin, head);
  return context === '' ? null : `${context}${head}`;
}
