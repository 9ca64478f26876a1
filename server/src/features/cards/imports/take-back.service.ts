/** Takes an import back: its new cards are hidden, and the cards that it changed get their earlier texts. */
import type { Authorized } from '../../../platform/access/authorize.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { Fault } from '../../../platform/fault/fault.ts';
import { rememberDeletedFile } from '../../../platform/files/deleted-files.ts';
import { publishHint } from '../../../platform/hints/hints.ts';
import type { MemoryService } from '../../memory/memory.service.ts';
import * as cardsRepo from '../card/cards.repo.ts';
import { putFaces } from '../card/put-faces.service.ts';
import { lockCardImport, updateCardImport } from './card-imports.repo.ts';
import type { CardImportRow } from './card-imports.tables.ts';
import * as queries from './taken-back.queries.ts';

export interface TakeBackDeps {
  database: Database;
  clock: Clock;
  memory: Pick<MemoryService, 'reviewsOfKind'>;
}

/**
 * Cards that were edited or reviewed since stay and are counted. A repetition changes nothing.
 *
 * @throws Fault `conflict` while cards are coming in
 */
export type TakeBackImport = (ownImport: Authorized<CardImportRow>) => Promise<void>;

export function createTakeBackImport({ database, clock, memory }: TakeBackDeps): TakeBackImport {
  return ({ id, userId }) =>
    database.transaction(async (tx) => {
      const row = await lockCardImport(tx, id);
      if (!row || row.takenBackAt !== null) return;
      if (row.status === 'queued' || row.status === 'running')
        throw new Fault('conflict', 'The cards are still coming in. Stop the import first.');
      // A preview has stored nothing.
      if (row.status === 'ready') return;

      const time = getInstant(clock.now());
      const reviews = memory.reviewsOfKind(userId, 'card');
      const removed = await queries.hideAdded(tx, row, { reviews, time });
      const restored = await putTextsBack(tx, row);
      const remaining = await queries.countOfImport(tx, row);
      await updateCardImport(tx, id, {
        takenBackAt: time,
        removed,
        restored,
        remaining,
        storageKey: null,
      });
      if (row.storageKey !== null) await rememberDeletedFile(tx, row.storageKey, time);
      await publishHint(tx, userId, { topic: 'card_import', id });
      await publishHint(tx, userId, { topic: 'card', id: null });
    });
}

/** @returns how many cards have their earlier texts again */
async function putTextsBack(tx: Transaction, row: CardImportRow): Promise<number> {
  const changedCards = await queries.lockChanged(tx, row);
  for (const card of changedCards) {
    const { addedBy, ...texts } = card.beforeImport;
    const version = card.version + 1;
    const origin = { importId: addedBy, importVersion: addedBy === null ? null : version };
    await cardsRepo.updateCard(tx, card.id, { ...texts, ...origin, version, beforeImport: null });
    await putFaces(tx, card, texts);
  }
  return changedCards.length;
}
