/** One student until the exam, who studies what a strategy says. */

import { seededRandom } from '../../generation/seeded-random.ts';
import { afterReview, type ItemState } from '../../memory/fold-reviews.ts';
import { weights } from '../../memory/forgetting-curve.ts';
import { dayAfter } from '../../time/local-day.ts';
import { getTopicShares } from '../cohorts.ts';
import { defaultPace, type PlanContent, type PlannedItem, type RecallEvidence } from '../exam-plan.ts';
import type { TrueMemory } from './memory-models.ts';
import { firstDay, type SimulatedStudent } from './simulated-student.ts';

/** The input of a strategy on a day. Only the informed one looks at the true memory. */
export interface StudyDay {
  student: SimulatedStudent;
  index: number;
  day: string;
  /** Noon in Lagos. */
  now: number;
  content: PlanContent;
  states: ReadonlyMap<string, ItemState>;
  memories: ReadonlyMap<string, TrueMemory>;
}

export interface Strategy {
  name: string;
  /** @returns the items of the day in their order, and the seconds after which it ends */
  choose: (day: StudyDay) => { items: readonly PlannedItem[]; seconds: number; hasMock?: boolean };
}

export interface StudentResult {
  /** The true share that is known at the exam. */
  knownShare: number;
  minutes: number;
  /** Seconds of each day that was studied, by its days from the first. */
  secondsByDay: ReadonlyMap<number, number>;
}

/** @param onDay sees each day before it is studied */
export function runStudent(
  student: SimulatedStudent,
  strategy: Strategy,
  onDay?: (day: StudyDay) => void,
): StudentResult {
  const { model, items, examIndex, knownItems } = student;
  const states = new Map<string, ItemState>();
  const memories = new Map<string, TrueMemory>(
    items.filter(({ id }) => knownItems.has(id)).map(({ id }) => [id, model.learnedElsewhere(-3)]),
  );
  const firstAnswers = new Map(student.topics.map(({ id }) => [id, { total: 0, right: 0 }]));
  const evidence: RecallEvidence[] = [];
  const random = seededRandom(`answers ${student.seed}`);
  const secondsByDay = new Map<number, number>();
  let isMockSat = false;

  for (let index = 0; index < examIndex; index += 1) {
    if (student.missedDays.has(index)) continue;
    const day = dayAfter(firstDay, index);
    const content: PlanContent = {
      topics: student.topics.map((topic) => ({
        ...topic,
        firstAnswers: firstAnswers.get(topic.id) ?? { total: 0, right: 0 },
      })),
      items: items.map((item) => ({ ...item, memory: states.get(item.id) ?? null })),
      readings: [],
      readToday: 0,
      mock: isMockSat ? null : { questions: items.filter(({ kind }) => kind === 'question').length },
      evidence,
      pace: defaultPace,
      parameters: weights,
      doneMinutes: 0,
    };
    const studyDay = { student, index, day, now: Date.parse(`${day}T11:00Z`), content, states, memories };
    onDay?.(studyDay);
    const choice = strategy.choose(studyDay);
    isMockSat ||= choice.hasMock === true;
    let left = choice.seconds;
    for (const item of choice.items) {
      const memory = memories.get(item.id) ?? null;
      const knownShare = memory ? model.recall(memory, index) : 0;
      const right = random() < knownShare;
      const state = states.get(item.id) ?? null;
      const views = item.kind === 'question' ? 1 : (state ? 1 : 2) + (right ? 0 : 1);
      const took = views * defaultPace[item.kind];
      if (took > left) break;
      left -= took;
      if (state === null) {
        const counts = firstAnswers.get(item.topicId);
        if (counts) {
          counts.total += 1;
          if (right) counts.right += 1;
        }
      } else {
        evidence.push({ days: index - toIndex(state.lastDay), stability: state.stability, right, guess: 0 });
      }
      memories.set(item.id, model.review(memory, { kind: item.kind, index, right }));
      states.set(item.id, reviewed(item, { state, right, day }));
    }
    secondsByDay.set(index, choice.seconds - left);
  }
  const seconds = [...secondsByDay.values()].reduce((sum, one) => sum + one, 0);
  return { knownShare: getTrueShare(student, memories), minutes: seconds / 60, secondsByDay };
}

function toIndex(day: string): number {
  return (Date.parse(day) - Date.parse(firstDay)) / 86_400_000;
}

interface Reviewed {
  state: ItemState | null;
  right: boolean;
  day: string;
}

/** As in the product, a card that was wrong is asked again until it is right. */
function reviewed({ kind }: PlannedItem, { state, right, day }: Reviewed): ItemState {
  const review = (previous: ItemState | null, grade: 1 | 3) =>
    afterReview('card', previous, { id: '', grade, givenAt: 0, localDay: day });
  if (kind === 'question') return review(state, right ? 3 : 1);
  return right ? review(state, 3) : review(review(state, 1), 3);
}

/** @returns the expected share at the exam by the weights of the topics */
export function getTrueShare(
  { items, topics, model, examIndex }: SimulatedStudent,
  memories: ReadonlyMap<string, TrueMemory>,
): number {
  const shares = getWeights({ items, topics });
  const total = items.reduce((sum, { topicId }) => sum + (shares.get(topicId) ?? 1), 0);
  return (
    items.reduce((sum, { id, topicId }) => {
      const memory = memories.get(id);
      return sum + (shares.get(topicId) ?? 1) * (memory ? model.recall(memory, examIndex) : 0);
    }, 0) / total
  );
}

/** @returns the weight of one item of each topic */
export function getWeights({
  items,
  topics,
}: Pick<SimulatedStudent, 'items' | 'topics'>): Map<string, number> {
  const content = {
    topics: topics.map((topic) => ({ ...topic, firstAnswers: { total: 0, right: 0 } })),
    items,
    readings: [],
    readToday: 0,
    mock: null,
    evidence: [],
    pace: defaultPace,
    parameters: weights,
    doneMinutes: 0,
  };
  return new Map([...getTopicShares(content)].map(([id, { weight }]) => [id, weight]));
}
