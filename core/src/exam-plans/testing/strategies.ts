/** The plan, its two rivals, and a planner that sees into the head of the student. */
import { weights } from '../../memory/forgetting-curve.ts';
import { defaultPace, type PlannedItem } from '../exam-plan.ts';
import { getCalendar } from '../plan-calendar.ts';
import { planDays } from '../plan-days.ts';
import { getWeights, type Strategy, type StudyDay } from './run-student.ts';
import { zone } from './simulated-student.ts';

export const planned: Strategy = {
  name: 'plan',
  choose: ({ student, content, now }) => {
    const [plan] = planDays([{ plan: student.plan, content }], { now, zone });
    if (!plan) return nothing;
    const { items, minutes, mockQuestions } = plan.today;
    const questions = content.items
      .filter(({ kind, id }) => kind === 'question' && items.every((item) => item.id !== id))
      .slice(0, mockQuestions ?? 0);
    return { items: [...items, ...questions], seconds: minutes * 60, hasMock: mockQuestions !== null };
  },
};

const nothing = { items: [], seconds: 0 };
const newPerDay = 20;

/** The queue of the product without a plan: twenty new items and what is due, within the minutes. */
export const dueOnly: Strategy = {
  name: 'due only',
  choose: ({ student, content, states, index, day }) => {
    const fresh = content.items.filter(({ memory }) => memory === null).slice(0, newPerDay);
    const due = content.items
      .filter(({ id }) => (states.get(id)?.dueDay ?? '9999') <= day)
      .toSorted((one, other) => getDueDay(states, one).localeCompare(getDueDay(states, other)));
    return isStudyDay(student, index) ? { items: [...fresh, ...due], seconds: getSeconds(student) } : nothing;
  },
};

function getDueDay(states: StudyDay['states'], { id }: PlannedItem): string {
  return states.get(id)?.dueDay ?? '';
}

/** All of it again and again, from the beginning to the end, as far as the minutes go each day. */
export const everythingEachDay: Strategy = {
  name: 'everything each day',
  choose: ({ student, content, index }) => {
    const order = content.items.toSorted((one, other) =>
      (one.memory?.lastDay ?? '').localeCompare(other.memory?.lastDay ?? ''),
    );
    return isStudyDay(student, index) ? { items: order, seconds: getSeconds(student) } : nothing;
  },
};

/** Knows the memory of this student, and uses all minutes: a target that it misses counts as out of reach. */
export const informed: Strategy = {
  name: 'informed',
  choose: ({ student, content, memories, index }) => {
    if (!isStudyDay(student, index)) return nothing;
    const { model, examIndex } = student;
    const weights = getWeights(student);
    const rated = content.items.map((item) => {
      const memory = memories.get(item.id) ?? null;
      const knownShare = memory ? model.recall(memory, index) : 0;
      const after = (right: boolean) =>
        model.recall(model.review(memory, { kind: item.kind, index, right }), examIndex);
      const gain =
        knownShare * after(true) +
        (1 - knownShare) * after(false) -
        (memory ? model.recall(memory, examIndex) : 0);
      const views = item.kind === 'question' ? 1 : (item.memory ? 1 : 2) + (1 - knownShare);
      return { item, rate: ((weights.get(item.topicId) ?? 1) * gain) / (views * defaultPace[item.kind]) };
    });
    const order = rated.toSorted((one, other) => other.rate - one.rate).map(({ item }) => item);
    return { items: order, seconds: getSeconds(student) };
  },
};

function getSeconds({ plan }: StudyDay['student']): number {
  return plan.minutesPerDay * 60;
}

const calendars = new Map<string, readonly string[]>();

/** Rivals rest on the same days. */
function isStudyDay(student: StudyDay['student'], index: number): boolean {
  const found = calendars.get(student.plan.id) ?? getKinds(student);
  calendars.set(student.plan.id, found);
  return found[index] === 'study';
}

function getKinds({ plan, items }: StudyDay['student']): string[] {
  const content = {
    topics: [],
    items,
    readings: [],
    readToday: 0,
    mock: null,
    evidence: [],
    pace: defaultPace,
    parameters: weights,
    doneMinutes: 0,
  };
  const now = Date.parse(`${plan.startDay}T11:00Z`);
  return getCalendar(plan, content, { now, zone }).map(({ kind }) => kind);
}

/** @returns the strategy with the minutes that another strategy used on each day */
export function withMinutes(strategy: Strategy, secondsByDay: ReadonlyMap<number, number>): Strategy {
  return {
    name: `${strategy.name}, in the time of the plan`,
    choose: (day) => ({ ...strategy.choose(day), seconds: secondsByDay.get(day.index) ?? 0 }),
  };
}
