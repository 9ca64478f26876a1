/** Acts of people on single cards: writing, changing, suspending, deleting with undo. */
import { isDeepStrictEqual } from 'node:util';
import {
  type Card,
  type createCard,
  createCard as createCardEndpoint,
  type DeletedCard,
  type editCard,
} from '@akada/contract/material/cards.ts';
import type { BodyOf } from '@akada/contract/wire/endpoint.ts';
import { dayAfter, localDay } from '@akada/core/time/local-day.ts';
import type { Authorized } from '../../platform/access/authorize.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { ContentRenderer } from '../../platform/content/content-renderer.ts';
import { isBroken } from '../../platform/database/broken-constraint.ts';
import type { Database, Executor, Transaction } from '../../platform/database/database.ts';
import { Fault, invalidField, notFound } from '../../platform/fault/fault.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { findMade, makeOnce } from '../../platform/idempotency/idempotency.ts';
import { deleteWindow } from '../../platform/limits/attempt-windows.repo.ts';
import { createLimits, type Limit } from '../../platform/limits/limits.ts';
import { createUndo, restorableUntil } from '../../platform/undo/undo.ts';
import { getZone } from '../accounts/accounts.ts';
import { type CourseText, courseOfText } from '../courses/course-texts/course-texts.service.ts';
import type { Note } from '../notes/notes.access.ts';
import type { QuestionHolds } from '../questions/holds/question-holds.service.ts';
import { assertWhole, getContents, getFaces, getOrdinals } from './card/card-faces.ts';
import * as repo from './card/cards.repo.ts';
import { type CardRow, cards } from './card/cards.tables.ts';
import { type CardPresentingDeps, presentCards } from './card/presented-cards.service.ts';
import { putFaces } from './card/put-faces.service.ts';

type OwnCard = Authorized<CardRow>;

export interface CardCreating {
  form: BodyOf<typeof createCard>;
  /** Asked for only when the key is new. */
  noteOf(id: string): Promise<Authorized<Note>>;
  key: string | null;
  signal: AbortSignal;
}

export interface CardWriting {
  present(card: CardRow): Promise<Card>;
  /**
   * @returns its id, or the id of the first call with the same key
   * @throws Fault as its note, `validation_failed`, `too_many_requests`
   */
  create(userId: string, creating: CardCreating): Promise<string>;
  /** @throws Fault `conflict` with the present card when it is of another version, `validation_failed`, `too_many_requests` */
  edit(card: OwnCard, form: BodyOf<typeof editCard>, signal: AbortSignal): Promise<void>;
  changeStanding(
    card: OwnCard,
    requested: { suspended?: boolean; buried?: boolean; flag?: number; zone?: string },
  ): Promise<void>;
  remove(card: OwnCard): Promise<void>;
  restore(card: OwnCard): Promise<void>;
  /** Cards that can be restored, the last one first. */
  listDeleted(userId: string): Promise<DeletedCard[]>;
}

export interface CardWritingDeps extends CardPresentingDeps {
  database: Database;
  clock: Clock;
  content: ContentRenderer;
  holds: QuestionHolds;
}

const writingLimit: Limit = {
  most: 600,
  windowMs: 60 * 60_000,
  refusal: (wait) => `You have saved cards too often. Please wait ${wait}, then continue.`,
};

const writingsKey = (userId: string) => `cards:${userId}`;

/** Deletes the count of a person. */
export function forgetCards(tx: Transaction, userId: string): Promise<void> {
  return deleteWindow(tx, writingsKey(userId));
}

export function createCardWriting(deps: CardWritingDeps): CardWriting {
  const { database, clock, holds } = deps;
  const { db } = database;
  const undo = createUndo({ database, clock }, cards, { topic: 'card' });
  const present = (card: CardRow) => presentOne(deps, db, card);

  return {
    present,
    create: (userId, creating) => create(deps, userId, creating),
    edit: (card, form, signal) => edit(deps, card, form, signal),
    async changeStanding(card, { suspended, buried, flag, zone }) {
      const { id, userId } = card;
      const today = localDay(clock.now(), zone ?? (await getZone(db, userId)));
      const next = {
        ...(suspended === undefined ? {} : { suspended }),
        ...(flag === undefined ? {} : { flag }),
        ...(buried === undefined ? {} : { buriedUntil: buried ? dayAfter(today, 1) : null }),
      };
      if (Object.keys(next).length === 0) return;
      await database.transaction(async (tx) => {
        if (!(await repo.lockCard(tx, id))) throw notFound();
        await repo.updateCard(tx, id, next);
        await publishHint(tx, userId, { topic: 'card', id });
      });
    },
    remove: undo.remove,
    async restore(card) {
      try {
        await undo.restore(card);
      } catch (error) {
        if (isBroken('cards_foreign', error)) throw new Fault('conflict', 'This card was imported again.');
        if (!isBroken('cards_of_question', error)) throw error;
        throw new Fault('conflict', 'This question already has another card.');
      }
    },
    async listDeleted(userId) {
      const rows = await repo.findDeletedCards(db, userId, clock.now());
      const requested = rows.flatMap(({ questionId }) => questionId ?? []);
      const held = await holds.heldOf(db, userId, requested);
      return rows
        .filter(({ questionId }) => questionId === null || !held.has(questionId))
        .map(({ id, front, deletedAt }) => ({ id, front, restorable_until: restorableUntil(deletedAt) }));
    },
  };
}

