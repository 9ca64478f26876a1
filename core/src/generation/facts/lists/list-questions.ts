import { overlapF1 } from '../../../text/set-overlap.ts';
import { contentStems, normalForm, wordsOf } from '../../../text/words.ts';
import { isOfForm } from '../../gate/option-form.ts';
import type { ListFact, ListMember } from '../fact.ts';
import type { FactQuestion } from '../fact-question.ts';
import type { Phrases } from '../phrases/phrases.ts';
import { roleOf } from './list-head.ts';

const MEMBER_WORTH = 3.2;
const EXCEPTION_WORTH = 3.4;
const STEP_WORTH = 3.4;
const FEWEST_OTHERS = 3;
/** To either side: lists further away are of another subject. */
const MOST_COMPARED = 30;
/** Each of them makes a question of its own. */
const MOST_FOREIGN = 24;
const NEARLY_THE_SAME = 0.5;

/** What lists can be asked: what belongs, what does not, and in a list of steps what comes first and next. */
export function listQuestions(lists: readonly ListFact[], phrases: Phrases): FactQuestion[] {
  return lists.flatMap((list, at) => {
    const foreign = foreignTo(list, lists.slice(Math.max(0, at - MOST_COMPARED), at + MOST_COMPARED));
    return [
      ...(list.isOrdered ? stepQuestions(list, phrases) : []),
      ...(foreign.members.length >= FEWEST_OTHERS ? memberQuestions(list, foreign, phrases) : []),
      ...foreign.members.flatMap((member) => exceptionQuestion(list, member, foreign.areOpposite, phrases)),
    ];
  });
}

interface ForeignMembers {
  members: ListMember[];
  /**
   * Whether they are the opposite of what the list holds. A factor of demand may be one of supply as well; what the note
   * lists among the disadvantages is no advantage.
   */
  areOpposite: boolean;
}

/** Members of lists of the opposite role where there are enough, else of those of the same role. */
function foreignTo(list: ListFact, lists: readonly ListFact[]): ForeignMembers {
  const membersOf = (comparable: (one: string, other: string) => boolean) =>
    lists
      .filter((other) => !isOfHead(other, list) && comparable(list.head, other.head))
      .flatMap(({ members }) => members)
      .filter(({ text }) => !isNear(text, list))
      .slice(0, MOST_FOREIGN);
  const opposite = membersOf(areOpposite);
  return opposite.length >= FEWEST_OTHERS
    ? { members: opposite, areOpposite: true }
    : { members: membersOf(areAlike), areOpposite: false };
}

/** "Nitrogen cycle" twice: the second goes on with the first. */
function isOfHead(other: ListFact, { head }: ListFact): boolean {
  return withoutArticle(other.head) === withoutArticle(head);
}

const withoutArticle = (head: string) => normalForm(head.replace(/^(?:the|an?)\s/i, ''));

const OPPOSITES: readonly (readonly [string[], string[]])[] = [
  [
    ['advantage', 'benefit', 'merit'],
    ['disadvantage', 'problem', 'demerit'],
  ],
  [
    ['cause', 'reason', 'source'],
    ['effect', 'consequence', 'result', 'symptom', 'sign', 'solution'],
  ],
  [['difference'], ['similarity']],
];

function areOpposite(one: string, other: string): boolean {
  const [role, otherRole] = [roleOf(one) ?? '', roleOf(other) ?? ''];
  return OPPOSITES.some(
    ([these, those]) =>
      (these.includes(role) && those.includes(otherRole)) ||
      (those.includes(role) && these.includes(otherRole)),
  );
}

/** Causes of one thing and causes of another, strong acids and weak acids. */
function areAlike(one: string, other: string): boolean {
  const [role, otherRole] = [roleOf(one), roleOf(other)];
  return role === otherRole && (role !== null || lastStem(one) === lastStem(other));
}

function lastStem(head: string): string | undefined {
  return wordsOf(head).at(-1)?.stem;
}

/** What stands in the list as well, in other words, may be right too. */
function isNear(text: string, { head, members }: ListFact): boolean {
  const stems = contentStems(text);
  return [head, ...members.map((member) => member.text)].some(
    (own) => normalForm(own) === normalForm(text) || overlapF1(contentStems(own), stems) >= NEARLY_THE_SAME,
  );
}

function memberQuestions(
  list: ListFact,
  foreign: ForeignMembers,
  { member: worded }: Phrases,
): FactQuestion[] {
  if (worded === null) return [];

  return list.members.map((member) => ({
    kind: 'member',
    stem: worded(list.head, foreign.areOpposite),
    key: member.text,
    distractors: foreign.members.map(({ text }) => text).filter((option) => isOfForm(option, member.text)),
    origin: list.origin,
    worth: MEMBER_WORTH,
    spends: [`list:${normalForm(list.head)}`],
  }));
}

function exceptionQuestion(
  list: ListFact,
  stranger: ListMember,
  isOpposite: boolean,
  { exception: worded }: Phrases,
): FactQuestion[] {
  const members = list.members.map(({ text }) => text).filter((option) => isOfForm(option, stranger.text));
  if (worded === null || members.length < FEWEST_OTHERS) return [];

  return [
    {
      kind: 'exception',
      stem: worded(list.head, isOpposite),
      key: stranger.text,
      distractors: members,
      origin: list.origin,
      worth: EXCEPTION_WORTH,
      spends: [`list:${normalForm(list.head)}`],
    },
  ];
}

function stepQuestions(list: ListFact, phrases: Phrases): FactQuestion[] {
  const steps = list.members.map(({ text }) => text);
  const base = { kind: 'order' as const, origin: list.origin, worth: STEP_WORTH };
  const [first = ''] = steps;
  const opening = {
    ...base,
    stem: phrases.first(list.head),
    key: first,
    distractors: steps.slice(1),
    spends: [`step:${normalForm(list.head)}:0`],
  };
  const following = steps.slice(1).map((key, at) => ({
    ...base,
    stem: phrases.after(steps[at] ?? '', list.head),
    key,
    distractors: steps.filter((step) => step !== key && step !== steps[at]),
    spends: [`step:${normalForm(list.head)}:${at + 1}`],
  }));
  return [opening, ...following];
}
