import type { Transaction } from '../../../platform/database/database.ts';
import { type CardTexts, getFaces, getOrdinals } from './card-faces.ts';
import * as repo from './cards.repo.ts';
import type { CardRow } from './cards.tables.ts';

/** Adds and removes faces of a changed card. A basic card and a reversed one share their first face, and gaps are known by their numbers. */
export async function putFaces(
  tx: Transaction,
  card: Pick<CardRow, 'id' | 'userId' | 'createdAt'>,
  texts: Omit<CardTexts, 'back'>,
): Promise<void> {
  const requested = new Set(getOrdinals(texts));
  const there = await repo.findFacesOf(tx, [card.id]);
  await repo.removeFaces(
    tx,
    there.filter(({ ordinal }) => !requested.has(ordinal)).map(({ id }) => id),
  );
  const existingOrdinals = new Set(there.map(({ ordinal }) => ordinal));
  await repo.insertFaces(
    tx,
    getFaces(
      card,
      [...requested].filter((ordinal) => !existingOrdinals.has(ordinal)),
    ),
  );
}
