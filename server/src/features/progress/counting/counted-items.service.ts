/** Questions and cards as rows: where each belongs, and what each day did for it. All of it follows from the sources. */
import type { TakenBack } from '@akada/core/memory/fold-reviews.ts';
import { cardDays, questionDays, type TimedReview } from '@akada/core/progress/item-days.ts';
import { possibleAnswers } from '@akada/core/progress/mastery.ts';
import { localDay } from '@akada/core/time/local-day.ts';
import { defaultTimeZone } from '@akada/core/time/time-zone.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { getCardSources } from '../../cards/reviews/cards-ahead.service.ts';
import { givenInExams } from '../../exams/end/given-answers.service.ts';
import type { MemoryService } from '../../memory/memory.service.ts';
import { type GivenPracticeAnswer, givenInPractice } from '../../practice/answers/given-answers.service.ts';
import { topicKeyOf } from '../../questions/practice/practice-questions.service.ts';
import type { ItemDayRow, ItemRow } from './progress.tables.ts';

/** An item without days no longer counts for anything. */
export interface CountedItem {
  item: ItemRow;
  days: ItemDayRow[];
}

/** The part of memory that supplies events. */
export type CountedMemory = Pick<MemoryService, 'events'>;

/**
 * Work of a class is done with copies that belong to the student, and counts for the course. Assignments are not known here.
 *
 * @returns by item, the course of the class that was given it; absent for other items
 */
export type AssignedCourses = (
  executor: Executor,
  userId: string,
  itemIds: readonly string[],
) => Promise<ReadonlyMap<string, string>>;

interface Counting {
  userId: string;
  ids: readonly string[];
  courses: ReadonlyMap<string, string>;
}

type Source = Pick<ItemRow, 'sourceKind' | 'sourceKey'>;
type Placing = Source & Pick<ItemRow, 'topic' | 'topicKey'>;

const nowhere: Placing = { sourceKind: 'none', sourceKey: '', topic: null, topicKey: '' };

export async function countedQuestions(
  executor: Executor,
  memory: CountedMemory,
  { userId, ids, courses }: Counting,
): Promise<CountedItem[]> {
  if (ids.length === 0) return [];
  const practised = Map.groupBy(await givenInPractice(executor, userId, ids), ({ questionId }) => questionId);
  const sat = Map.groupBy(
    await givenInExams(executor, memory, { userId, questionIds: ids }),
    ({ questionId }) => questionId,
  );
  return ids.map((itemId) => {
    const [inPractice, inExams] = [practised.get(itemId) ?? [], sat.get(itemId) ?? []];
    const days = questionDays([...inPractice.map(practiceAnswer), ...inExams.map(examAnswer)]);
    const name = { itemKind: 'question' as const, itemId };
    return {
      item: {
        ...name,
        ...(placingInPractice(inPractice) ?? placingInExams(inExams) ?? nowhere),
        ...getAssigned(courses, itemId),
      },
      days: days.map(({ localDay: day, times, tookMs, evidence }) => ({
        ...name,
        localDay: day,
        times,
        tookMs,
        age: null,
        givenAt: evidence && getInstant(evidence.givenAt),
        possible: evidence?.possible ?? null,
        correct: evidence?.correct ?? null,
      })),
    };
  });
}

function practiceAnswer({ type, options, givenAt, ...answer }: GivenPracticeAnswer) {
  return { ...answer, givenAt: Date.parse(givenAt), possible: possibleAnswers(type === 'multiple', options) };
}

type ExamAnswer = Awaited<ReturnType<typeof givenInExams>>[number];

function examAnswer({ id, type, options, answeredAt, zone, tookMs, correct }: ExamAnswer) {
  const givenAt = Date.parse(answeredAt);
  return {
    id,
    givenAt,
    tookMs,
    correct,
    hints: 0,
    localDay: localDay(givenAt, zone ?? defaultTimeZone),
    possible: possibleAnswers(type === 'multiple', options),
  };
}

/** Places an item by the newest version that was answered. */
function placingInPractice(answers: readonly GivenPracticeAnswer[]): Placing | null {
  const [newest] = answers.toSorted((one, other) => other.version - one.version);
  if (!newest) return null;
  const { courseId, noteId, generationId, subject, topic, topicKey } = newest;
  return {
    ...getSource({ courseId, noteId, subject, setId: generationId }),
    topic,
    topicKey: topicKey ?? '',
  };
}

/** @param answers sorted by exam, newest first */
function placingInExams([newest]: readonly ExamAnswer[]): Placing | null {
  if (!newest) return null;
  const { sourceKind, sourceKey, courseId, noteId, sectionTitle, topic } = newest;
  const source = getSource({
    courseId: sourceKind === 'course' ? sourceKey : courseId,
    noteId,
    subject: sourceKind === 'hall' ? sectionTitle : sourceKind === 'subject' ? sourceKey : null,
    setId: sourceKind === 'generation' ? sourceKey : null,
  });
  return { ...source, topic, topicKey: topicKeyOf(topic) ?? '' };
}

function getAssigned(courses: ReadonlyMap<string, string>, itemId: string): Source | null {
  const courseId = courses.get(itemId);
  return courseId === undefined ? null : { sourceKind: 'course', sourceKey: courseId };
}

/** Sets of one note are of one source. */
function getSource({
  courseId,
  noteId,
  subject = null,
  setId = null,
}: {
  courseId: string | null;
  noteId: string | null;
  subject?: string | null;
  setId?: string | null;
}): Source {
  if (courseId !== null) return { sourceKind: 'course', sourceKey: courseId };
  if (noteId !== null) return { sourceKind: 'note', sourceKey: noteId };
  if (subject !== null) return { sourceKind: 'subject', sourceKey: subject };
  return setId === null ? nowhere : { sourceKind: 'set', sourceKey: setId };
}

export async function countedCards(
  executor: Executor,
  memory: CountedMemory,
  { userId, ids, courses }: Counting,
): Promise<CountedItem[]> {
  if (ids.length === 0) return [];
  const events = await memory.events(executor, userId, { itemKind: 'card', ids });
  const ofFace = Map.groupBy(events, ({ itemId }) => itemId);
  const cards = new Map((await getCardSources(executor, userId, ids)).map((row) => [row.faceId, row]));
  return ids.map((itemId) => {
    const card = cards.get(itemId);
    const name = { itemKind: 'card' as const, itemId };
    const days = cardDays((ofFace.get(itemId) ?? []).flatMap(cardEvent));
    return {
      item: { ...nowhere, ...name, ...(card && getSource(card)), ...getAssigned(courses, itemId) },
      days: days.map(({ localDay: day, times, tookMs, retained }) => ({
        ...name,
        localDay: day,
        times,
        tookMs,
        givenAt: null,
        possible: null,
        correct: retained?.known ?? null,
        age: retained?.age ?? null,
      })),
    };
  });
}

type CardEvent = Awaited<ReturnType<CountedMemory['events']>>[number];

function cardEvent({ id, cancels, grade, givenAt, ...rest }: CardEvent): (TimedReview | TakenBack)[] {
  if (cancels !== null) return [{ id, cancels }];
  return grade === null ? [] : [{ ...rest, id, grade, givenAt: Date.parse(givenAt) }];
}
