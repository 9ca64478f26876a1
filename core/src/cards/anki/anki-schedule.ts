/** The progress of an Anki card as memory of this product. */
import type { ItemState } from '../../memory/fold-reviews.ts';
import { type Memory, nextMemory } from '../../memory/fsrs.ts';
import type { Grade } from '../../memory/grade.ts';
import { countSteps, type MemoryPhase } from '../../memory/learning-steps.ts';
import { dayAfter, daysBetween, localDay } from '../../time/local-day.ts';
import type { AnkiCard, AnkiClock, AnkiReview } from './anki-collection.ts';
import type { ImportedFace, ImportedReview } from './imported-card.ts';
import { memoryFromEase, memoryFromFactor } from './sm2-memory.ts';

export interface ScheduleContext {
  clock: AnkiClock;
  /** The student's zone: a name of the IANA database. */
  timeZone: string;
  /** Milliseconds since the epoch. Later reviews come from a wrong clock and are ignored. */
  now: number;
}

const dayMs = 24 * 60 * 60_000;
/** Days begin at a full quarter of an hour in every zone. */
const quarterMs = 15 * 60_000;
const maxKnownDays = 100_000;
const maxDays = 36_500;
const maxCount = 32_767;
/** Larger values of `due` are moments instead of days. */
const firstMoment = 1_000_000_000;

/** A package has many reviews of few sittings. */
let knownDays = { timeZone: '', days: new Map<number, string>() };

function findDay(time: number, timeZone: string): string {
  if (knownDays.timeZone !== timeZone || knownDays.days.size > maxKnownDays)
    knownDays = { timeZone, days: new Map() };
  const quarter = Math.floor(time / quarterMs);
  const knownDay = knownDays.days.get(quarter);
  if (knownDay !== undefined) return knownDay;

  const day = localDay(time, timeZone);
  knownDays.days.set(quarter, day);
  return day;
}

/** @returns the progress of one card, without the ordinal of its face */
export function readSchedule(
  card: AnkiCard,
  log: readonly AnkiReview[],
  context: ScheduleContext,
): Omit<ImportedFace, 'ordinal'> {
  const history = readHistory(log, context);
  return {
    state: card.type === 0 ? null : getState(card, history, context),
    reviews: card.type === 0 ? [] : history.reviews,
    suspended: card.queue === -1,
    buried: card.queue === -2 || card.queue === -3,
  };
}

interface History {
  reviews: ImportedReview[];
  /** The memory after the reviews; null without any. */
  memory: Memory | null;
}

function readHistory(log: readonly AnkiReview[], { timeZone, now }: ScheduleContext): History {
  const countedReviews = sinceReset(log.filter(({ givenAt }) => givenAt <= now + dayMs)).filter(hasGrade);
  const reviews = countedReviews.map(({ grade, givenAt, tookMs }): ImportedReview => {
    return { grade, givenAt, localDay: findDay(givenAt, timeZone), tookMs: Math.min(tookMs, 3_600_000) };
  });
  return { reviews, memory: foldMemory(countedReviews, reviews) };
}

/** A reset begins the history again. Older versions of Anki wrote only a learning step after the reviews. */
function sinceReset(log: readonly AnkiReview[]): readonly AnkiReview[] {
  let start = log.findLastIndex(({ type, factor }) => type === 4 && factor === 0) + 1;
  const lastLearning = log.findLastIndex((review) => review.type === 0 && isGraded(review));
  if (lastLearning > start)
    for (let index = lastLearning - 1; index >= start; index -= 1) {
      const review = log[index];
      if (review === undefined || !hasGrade(review) || review.type === 0) continue;
      start = index + 1;
      break;
    }
  return log.slice(start);
}

const isGraded = ({ grade }: AnkiReview): boolean => grade >= 1 && grade <= 4 && Number.isInteger(grade);

/** Reviews of a filtered deck that does not reschedule have no factor. */
function hasGrade(review: AnkiReview): review is AnkiReview & { grade: Grade } {
  return isGraded(review) && !(review.type === 3 && review.factor === 0);
}

function foldMemory(log: readonly AnkiReview[], reviews: readonly ImportedReview[]): Memory | null {
  const [first] = log;
  if (first === undefined) return null;
  // Without its learning steps a history is incomplete, and its first review tells the state before the others.
  let memory = first.type === 0 ? null : memoryFromFactor(first.factor, first.interval);
  for (const [index, { grade, localDay: day }] of reviews.entries()) {
    if (index === 0 && memory !== null) continue;
    const previousDay = reviews[index - 1]?.localDay ?? day;
    memory = nextMemory(memory, Math.max(0, daysBetween(previousDay, day)), grade);
  }
  return memory;
}

function getState(card: AnkiCard, history: History, context: ScheduleContext): ItemState | null {
  const { reviews } = history;
  const interval = Math.min(card.intervalDays, maxDays);
  const memory =
    card.memory ?? history.memory ?? (interval > 0 ? memoryFromEase(card.ease || 2.5, interval) : null);
  if (memory === null) return null;

  const { timeZone, now } = context;
  const isInReview = card.type === 2;
  const today = findDay(now, timeZone);
  const lastAt = Math.min(card.lastReviewAt ?? reviews.at(-1)?.givenAt ?? 0, now);
  const dueDay =
    getDueDay(card, context) ?? dayAfter(lastAt > 0 ? findDay(lastAt, timeZone) : today, interval);
  const lastDay = lastAt > 0 ? findDay(lastAt, timeZone) : earlier(dayAfter(dueDay, -interval), today);
  const phase = isInReview ? 'review' : card.type === 1 ? 'learning' : 'relearning';
  return {
    ...memory,
    phase,
    step: getStep(card, phase),
    dueAt: isInReview ? null : getDueAt(card.due, dueDay),
    dueDay,
    firstDay: earlier(earlier(card.firstDay ?? lastDay, reviews[0]?.localDay ?? lastDay), lastDay),
    lastDay,
    reps: boundedCount(Math.max(card.reps, reviews.length, 1)),
    lapses: boundedCount(card.lapses),
  };
}

/** Decks of Anki have any number of steps, so the last ones count. */
function getStep({ stepsLeft }: AnkiCard, phase: MemoryPhase): number {
  const steps = countSteps(phase);
  return stepsLeft < 1 ? 0 : Math.max(0, steps - Math.max(1, Math.trunc(stepsLeft)));
}

const earlier = (one: string, other: string): string => (one < other ? one : other);

const boundedCount = (count: number): number => Math.min(Math.max(Math.trunc(count), 0), maxCount);

const getDueAt = (due: number, dueDay: string): number =>
  due >= firstMoment ? due * 1_000 : Date.parse(`${dueDay}T04:00:00Z`);

/** @returns null for a day or moment that no clock has shown and none will show for long */
function getDueDay({ due }: AnkiCard, { clock, timeZone, now }: ScheduleContext): string | null {
  if (due >= firstMoment) return due * 1_000 > now + maxDays * dayMs ? null : findDay(due * 1_000, timeZone);

  const createdMs = clock.createdAt * 1_000;
  if (createdMs <= 0 || createdMs > now + dayMs || !Number.isInteger(due)) return null;
  const firstDay =
    clock.offsetMinutes === null
      ? findDay(createdMs, timeZone)
      : new Date(createdMs - clock.offsetMinutes * 60_000).toISOString().slice(0, 10);
  const isFar = Math.abs(createdMs + due * dayMs - now) > maxDays * dayMs;
  return isFar ? null : dayAfter(firstDay, due);
}
