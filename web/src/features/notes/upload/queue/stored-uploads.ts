/** Uploads that the server has not received, on the device: a reload or a lost network loses none of them. */
import { getStoredFiles, removeStoredFile, storeFile } from '../../../../lib/device/stored-files.ts';
import type { NoteToSend, SentWith } from './note-to-send.ts';

/** Each account has a separate folder, so no account sends another account's file. */
const getFolder = (userId: string) => `upload-${userId}`;

export function storeUpload(userId: string, { file, idempotencyKey, ...facts }: NoteToSend): void {
  void storeFile(getFolder(userId), { id: idempotencyKey, file, facts });
}

export function removeStoredUpload(userId: string, id: string): void {
  void removeStoredFile(getFolder(userId), id).catch(() => {});
}

/** Held for as long as the page is open: one of several tabs continues the uploads of an earlier page. */
const lockName = 'akada-stored-uploads';

/** @returns the uploads that an earlier page of this account has not sent; none while another tab continues them */
export async function getLeftUploads(userId: string): Promise<NoteToSend[]> {
  if (!(await isFirstTab())) return [];

  const storedFiles = await getStoredFiles(getFolder(userId));
  return storedFiles.map(({ id, file, facts }) => ({
    ...getFacts(facts),
    file,
    idempotencyKey: id,
    isWanted: true,
  }));
}

let isFirst: Promise<boolean> | null = null;

function isFirstTab(): Promise<boolean> {
  isFirst ??= new Promise((resolve) => {
    if (!('locks' in navigator)) return resolve(true);

    void navigator.locks.request(lockName, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock === null ? undefined : new Promise(() => {});
    });
  });
  return isFirst;
}

/** An older version of the app may have stored another form. */
function getFacts(facts: unknown): SentWith {
  const { courseName, wanted } = Object(facts) as Partial<SentWith>;
  return { courseName: courseName ?? '', wanted: wanted ?? { questions: 0, cards: 0 } };
}
