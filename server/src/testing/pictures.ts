import { Readable } from 'node:stream';
import { pictures } from '../features/accounts/profile/pictures.repo.ts';
import { newFileKey } from '../platform/files/file-store.ts';
import { newId } from '../platform/ids/ids.ts';
import type { SharedTestApp } from './test-app.ts';

/** A PNG of one pixel. */
export const smallestPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** @returns the id of a picture that the account has, whatever is in it */
export async function givePicture({ platform, clock }: SharedTestApp, userId: string): Promise<string> {
  const id = newId();
  const storageKey = newFileKey('pictures');
  await platform.files.put(storageKey, Readable.from([smallestPicture], { objectMode: false }));
  await platform.database.db.insert(pictures).values({
    id,
    userId,
    storageKey,
    sizeBytes: smallestPicture.length,
    createdAt: new Date(clock.now()).toISOString(),
  });
  return id;
}
