import type { ListFact } from '../../generation/facts/fact.ts';
import { getPhrases } from '../../generation/facts/phrases/phrases-by-language.ts';
import type { WordedLanguage } from '../../text/language.ts';
import { isPluralPhrase } from '../../text/number-form.ts';
import { getWords, normalForm } from '../../text/words.ts';
import type { CardIdea } from '../card-draft.ts';
import type { CardNote } from '../card-note.ts';
import { getCardPhrases } from '../phrases/card-phrases.ts';
import { getContext, isBareLabel } from './context.ts';
import { isListOfOneKind, namesKindOf } from './list-form.ts';

const WORTH_OF_STEPS = 0.95;
const WORTH_OF_NEXT = 0.75;
const WORTH_OF_LIST = 0.9;
/** Points about one thing, which no plural names. */
const WORTH_OF_POINTS = 0.62;

/** "Causes of soil erosion: name the 5", and the steps of a list in their order. */
export function listCards(
  lists: readonly ListFact[],
  language: WordedLanguage | null,
  note: CardNote,
): CardIdea[] {
  return lists.flatMap((list) => {
    const members = getNames(list.members.map(({ text }) => text));
    const head = isListOfOneKind(list, members) ? getHead(list, note) : null;
    if (head === null) return [];

    const phrases = getCardPhrases(language);
    const card = { answers: members, origin: list.origin, about: [`list:${normalForm(head)}`] };
    if (!list.isOrdered) {
      const front = phrases.members(head, members.length);
      const worth = namesKindOf(list.head) ? WORTH_OF_LIST : WORTH_OF_POINTS;
      return [{ ...card, source: 'list' as const, shape: 'points' as const, front, worth }];
    }
    const front = phrases.steps(head, members.length);
    return [
      { ...card, source: 'steps' as const, shape: 'steps' as const, front, worth: WORTH_OF_STEPS },
      ...nextSteps(head, members, list, language),
    ];
  });
}

/** If most members are labels, the remaining meanings are cut off. */
function getNames(members: string[]): string[] {
  const chained = members.filter((member) => DASH.test(member));
  return chained.length > 0 && chained.length < members.length / 2
    ? members.map((member) => member.split(DASH)[0] ?? member)
    : members;
}

const DASH = /\s[-–—]\s|\s?:\s/;

function nextSteps(
  head: string,
  steps: readonly string[],
  { origin }: ListFact,
  language: WordedLanguage | null,
): CardIdea[] {
  const phrases = getPhrases(language);
  return steps.slice(1).map((step, index) => ({
    source: 'steps' as const,
    front: phrases.after(steps[index] ?? '', head),
    answers: [step],
    origin,
    about: [`step:${normalForm(head)}:${index}`],
    worth: WORTH_OF_NEXT,
  }));
}

/** "Attributes" and "Comps" are of something. */
const isShortPlural = (head: string) =>
  getWords(head).length === 1 && (isPluralPhrase(head) || head.length <= MAX_ABBREVIATION);
const MAX_ABBREVIATION = 5;

/** A heading such as "Disadvantages" or "Attributes" needs the heading above it. */
function getHead({ head, origin }: ListFact, note: CardNote): string | null {
  if (!isBareLabel(head) && !isShortPlural(head)) return head;
  const context = getContext(note, origin, head);
  return context === '' ? null : `${context}${head}`;
}
