/** The queue of a day: cards that are learned, due and new, and questions that were missed, in the order of core. */
import type { QueryOf } from '@akada/contract/wire/endpoint.ts';
import type { CardQueue, CardSettings, cardQueue } from '@akada/contract/work/reviews.ts';
import { type Candidate, dayQueue } from '@akada/core/reviews/day-queue.ts';
import { getUsedParameters } from '@akada/core/reviews/review-settings.ts';
import { dayAfter, localDay } from '@akada/core/time/local-day.ts';
import { getMoment } from '@akada/core/time/wall-time.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import { getZone } from '../../accounts/accounts.ts';
import { joinedCourses } from '../../courses/joined-courses.service.ts';
import type { MemoryService } from '../../memory/memory.service.ts';
import type { NotesService } from '../../notes/notes.service.ts';
import type { QuestionHolds } from '../../questions/holds/question-holds.service.ts';
import type { PracticeQuestions } from '../../questions/practice/practice-questions.service.ts';
import { shownCards } from '../card/card-scope.queries.ts';
import { getDeckScope } from '../decks/deck-scope.service.ts';
import * as queries from './card-queue.queries.ts';
import type { CardSettingsService } from './card-settings.service.ts';
import { findUndoable, presentItems, type QueuedItem, type QueueItemsDeps } from './queue-items.service.ts';

export interface CardQueueDeps extends QueueItemsDeps {
  memory: Pick<MemoryService, 'due' | 'states' | 'statesOfKind' | 'recent' | 'ofDay'>;
  holds: QuestionHolds;
  questions: Pick<PracticeQuestions, 'byIds'>;
  notes: Pick<NotesService, 'titlesOf' | 'courseTextsOf'>;
  settings: CardSettingsService;
}

type Query = QueryOf<typeof cardQueue>;

/** @throws Fault `not_found` for a course that the caller is not in */
export type ReadCardQueue = (userId: string, query: Query) => Promise<CardQueue>;

/** The considered part of a backlog: at most this many that were due first, and this many that are least stable. */
const mostLookedAt = 300;
const mostCounted = 501;
/** Items of one answer; later items follow in later calls. */
const mostItems = 400;
const mostPractised = 100;

/** The item of a turn in the queue. */
type Turn = Candidate & QueuedItem;

export function createCardQueue(deps: CardQueueDeps): ReadCardQueue {
  const { database, clock, memory, holds, settings } = deps;
  const { db } = database;

  return async (userId, query) => {
    const zone = query.zone ?? (await getZone(db, userId));
    const day = localDay(clock.now(), zone);
    const requestedFaces: queries.AskedFaces = {
      deck: await getDeckScope(db, userId, query),
      day,
      shown: await shownCards(db, holds, userId),
      states: memory.statesOfKind(userId, 'card'),
    };
    const presentedSettings = await settings.present(userId);
    const turns =
      query.mode === 'just_practise'
        ? await practised(deps, requestedFaces)
        : await getTurns(deps, requestedFaces, presentedSettings);
    return {
      day,
      day_ends_at: getInstant(getMoment(`${dayAfter(day, 1)}T04:00`, zone)),
      ...turns,
      items: await presentItems(deps, userId, turns.items.slice(0, mostItems)),
      settings: presentedSettings,
      undoable: await findUndoable(deps, requestedFaces),
    };
  };
}

interface Turns {
  items: Turn[];
  counts: CardQueue['counts'];
  left_over: CardQueue['left_over'];
}

async function getTurns(
  deps: CardQueueDeps,
  requestedFaces: queries.AskedFaces,
  presentedSettings: CardSettings,
): Promise<Turns> {
  const { memory } = deps;
  const { db } = deps.database;
  const { day, deck } = requestedFaces;
  const { userId } = deck;
  const { reviewed, introduced } = await memory.ofDay(db, userId, { itemKind: 'card', today: day });
  const caps = {
    due: Math.max(0, presentedSettings.reviews_per_day - (reviewed - introduced)),
    new: Math.max(0, presentedSettings.new_per_day - introduced),
  };
  const [learned, due, fresh, unmet, answered, questions] = await Promise.all([
    queries.findLearned(db, requestedFaces, mostLookedAt),
    dueFaces(deps, requestedFaces),
    // Siblings of one card stand behind each other, and one of them is asked.
    queries.findNew(db, requestedFaces, 4 * caps.new),
    queries.countNew(db, requestedFaces, mostCounted + caps.new),
    queries.findAnsweredCards(db, requestedFaces),
    missedQuestions(deps, requestedFaces),
  ]);
  const candidates: Turn[] = [
    ...[...learned, ...due.faces].map(turnOfFace),
    ...questions,
    ...fresh.map((face) => ({ ...face, group: face.cardId, memory: null })),
  ];
  const queue = dayQueue(candidates, {
    day,
    caps,
    answered,
    parameters: getUsedParameters(presentedSettings)?.parameters,
  });
  return {
    items: [...queue.learning, ...queue.new, ...queue.due],
    counts: { learning: queue.learning.length, due: queue.due.length, new: queue.new.length },
    left_over: {
      due: due.isAll ? Math.min(mostCounted, queue.leftOver.due) : mostCounted,
      new: Math.min(mostCounted, unmet - queue.new.length),
    },
  };
}

