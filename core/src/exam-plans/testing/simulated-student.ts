/** Students who do not exist: each with a law of memory, a course, a date and habits, all from one number. */
import { seededRandom } from '../../generation/seeded-random.ts';
import { dayAfter } from '../../time/local-day.ts';
import type { ExamPlan, PlannedItem } from '../exam-plan.ts';
import { buildPowerModel, buildTwoPartModel, fsrsModel, type MemoryModel } from './memory-models.ts';

export const habits = ['studies each day', 'misses days', 'knows half of some topics'] as const;
export type Habit = (typeof habits)[number];

export interface SimulatedStudent {
  seed: number;
  model: MemoryModel;
  habit: Habit;
  plan: ExamPlan;
  items: readonly PlannedItem[];
  topics: readonly { id: string; weight: number }[];
  /** Items that were learned before the plan began. */
  knownItems: ReadonlySet<string>;
  /** Days from the first on which the student does not study, although the plan says so. */
  missedDays: ReadonlySet<number>;
  examIndex: number;
}

export const zone = 'Africa/Lagos';
export const firstDay = '2026-09-07';

export function buildStudent(seed: number): SimulatedStudent {
  const random = seededRandom(`student ${seed}`);
  const between = (low: number, high: number) => low + random() * (high - low);
  const integer = (low: number, high: number) => Math.floor(between(low, high + 1));
  const memory = { first: between(0.6, 1.6), growth: between(0.6, 1.6) };
  const models = [fsrsModel, buildPowerModel(memory), buildTwoPartModel(memory)];
  const habit = habits[Math.floor(seed / 3) % 3] ?? habits[0];
  const examIndex = integer(7, 42);
  const topics = Array.from({ length: integer(2, 6) }, (_, index) => ({
    id: `t${index}`,
    weight: integer(1, 3),
  }));
  const cardShare = between(0.4, 1);
  const items = Array.from(
    { length: integer(40, 240) },
    (_, index): PlannedItem => ({
      id: `i${index}`,
      kind: random() < cardShare ? 'card' : 'question',
      group: `g${index}`,
      topicId: topics[Math.floor(random() * topics.length)]?.id ?? 't0',
      memory: null,
    }),
  );
  const halfKnown = new Set(
    habit === habits[2] ? topics.filter((_, index) => index % 2 === 0).map(({ id }) => id) : [],
  );
  const pauseStart = integer(1, examIndex);
  const pause = integer(3, 5);
  const isMissed = (index: number) => random() < 0.2 || (index >= pauseStart && index < pauseStart + pause);
  return {
    seed,
    model: models[seed % 3] ?? fsrsModel,
    habit,
    plan: {
      id: `plan ${seed}`,
      examAt: Date.parse(`${dayAfter(firstDay, examIndex)}T08:00Z`),
      target: [0.7, 0.75, 0.8, 0.85, 0.9][integer(0, 4)] ?? 0.8,
      minutesPerDay: [15, 20, 30, 45, 60][integer(0, 4)] ?? 30,
      freeWeekdays: [[], [7], [6, 7]][integer(0, 2)] ?? [],
      freeDays: [],
      startDay: firstDay,
    },
    items,
    topics,
    knownItems: new Set(
      items.flatMap(({ id, topicId }) => (halfKnown.has(topicId) && random() < 0.5 ? [id] : [])),
    ),
    missedDays: new Set(
      habit === habits[1] ? Array.from({ length: examIndex }, (_, index) => index).filter(isMissed) : [],
    ),
    examIndex,
  };
}
