import { overlapF1 } from '../../text/set-overlap.ts';
import { contentStems, normalForm } from '../../text/words.ts';
import { isOfForm } from '../gate/option-form.ts';
import type { ListFact, ListMember } from './fact.ts';
import type { FactQuestion } from './fact-question.ts';
import { roleOf } from './list-head.ts';
import type { Phrases } from './phrases.ts';

const MEMBER_WORTH = 3.2;
const EXCEPTION_WORTH = 3.4;
const STEP_WORTH = 3.4;
const FEWEST_OTHERS = 3;
const NEARLY_THE_SAME = 0.5;

/** What lists can be asked: what belongs, what does not, and in a list of steps what comes first and next. */
export function listQuestions(lists: readonly ListFact[], phrases: Phrases): FactQuestion[] {
  return lists.flatMap((list) => {
    const foreign = foreignMembers(list, lists);
    return [
      ...(list.isOrdered ? stepQuestions(list, phrases) : []),
      ...(foreign.length >= FEWEST_OTHERS ? memberQuestions(list, foreign, phrases) : []),
      ...foreign.flatMap((member) => exceptionQuestion(list, member, phrases)),
    ];
  });
}

/** Members of lists of the same role: a factor beside factors, an advantage beside disadvantages. */
function foreignMembers(list: ListFact, lists: readonly ListFact[]): ListMember[] {
  const role = roleOf(list.head);
  if (role === null) return [];

  return lists
    .filter((other) => other !== list && areOfOneClass(role, roleOf(other.head)))
    .flatMap(({ members }) => members)
    .filter(({ text }) => !isNear(text, list));
}

const OPPOSITES: readonly ReadonlySet<string>[] = [
  new Set(['advantage', 'disadvantage', 'benefit', 'problem', 'merit', 'demerit']),
  new Set(['cause', 'effect', 'consequence', 'result', 'symptom', 'sign', 'solution', 'reason']),
  new Set(['difference', 'similarity']),
  new Set(['function', 'role', 'use', 'duty', 'power']),
  new Set(['feature', 'characteristic', 'property', 'component', 'part', 'element']),
];

function areOfOneClass(role: string, other: string | null): boolean {
  if (role === other) return true;
  return other !== null && OPPOSITES.some((roles) => roles.has(role) && roles.has(other));
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
  foreign: readonly ListMember[],
  { member: worded }: Phrases,
): FactQuestion[] {
  if (worded === null) return [];

  return list.members.map((member) => ({
    kind: 'member',
    stem: worded(list.head),
    key: member.text,
    distractors: foreign.map(({ text }) => text).filter((option) => isOfForm(option, member.text)),
    origin: list.origin,
    worth: MEMBER_WORTH,
    spends: [`list:${normalForm(list.head)}`],
  }));
}

function exceptionQuestion(
  list: ListFact,
  stranger: ListMember,
  { exception: worded }: Phrases,
): FactQuestion[] {
  const members = list.members.map(({ text }) => text).filter((option) => isOfForm(option, stranger.text));
  if (worded === null || members.length < FEWEST_OTHERS) return [];

  return [
    {
      kind: 'exception',
      stem: worded(list.head),
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