async function presentOne(deps: CardPresentingDeps, executor: Executor, card: CardRow): Promise<Card> {
  const [presented] = await presentCards(deps, executor, [card]);
  if (!presented) throw notFound();
  return presented;
}

/** @throws Fault `too_many_requests` */
export async function claimWriting(
  deps: Pick<CardWritingDeps, 'database' | 'clock'>,
  userId: string,
): Promise<void> {
  await createLimits(deps).claim({ executor: deps.database.db, key: writingsKey(userId) }, writingLimit);
}

async function create(
  deps: CardWritingDeps,
  userId: string,
  { form, noteOf, key, signal }: CardCreating,
): Promise<string> {
  const { database, clock } = deps;
  const call = { userId, endpoint: createCardEndpoint.id, key };
  const earlierId = await findMade(database.db, call);
  if (earlierId !== null) return earlierId;

  const { kind, front, back, tags, file_id: fileId, quote, page, course_name: courseName } = form;
  assertWhole(form);
  if ((quote === undefined) !== (page === undefined) || (quote !== undefined && fileId === undefined))
    throw invalidField('quote', 'Give the note, the page and the quote together');
  const note = fileId === undefined ? null : await noteOf(fileId);
  await claimWriting(deps, userId);
  const [content] = await getContents(deps.content, [form], signal);
  return makeOnce(deps, call, async (tx, id) => {
    const time = getInstant(clock.now());
    const course: CourseText =
      courseName === '' && note ? getCourseText(note) : await courseOfText(tx, userId, courseName);
    const row = {
      id,
      userId,
      kind,
      front,
      back,
      occlusion: form.occlusion ?? null,
      typed: form.typed ?? false,
      tags: distinct(tags),
      deck: form.deck || null,
      state: 'active' as const,
      ...course,
      noteId: note?.id ?? null,
      sourcePage: page ?? null,
      sourceQuote: quote ?? null,
      createdAt: time,
      changedAt: time,
      contentVersion: 0,
      ...content,
    };
    await repo.insertCards(tx, [row]);
    await repo.insertFaces(tx, getFaces(row, getOrdinals(form)));
    await publishHint(tx, userId, { topic: 'card', id });
  });
}

function getCourseText({ courseName, courseKey, courseId }: CourseText): CourseText {
  return { courseName, courseKey, courseId };
}

function distinct(tags: readonly string[]): string[] {
  return [...new Set(tags)];
}

type EditForm = BodyOf<typeof editCard>;

/** Memory of a face that stays is preserved; a gap that was removed loses its memory. */
async function edit(
  deps: CardWritingDeps,
  card: OwnCard,
  form: EditForm,
  signal: AbortSignal,
): Promise<void> {
  const { database, clock } = deps;
  const { version, kind, front, back } = form;
  assertWhole(form);
  if (says(card, form)) return;
  if (card.version !== version) throw await changedSince(deps, database.db, card);

  await claimWriting(deps, card.userId);
  const [content] = await getContents(deps.content, [form], signal);
  await database.transaction(async (tx) => {
    const current = await repo.lockCard(tx, card.id);
    if (!current) throw notFound();
    if (says(current, form)) return;
    if (current.version !== version) throw await changedSince(deps, tx, current);

    const { course_name: courseName } = form;
    const course = courseName === undefined ? {} : await courseOfText(tx, current.userId, courseName);
    await repo.updateCard(tx, current.id, {
      kind,
      front,
      back,
      occlusion: form.occlusion ?? null,
      tags: distinct(form.tags),
      ...(form.typed === undefined ? {} : { typed: form.typed }),
      ...(form.deck === undefined ? {} : { deck: form.deck || null }),
      ...content,
      ...course,
      version: version + 1,
      changedAt: getInstant(clock.now()),
    });
    await putFaces(tx, current, form);
    await publishHint(tx, current.userId, { topic: 'card', id: current.id });
  });
}

function says(card: CardRow, form: EditForm): boolean {
  const { kind, front, back, tags, course_name: course, typed, deck, occlusion = null } = form;
  return (
    card.kind === kind &&
    card.front === front &&
    card.back === back &&
    card.tags.join('\n') === distinct(tags).join('\n') &&
    isDeepStrictEqual(card.occlusion, occlusion) &&
    (typed === undefined || typed === card.typed) &&
    (deck === undefined || deck === (card.deck ?? '')) &&
    (course === undefined || course === (card.courseName ?? ''))
  );
}

async function changedSince(deps: CardPresentingDeps, executor: Executor, card: CardRow): Promise<Fault> {
  return new Fault('conflict', 'This card has changed since you opened it. Look at it as it is now.', {
    facts: { card: await presentOne(deps, executor, card) },
  });
}