/** A long backlog is reduced to the earliest due and the least stable faces, which include the largest gains. */
async function dueFaces(
  { database: { db } }: CardQueueDeps,
  requestedFaces: queries.AskedFaces,
): Promise<{ faces: queries.KnownFace[]; isAll: boolean }> {
  const first = await queries.findDue(db, requestedFaces, { by: 'due_day', limit: 2 * mostLookedAt });
  if (first.length < 2 * mostLookedAt) return { faces: first, isAll: true };

  const least = await queries.findDue(db, requestedFaces, { by: 'stability', limit: mostLookedAt });
  const looked = new Map([...first, ...least].map((face) => [face.faceId, face]));
  return { faces: [...looked.values()], isAll: false };
}

function turnOfFace({
  faceId,
  cardId,
  stability,
  difficulty,
  phase,
  dueAt,
  lastDay,
}: queries.KnownFace): Turn {
  const memory = { stability, difficulty, phase, lastDay, dueAt };
  return { faceId, cardId, group: cardId, memory };
}

const mostQuestions = 200;

/** Omits questions that an exam holds, and questions that the caller may no longer practise. */
async function missedQuestions(
  { database: { db }, memory, questions, notes, holds }: CardQueueDeps,
  { deck: { userId, noteId, course }, day }: queries.AskedFaces,
): Promise<Turn[]> {
  const due = await memory.due(db, userId, { itemKind: 'question', today: day, limit: mostQuestions });
  if (due.length === 0) return [];

  const courseIds = (await joinedCourses(db, userId)).map(({ id }) => id);
  const dueIds = due.map(({ itemId }) => itemId);
  const found = await questions.byIds(db, { kind: 'everything', userId, courseIds }, dueIds);
  const noteIds = found.flatMap((question) => question.noteId ?? []);
  const filed = await notes.courseTextsOf(db, noteIds);
  const held = await holds.heldOf(db, userId, dueIds);
  const requested = found.filter((question) => {
    const courseId = question.courseId ?? filed.get(question.noteId ?? '')?.courseId ?? null;
    const isOfNote = noteId === undefined || question.noteId === noteId;
    return isOfNote && isFiled(courseId, course) && !held.has(question.id);
  });
  const ids = requested.map(({ id }) => id);
  const states = await memory.states(db, userId, { itemKind: 'question', ids });
  return states.map(({ itemId, stability, difficulty, phase, lastDay }) => ({
    questionId: itemId,
    group: itemId,
    memory: { stability, difficulty, phase, lastDay, dueAt: null },
  }));
}

function isFiled(courseId: string | null, course: queries.AskedFaces['deck']['course']): boolean {
  if (course === undefined) return true;
  if ('is' in course) return courseId === course.is;
  return courseId === null || !course.noneOf.includes(courseId);
}

/** The least stable faces, then faces that were never asked. */
async function practised(
  { database: { db } }: CardQueueDeps,
  requestedFaces: queries.AskedFaces,
): Promise<Turns> {
  const knownFaces = await queries.findLeastKnown(db, requestedFaces, mostPractised);
  const fresh = await queries.findNew(db, requestedFaces, mostPractised - knownFaces.length);
  const items = [
    ...knownFaces.map(turnOfFace),
    ...fresh.map((face) => ({ ...face, group: face.cardId, memory: null })),
  ];
  return {
    items,
    counts: { learning: 0, due: knownFaces.length, new: fresh.length },
    left_over: { due: 0, new: 0 },
  };
}
