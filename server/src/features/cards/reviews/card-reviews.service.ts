/** Reviews that devices recorded: each event is stored once, whenever it arrives, and handed to memory. */
import type { SuccessOf } from '@akada/contract/wire/endpoint.ts';
import type { ReviewEvent, sendReviews } from '@akada/contract/work/reviews.ts';
import { timeOfAnswer } from '@akada/core/practice/answer-time.ts';
import { localDay } from '@akada/core/time/local-day.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { publishHint } from '../../../platform/hints/hints.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { deleteWindow } from '../../../platform/limits/attempt-windows.repo.ts';
import { createLimits, type Limit } from '../../../platform/limits/limits.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import { getZone } from '../../accounts/accounts.ts';
import type { MemoryService, NewReview, TakenBackReview } from '../../memory/memory.service.ts';
import { cardsReviewed } from '../card/cards.events.ts';
import { findFaces, markMet } from '../card/cards.repo.ts';
import { presentState } from '../card/presented-cards.service.ts';

export interface SentReviews {
  /** ISO time by the clock of the device. */
  sentAt: string;
  events: readonly ReviewEvent[];
}

/** @throws Fault `too_many_requests` */
export type ReceiveReviews = (userId: string, sent: SentReviews) => Promise<SuccessOf<typeof sendReviews>>;

export interface CardReviewsDeps {
  database: Database;
  clock: Clock;
  memory: Pick<MemoryService, 'record' | 'states' | 'stored' | 'parameters'>;
}

/** A student who answers two cards a second, on a device that sends each separately, stays below it. */
const sendLimit: Limit = {
  most: 1_200,
  windowMs: 10 * 60_000,
  refusal: (wait) => `Your reviews arrive very fast. They stay on your device; please wait ${wait}.`,
};

const sendingsKey = (userId: string) => `card-reviews:${userId}`;

/** Deletes the count of a person. */
export function forgetReviewSendings(tx: Transaction, userId: string): Promise<void> {
  return deleteWindow(tx, sendingsKey(userId));
}

const oldestDays = 30;
/** Max counted display time of a card. */
const mostCountedMs = 60_000;

const refusals = {
  too_old: 'This review was given more than 30 days ago, so it no longer counts.',
  in_future: 'This review has a time in the future. Check the clock of your device.',
  unknown: 'This card no longer exists.',
};

export function createCardReviews(deps: CardReviewsDeps): ReceiveReviews {
  const { database, clock, memory } = deps;
  const limits = createLimits(deps);

  return async (userId, { sentAt, events: sent }) => {
    await limits.claim({ executor: database.db, key: sendingsKey(userId) }, sendLimit);
    const events = firstOfEach(sent);
    const now = clock.now();
    return database.transaction(async (tx) => {
      const ids = events.map(({ id }) => id);
      const known = await memory.stored(tx, userId, ids);
      const fresh = events.filter(({ id }) => !known.has(id));
      const named = [...new Set(events.map(({ face_id: id }) => id))];
      const faces = new Set((await findFaces(tx, userId, named)).map(({ id }) => id));
      // No version is ever deleted, so all up to the newest exist.
      const newestVersion = (await memory.parameters(tx, userId))?.version ?? 0;
      const accountZone = fresh.every(({ zone }) => zone) ? '' : await getZone(tx, userId);
      const checked = fresh.map((event) =>
        check({ ...event, zone: event.zone ?? accountZone }, { faces, sentAt, now, newestVersion }),
      );
      const accepted = checked.flatMap((result) => ('message' in result ? [] : [result]));
      const added = await memory.record(tx, userId, accepted);
      const states = await memory.states(tx, userId, { itemKind: 'card', ids: [...faces] });
      const stateOf = new Map(states.map((state) => [state.itemId, state]));
      if (added.length > 0) {
        await markMet(tx, [...faces], [...stateOf.keys()]);
        await record(tx, cardsReviewed, { userId, subjectId: newId(), facts: { review_ids: added } });
        await publishHint(tx, userId, { topic: 'card', id: null });
      }
      const stored = new Set([...known, ...accepted.map(({ id }) => id)]);
      return {
        stored: ids.filter((id) => stored.has(id)),
        refused: checked.flatMap((result) => ('message' in result ? [result] : [])),
        states: [...faces].map((id) => ({ face_id: id, state: presentState(stateOf.get(id)) })),
      };
    });
  };
}

/** Ids in the form of the database, because they are compared with its ids. */
function firstOfEach(events: readonly ReviewEvent[]): ReviewEvent[] {
  const byId = new Map<string, ReviewEvent>();
  for (const event of events) {
    const id = event.id.toLowerCase();
    if (!byId.has(id)) byId.set(id, { ...event, id, face_id: event.face_id.toLowerCase() });
  }
  return [...byId.values()];
}

interface Arrival {
  /** Ids of the faces that the caller has. */
  faces: ReadonlySet<string>;
  sentAt: string;
  now: number;
  /** 0 for a student who has only the defaults. */
  newestVersion: number;
}

function check(
  event: ReviewEvent & { zone: string },
  { faces, sentAt, now, newestVersion }: Arrival,
): NewReview | TakenBackReview | { id: string; message: string } {
  const { id, face_id: itemId, zone, sequence } = event;
  if (!faces.has(itemId)) return { id, message: refusals.unknown };

  const givenAt = Date.parse(event.given_at);
  const day = event.kind === 'review' ? event.local_day : localDay(givenAt, zone);
  const stamp = { givenAt, sentAt: Date.parse(sentAt), arrivedAt: now, day, zone, oldestDays };
  const time = timeOfAnswer(stamp);
  if (typeof time === 'string') return { id, message: refusals[time] };

  const input = {
    id,
    itemKind: 'card' as const,
    itemId,
    zone,
    sequence,
    givenAt: getInstant(time.givenAt),
    localDay: time.localDay,
  };
  if (event.kind === 'undo') return { ...input, cancels: event.review_id };
  const { grade, retention, duration_ms: durationMs, parameters_version: version = 0 } = event;
  const parametersVersion = version > 0 && version <= newestVersion ? version : null;
  return { ...input, grade, retention, parametersVersion, tookMs: Math.min(durationMs, mostCountedMs) };
}
