/** Figures of a student who has practised for a while. */
import type { MemoryProgress, Progress, StudyDay, TopicMastery } from '@akada/contract/observers/progress.ts';
import { daysFrom, firstDayOf } from '@akada/core/progress/range.ts';
import { idOf } from '../samples.ts';

const day = '2026-11-27';

function topicOf(name: string, percent: number | null, differing: Partial<TopicMastery> = {}): TopicMastery {
  const course = { kind: 'course', id: idOf(1), title: 'Human physiology' } as const;
  return {
    source: { ...course, cloth: { cloth_seed: 7, cloth_colour: 8 } },
    topic: name,
    answers: 40,
    last_day: '2026-11-26',
    estimate:
      percent === null
        ? null
        : { share: percent / 100, low: percent / 100 - 0.14, high: percent / 100 + 0.09 },
    practice: { course_id: idOf(1), topic: name },
    ...differing,
  };
}

/** @returns some study on most of the last days */
function studyDays(count: number): StudyDay[] {
  return daysFrom(firstDayOf(count, day), count).flatMap((it, at) =>
    at % 5 === 2
      ? []
      : [
          {
            day: it,
            questions: (at * 7) % 24,
            cards: (at * 11) % 17,
            duration_ms: ((at * 13) % 31) * 60_000,
          },
        ],
  );
}

const arteries = topicOf('Diseases of the arteries', 34, { answers: 9 });
const buffers = topicOf('Buffers', 41, {
  answers: 14,
  practice: { file_id: idOf(3), topic: 'Buffers' },
  source: { kind: 'note', id: idOf(3), title: 'Acids.pdf', cloth: { cloth_seed: 3, cloth_colour: 6 } },
});

export function progressOf(count = 30, differing: Partial<Progress> = {}): Progress {
  return {
    day,
    from: firstDayOf(count, day),
    advanced: true,
    total: { questions: 642, cards: 311, duration_ms: 19_800_000, days_studied: studyDays(count).length },
    days: studyDays(count),
    overall: { share: 0.68, low: 0.61, high: 0.75 },
    topics: [
      arteries,
      buffers,
      topicOf('Blood', 79),
      topicOf('Heart and valves', 86, { answers: 112 }),
      topicOf('Lymph', null, { answers: 2 }),
    ],
    weakest: [arteries, buffers],
    exams: [46, 58, null, 72].map((percent, at) => ({
      id: idOf(at + 20),
      kind: 'mock',
      title: `Mock ${at + 1}`,
      percent,
      finished_at: `2026-11-1${at}T09:00:00.000Z`,
      day: `2026-11-1${at}`,
    })),
    courses: [{ id: idOf(1), name: 'Human physiology', cloth: { cloth_seed: 7, cloth_colour: 8 } }],
    awaited: [],
    ...differing,
  };
}

const estimateOf = (known: number, reviews: number) =>
  reviews === 0
    ? null
    : { share: known / reviews, low: known / reviews - 0.08, high: known / reviews + 0.05 };
const retainedOf = (known: number, reviews: number) => ({
  known,
  reviews,
  estimate: estimateOf(known, reviews),
});

export function memoryOf(differing: Partial<MemoryProgress> = {}): MemoryProgress {
  return {
    day,
    from: firstDayOf(30, day),
    retention: {
      wanted: 0.9,
      young: retainedOf(120, 150),
      mature: retainedOf(92, 100),
      weeks: [40, 42, 0, 45, 47].map((known, at) => ({
        week: firstDayOf(7 * (5 - at), day),
        young: retainedOf(0, 0),
        mature: retainedOf(0, 0),
        all: retainedOf(known, known && 50),
      })),
    },
    forecast: {
      days: daysFrom(day, 30).map((it, at) => ({
        day: it,
        learning: at === 0 ? 4 : 0,
        young: (at * 7) % 9,
        mature: at % 6,
      })),
      total: 196,
    },
    awaited: [],
    ...differing,
  };
}
