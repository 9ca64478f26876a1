/** Pictures of new cards that could not be sent. Their texts name them by an id of this device until they are. */
import { getUuid } from '@akada/core/text/uuid.ts';
import { randomId } from '../../../lib/device/browser.ts';
import { getStoredFiles, removeStoredFile, storeFile } from '../../../lib/device/stored-files.ts';
import { sendPicture } from '../../../lib/writing/use-picture.ts';

const getFolder = (userId: string) => `card-pictures-${userId}`;

/** @returns the id for the text; null if this device cannot store the picture */
export async function storeWaitingPicture(userId: string, file: File): Promise<string | null> {
  const id = getUuid(randomId());
  await storeFile(getFolder(userId), { id, file, facts: null });
  const stored = await getStoredFiles(getFolder(userId));
  return stored.some((one) => one.id === id) ? id : null;
}

interface Texts {
  front: string;
  back: string;
}

/**
 * Sends the pictures that only this device has.
 *
 * @returns the texts with the ids of the server
 * @throws ApiError for a picture that the server rejects, NetworkError without an answer
 */
export async function sendWaitingPictures<Body extends Texts>(userId: string, body: Body): Promise<Body> {
  let { front, back } = body;
  if (!`${front}${back}`.includes('](image:')) return body;
  for (const { id, file } of await getStoredFiles(getFolder(userId))) {
    const name = `](image:${id})`;
    if (!`${front}${back}`.includes(name)) continue;
    const sentName = `](image:${await sendPicture(file, () => {})})`;
    front = front.replaceAll(name, sentName);
    back = back.replaceAll(name, sentName);
  }
  return { ...body, front, back };
}

/** Removes the pictures of a card that the server has, or that its author deleted. */
export async function removeWaitingPictures(userId: string, { front, back }: Texts): Promise<void> {
  for (const { id } of await getStoredFiles(getFolder(userId))) {
    if (`${front}${back}`.includes(`](image:${id})`)) await removeStoredFile(getFolder(userId), id);
  }
}
