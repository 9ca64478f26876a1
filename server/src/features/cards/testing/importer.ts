/** Students with files of cards. */
import { readFile } from 'node:fs/promises';
import { listCards } from '@akada/contract/material/cards.ts';
import { exportCards } from '@akada/contract/material/flashcards/card-exports.ts';
import {
  type CardImport,
  getCardImport,
  importCards,
} from '@akada/contract/material/flashcards/card-imports.ts';
import { apiBase } from '@akada/contract/table.ts';
import type { ImportedCard } from '@akada/core/cards/anki/imported-card.ts';
import { defaultTimeZone } from '@akada/core/time/time-zone.ts';
import { storedPackage } from '../../../platform/anki/testing/anki-files.ts';
import { writeCollection } from '../../../platform/anki/write/write-collection.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { callAs } from '../../../testing/call-as.ts';
import { until } from '../../../testing/http-student.ts';
import { createPerson, type Person, signIn } from '../../../testing/people.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';

export type PackageContent = [cards: readonly ImportedCard[], media?: Readonly<Record<string, Uint8Array>>];

/** @returns an Anki package as an Akada export writes it */
export async function createPackage(
  app: SharedTestApp,
  ...[cards, media = {}]: PackageContent
): Promise<Uint8Array> {
  return readFile(await storedPackage(writeCollection(cards, app.clock.now()), media));
}

/** @returns the answer to an export of all cards of this person */
export async function exportFile(app: SharedTestApp, person: Pick<Person, 'userId'>, format: string) {
  const { access_token } = await signIn(app, person);
  return app.http.inject({
    url: `${apiBase}${exportCards.path}?format=${format}`,
    headers: { authorization: `Bearer ${access_token}` },
  });
}

/** A student who imports and exports cards. */
export async function createImporter(app: SharedTestApp) {
  const person = await createPerson(app);
  const call = callAs(app, person);
  const send = (
    content: string | Uint8Array,
    body: Record<string, string> = {},
    name = typeof content === 'string' ? 'Cells.txt' : 'Cells.apkg',
  ) =>
    call(importCards, {
      body: { zone: defaultTimeZone, ...body },
      file: new File([typeof content === 'string' ? content : new Uint8Array(content)], name),
      headers: { 'idempotency-key': newId() },
    });
  /** Waits for the end of an import that was started. */
  const ended = (id: string): Promise<CardImport> =>
    until(async () => {
      const { body } = await call(getCardImport, { params: { id } });
      return body.status === 'queued' || body.status === 'running' ? null : body;
    });
  return {
    ...person,
    call,
    send,
    async importFile(...input: Parameters<typeof send>): Promise<CardImport> {
      const { status, body } = await send(...input);
      // On a busy machine the call is answered before the import has ended.
      if (status === 202) return ended(body.id);
      if (status !== 200) throw new Error(`An import was refused: ${status} ${JSON.stringify(body)}`);
      return body;
    },
    cards: async () => (await call(listCards, { query: { zone: defaultTimeZone } })).body.items,
    ended,
    /** @returns the file of all cards */
    async exported(format: string): Promise<Uint8Array> {
      const { statusCode, rawPayload } = await exportFile(app, person, format);
      if (statusCode !== 200) throw new Error(`An export was refused: ${statusCode}`);
      return Uint8Array.from(rawPayload);
    },
  };
}
