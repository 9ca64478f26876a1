/** Stores one part of an import: cards, faces and their schedule, in one transaction with the position of the next part. */
import type { ImportedCard } from '@akada/core/cards/anki/imported-card.ts';
import { storableState } from '@akada/core/cards/anki/storable-state.ts';
import { dayAfter, localDay } from '@akada/core/time/local-day.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { ContentRenderer } from '../../../platform/content/content-renderer.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { publishHint } from '../../../platform/hints/hints.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { KnownItem, MemoryService } from '../../memory/memory.service.ts';
import { getContents, getFaces, getOrdinals } from '../card/card-faces.ts';
import * as cardsRepo from '../card/cards.repo.ts';
import type { CardRow, TextsBeforeImport } from '../card/cards.tables.ts';
import { putFaces } from '../card/put-faces.service.ts';
import { type ImportCounts, lockImportAttempt, recordPart } from './card-imports.repo.ts';
import type { CardImportRow } from './card-imports.tables.ts';
import type { IllustratedCard, ImportMedia } from './import-media.service.ts';
import { compareCards } from './known-cards.service.ts';

export interface ImportPartDeps {
  database: Database;
  clock: Clock;
  content: ContentRenderer;
  memory: Pick<MemoryService, 'adopt'>;
}

export interface ImportPart {
  cards: readonly ImportedCard[];
  /** The place of the first card in the file. */
  position: number;
  next: Pick<CardImportRow, 'afterNote' | 'storedOfPage'>;
}

type RenderedCard = IllustratedCard & {
  content: Pick<CardRow, 'content' | 'contentVersion'>;
  position: number;
  knownId: string | null;
};

/** @returns false if the import was cancelled, or a later attempt has taken over: then nothing is stored */
export async function storePart(
  deps: ImportPartDeps,
  row: CardImportRow,
  { cards, position, next }: ImportPart,
  media: ImportMedia,
  signal: AbortSignal,
): Promise<boolean> {
  const { database, clock } = deps;
  const compared = await compareCards(database.db, row.userId, cards);
  const requested = cards.flatMap((card, index) => {
    const { comparison, knownCard } = compared[index] ?? { comparison: 'new', knownCard: null };
    return comparison === 'same'
      ? []
      : [{ card, knownId: knownCard?.id ?? null, position: position + index }];
  });
  const lostFiles = await media.store(
    requested.map(({ card }) => card),
    signal,
  );
  const illustrated = requested.flatMap(({ card, ...rest }) => {
    const it = media.illustrate(card);
    return it && getOrdinals({ ...it, kind: card.kind }).length > 0 ? [{ ...it, ...rest }] : [];
  });
  const readableCards = new Set(illustrated.map(({ card }) => card));
  const unreadable = requested.filter(({ card, knownId }) => knownId !== null && !readableCards.has(card));
  const contents = await getContents(deps.content, illustrated, signal);
  const rendered = illustrated.map((it, index): RenderedCard => {
    const content = contents[index];
    if (!content) throw new Error('A card has no content.');
    return { ...it, content };
  });

  return database.transaction(async (tx) => {
    if (!(await lockImportAttempt(tx, row))) return false;

    const now = clock.now();
    const { added, due } = await addNew(
      deps,
      tx,
      row,
      rendered.filter(({ knownId }) => knownId === null),
      now,
    );
    const changedCount = await changeKnown(tx, row.id, rendered, now);
    for (const { card, knownId } of unreadable)
      await cardsRepo.updateCard(tx, knownId ?? '', { foreignChangedAt: getForeignTime(card, now) });
    const counts: ImportCounts = {
      added,
      changed: changedCount,
      due,
      lostFiles,
      // Without its picture a card stays as it is, and the same package finds nothing newer the next time.
      same: cards.length - requested.length + unreadable.length,
    };
    await recordPart(tx, row.id, counts, next);
    await publishHint(tx, row.userId, { topic: 'card_import', id: row.id });
    return true;
  });
}

