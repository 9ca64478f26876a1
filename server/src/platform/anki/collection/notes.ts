/** Notes, cards and reviews of a collection. */
import type {
  AnkiCard,
  AnkiCardType,
  AnkiNote,
  AnkiReview,
  AnkiReviewType,
} from '@akada/core/cards/anki/anki-collection.ts';
import { packageLimits } from '../package-limits.ts';
import { UnreadablePackage } from '../package-problem.ts';
import type { Collection, SqliteRow } from './open-collection.ts';
import { getId, getNumber, getText, parseObject } from './values.ts';

/** @throws {UnreadablePackage} `too_large` for more rows than a package may have */
export function assertSize(collection: Collection): { notes: number; cards: number; reviews: number } {
  const counts = {
    notes: collection.count('notes'),
    cards: collection.count('cards'),
    reviews: collection.count('revlog'),
  };
  for (const name of ['notes', 'cards', 'reviews'] as const)
    if (counts[name] > packageLimits[name])
      throw new UnreadablePackage('too_large', `${counts[name]} ${name}`);
  return counts;
}

/** @returns at most `count` notes with larger ids, in the order of their ids; notes without an identity are omitted */
export function readNotes(collection: Collection, after: number, count: number): AnkiNote[] {
  const notes: AnkiNote[] = [];
  for (const row of collection.laterRows('id, guid, mid, mod, tags, flds', 'notes', after)) {
    const note = getNote(row);
    if (note !== null) notes.push(note);
    if (notes.length === count) break;
  }
  return notes;
}

function getNote(row: SqliteRow): AnkiNote | null {
  const id = getId(row.id);
  // Some programs have written numbers as guids.
  const guid = typeof row.guid === 'bigint' ? String(row.guid) : getText(row.guid);
  if (id === null || guid === '' || guid.length > 190) return null;
  const fields = typeof row.flds === 'bigint' ? String(row.flds) : getText(row.flds);
  return {
    id,
    guid,
    noteTypeId: getNumber(row.mid),
    changedAt: getNumber(row.mod) * 1_000,
    tags: getText(row.tags)
      .split(/[ \u3000]+/)
      .filter((tag) => tag !== ''),
    fields: fields.split('\x1f').slice(0, packageLimits.fields),
  };
}

/** @param ids of the notes whose cards are read @returns cards by note, in the order of their templates */
export function readCards(collection: Collection, ids: ReadonlySet<number>): Map<number, AnkiCard[]> {
  const cards = new Map<number, AnkiCard[]>();
  const columns =
    'id, nid, did, ord, type, queue, due, ivl, factor, reps, lapses, "left", odue, odid, flags, data';
  for (const row of collection.rowsInRange(columns, 'cards', { column: 'nid', ...getRange(ids) })) {
    const noteId = getNumber(row.nid);
    const card = ids.has(noteId) ? getCard(row) : null;
    if (card === null) continue;
    const siblings = cards.get(noteId);
    if (siblings === undefined) cards.set(noteId, [card]);
    else siblings.push(card);
  }
  for (const siblings of cards.values()) siblings.sort((one, other) => one.ordinal - other.ordinal);
  return cards;
}

function getCard(row: SqliteRow): AnkiCard | null {
  const id = getId(row.id);
  const type = getNumber(row.type);
  const ordinal = getNumber(row.ord);
  if (id === null || !Number.isInteger(ordinal) || ordinal < 0) return null;
  const data = parseObject(row.data);
  const homeDeckId = getNumber(row.odid);
  const homeDue = getNumber(row.odue);
  return {
    id,
    noteId: getNumber(row.nid),
    deckId: homeDeckId === 0 ? getNumber(row.did) : homeDeckId,
    ordinal,
    type: isCardType(type) ? type : 0,
    queue: getNumber(row.queue),
    due: homeDeckId !== 0 && homeDue !== 0 ? homeDue : getNumber(row.due),
    intervalDays: Math.max(0, getNumber(row.ivl)),
    ease: getNumber(row.factor) / 1_000,
    reps: getNumber(row.reps),
    lapses: getNumber(row.lapses),
    // Thousands are the steps that are left today.
    stepsLeft: getNumber(row.left) % 1_000,
    flag: Number(BigInt.asUintN(3, BigInt(Math.trunc(getNumber(row.flags))))),
    memory: getMemory(getNumber(data.s), getNumber(data.d)),
    lastReviewAt: getNumber(data.lrt) > 0 ? getNumber(data.lrt) * 1_000 : null,
    firstDay: getDay(getNumber(parseObject(data.cd).fd)),
  };
}

const isCardType = (type: number): type is AnkiCardType => [0, 1, 2, 3].includes(type);

function getMemory(stability: number, difficulty: number): AnkiCard['memory'] {
  if (stability <= 0 || difficulty <= 0) return null;
  return {
    stability: Math.min(Math.max(stability, 0.001), 36_500),
    difficulty: Math.min(Math.max(difficulty, 1), 10),
  };
}

const dayMs = 24 * 60 * 60_000;

/** @param days since 1970 @returns YYYY-MM-DD; null for numbers that no exported card has */
function getDay(days: number): string | null {
  if (!Number.isInteger(days) || days <= 0 || days > 100_000) return null;
  return new Date(days * dayMs).toISOString().slice(0, 10);
}

/** @param ids of the cards whose reviews are read @returns reviews by card, in the order in which they were given */
export function readReviews(collection: Collection, ids: ReadonlySet<number>): Map<number, AnkiReview[]> {
  const reviews = new Map<number, AnkiReview[]>();
  const columns = 'id, cid, ease, ivl, factor, time, type';
  for (const row of collection.rowsInRange(columns, 'revlog', { column: 'cid', ...getRange(ids) })) {
    const cardId = getNumber(row.cid);
    const review = ids.has(cardId) ? getReview(row) : null;
    if (review === null) continue;
    const ofCard = reviews.get(cardId);
    if (ofCard === undefined) reviews.set(cardId, [review]);
    else ofCard.push(review);
  }
  for (const ofCard of reviews.values()) ofCard.sort((one, other) => one.givenAt - other.givenAt);
  return reviews;
}

/** @returns the range of some ids; a range without any value if there are none */
function getRange(ids: Iterable<number>): { min: number; max: number } {
  let [min, max] = [1, 0];
  for (const id of ids) {
    if (max === 0) [min, max] = [id, id];
    min = Math.min(min, id);
    max = Math.max(max, id);
  }
  return { min, max };
}

function getReview(row: SqliteRow): AnkiReview | null {
  const givenAt = getId(row.id);
  const type = getNumber(row.type);
  if (givenAt === null || !isReviewType(type)) return null;
  return {
    cardId: getNumber(row.cid),
    givenAt,
    grade: getNumber(row.ease),
    interval: getNumber(row.ivl),
    factor: getNumber(row.factor),
    tookMs: Math.max(0, getNumber(row.time)),
    type,
  };
}

const isReviewType = (type: number): type is AnkiReviewType => [0, 1, 2, 3, 4, 5].includes(type);
