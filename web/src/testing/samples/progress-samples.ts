/** Figures of a student who has practised for a while. */
import type { MemoryProgress, Progress, StudyDay, TopicMastery } from '@akada/contract/observers/progress.ts';
import { daysFrom, getFirstDay } from '@akada/core/progress/range.ts';
import { makeId } from '../samples.ts';

const day = '2026-11-27';

function makeTopic(
  name: string,
  percent: number | null,
  differing: Partial<TopicMastery> = {},
): TopicMastery {
  const course = { kind: 'course', id: makeId(1), title: 'Human physiology' } as const;
  return {
    source: { ...course, cloth: { cloth_seed: 7, cloth_colour: 8 } },
    topic: name,
    answers: 40,
    last_day: '2026-11-26',
    estimate:
      percent === null
        ? null
        : { share: percent / 100, low: percent / 100 - 0.14, high: percent / 100 + 0.09 },
    practice: { course_id: makeId(1), topic: name },
    ...differing,
  };
}

/** @returns some study on most of the last days */
function studyDays(count: number): StudyDay[] {
  return daysFrom(getFirstDay(count, day), count).flatMap((it, index) =>
    index % 5 === 2
      ? []
      : [
          {
            day: it,
            questions: (index * 7) % 24,
            cards: (index * 11) % 17,
            duration_ms: ((index * 13) % 31) * 60_000,
          },
        ],
  );
}

const arteries = makeTopic('Diseases of the arteries', 34, { answers: 9 });
const buffers = makeTopic('Buffers', 41, {
  answers: 14,
  practice: { file_id: makeId(3), topic: 'Buffers' },
  source: { kind: 'note', id: makeId(3), title: 'Acids.pdf', cloth: { cloth_seed: 3, cloth_colour: 6 } },
});

export function makeProgress(count = 30, differing: Partial<Progress> = {}): Progress {
  return {
    day,
    from: getFirstDay(count, day),
    advanced: true,
    total: { questions: 642, cards: 311, duration_ms: 19_800_000, days_studied: studyDays(count).length },
    days: studyDays(count),
    overall: { share: 0.68, low: 0.61, high: 0.75 },
    topics: [
      arteries,
      buffers,
      makeTopic('Blood', 79),
      makeTopic('Heart and valves', 86, { answers: 112 }),
      makeTopic('Lymph', null, { answers: 2 }),
    ],
    weakest: [arteries, buffers],
    exams: [46, 58, null, 72].map((percent, index) => ({
      id: makeId(index + 20),
      kind: 'mock',
      title: `Mock ${index + 1}`,
      percent,
      finished_at: `2026-11-1${index}T09:00:00.000Z`,
      day: `2026-11-1${index}`,
    })),
    courses: [{ id: makeId(1), name: 'Human physiology', cloth: { cloth_seed: 7, cloth_colour: 8 } }],
    awaited: [],
    ...differing,
  };
}

const makeEstimate = (knownCount: number, reviews: number) =>
  reviews === 0
    ? null
    : { share: knownCount / reviews, low: knownCount / reviews - 0.08, high: knownCount / reviews + 0.05 };
const retainedOf = (knownCount: number, reviews: number) => ({
  known: knownCount,
  reviews,
  estimate: makeEstimate(knownCount, reviews),
});

export function makeMemory(differing: Partial<MemoryProgress> = {}): MemoryProgress {
  return {
    day,
    from: getFirstDay(30, day),
    retention: {
      wanted: 0.9,
      young: retainedOf(120, 150),
      mature: retainedOf(92, 100),
      weeks: [40, 42, 0, 45, 47].map((knownCount, index) => ({
        week: getFirstDay(7 * (5 - index), day),
        young: retainedOf(0, 0),
        mature: retainedOf(0, 0),
        all: retainedOf(knownCount, knownCount && 50),
      })),
    },
    forecast: {
      days: daysFrom(day, 30).map((it, index) => ({
        day: it,
        learning: index === 0 ? 4 : 0,
        young: (index * 7) % 9,
        mature: index % 6,
      })),
      total: 196,
    },
    awaited: [],
    ...differing,
  };
}