/** @returns the number of added cards, and how many of them are due today */
async function addNew(
  { memory }: ImportPartDeps,
  tx: Transaction,
  { id: importId, userId, schedule, zone, createdAt }: CardImportRow,
  fresh: readonly RenderedCard[],
  now: number,
): Promise<{ added: number; due: number }> {
  const today = localDay(now, zone);
  const rows = fresh.map((it) => ({ ...it, row: getRow(it, { importId, userId, createdAt, today, now }) }));
  const added = new Set(
    await cardsRepo.insertCards(
      tx,
      rows.map(({ row }) => row),
    ),
  );
  const knownItems: KnownItem[] = [];
  const faces = rows.flatMap(({ card, row, front, occlusion }) => {
    if (!added.has(row.id)) return [];
    const states = new Map(card.faces.map(({ ordinal, state }) => [ordinal, state]));
    return getFaces(row, getOrdinals({ kind: card.kind, front, occlusion })).map((face) => {
      const state = schedule === 'keep' ? states.get(face.ordinal) : null;
      if (!state) return face;
      knownItems.push({ itemKind: 'card', itemId: face.id, state: storableState(state) });
      return { ...face, met: true };
    });
  });
  await cardsRepo.insertFaces(tx, faces);
  await memory.adopt(tx, userId, knownItems);
  const dueIds = new Set(knownItems.filter(({ state }) => state.dueDay <= today).map(({ itemId }) => itemId));
  return {
    added: added.size,
    due: new Set(faces.filter(({ id }) => dueIds.has(id)).map((it) => it.cardId)).size,
  };
}

/** A text does not say when it was changed, and a clock may be ahead. */
function getForeignTime({ changedAt }: ImportedCard, now: number): string {
  return getInstant(Math.min(changedAt, now) || now);
}

function getRow(
  { card, front, back, occlusion, content, position }: RenderedCard,
  {
    today,
    now,
    ...origin
  }: { importId: string; userId: string; createdAt: string; today: string; now: number },
) {
  const isBuried = card.faces.length > 0 && card.faces.every(({ buried }) => buried);
  return {
    id: newId(),
    ...origin,
    importVersion: 1,
    kind: card.kind,
    front,
    back,
    occlusion,
    typed: card.typed,
    tags: card.tags,
    flag: card.flag,
    deck: card.deck.join('::') || null,
    state: 'active' as const,
    suspended: card.faces.length > 0 && card.faces.every(({ suspended }) => suspended),
    buriedUntil: isBuried ? dayAfter(today, 1) : null,
    foreignId: card.foreignId,
    foreignChangedAt: getForeignTime(card, now),
    position,
    changedAt: getForeignTime(card, now),
    ...content,
  };
}

/** A changed card keeps its schedule, and its deck, tags and flag, which its owner may have changed here. */
async function changeKnown(
  tx: Transaction,
  importId: string,
  rendered: readonly RenderedCard[],
  now: number,
): Promise<number> {
  let changedCount = 0;
  for (const { card, knownId, front, back, occlusion, content } of rendered) {
    const current = knownId === null ? null : await cardsRepo.lockCard(tx, knownId);
    if (!current) continue;
    const { kind } = card;
    const foreignChangedAt = getForeignTime(card, now);
    await cardsRepo.updateCard(tx, current.id, {
      ...content,
      kind,
      front,
      back,
      occlusion,
      typed: card.typed,
      foreignChangedAt,
      changedAt: foreignChangedAt,
      version: current.version + 1,
      importId,
      importVersion: current.version + 1,
      beforeImport: getPreviousTexts(current),
    });
    await putFaces(tx, current, { kind, front, occlusion });
    changedCount += 1;
  }
  return changedCount;
}

function getPreviousTexts(card: CardRow): TextsBeforeImport {
  const { kind, front, back, occlusion, typed, content, contentVersion, foreignChangedAt, changedAt } = card;
  const texts = { kind, front, back, occlusion, typed, content, contentVersion, foreignChangedAt, changedAt };
  const isOnlyAdded = card.beforeImport === null && card.version === card.importVersion;
  return { ...texts, addedBy: isOnlyAdded ? card.importId : null };
}
