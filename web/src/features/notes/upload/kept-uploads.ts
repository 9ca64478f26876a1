/** Uploads that the server has not received, on the device: a reload or a lost network loses none of them. */
import { dropKeptFile, getKeptFiles, keepFile } from '../../../lib/device/kept-files.ts';
import type { NoteToSend, SentWith } from './note-to-send.ts';

/** Each account has a folder of its own, so nobody sends another person's file. */
const getFolder = (userId: string) => `upload-${userId}`;

export function keepUpload(userId: string, { file, idempotencyKey, ...facts }: NoteToSend): void {
  void keepFile(getFolder(userId), { id: idempotencyKey, file, facts });
}

export function dropKeptUpload(userId: string, id: string): void {
  void dropKeptFile(getFolder(userId), id).catch(() => {});
}

/** Held for as long as the page is open: of several tabs, one continues what an earlier page left. */
const lockName = 'akada-kept-uploads';

/** @returns what an earlier page of this account has not sent; nothing while another tab continues it */
export async function getLeftUploads(userId: string): Promise<NoteToSend[]> {
  if (!(await isFirstTab())) return [];

  const kept = await getKeptFiles(getFolder(userId));
  return kept.map(({ id, file, facts }) => ({
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

/** What an older version of the app has kept may have another form. */
function getFacts(facts: unknown): SentWith {
  const { courseName, wanted } = Object(facts) as Partial<SentWith>;
  return { courseName: courseName ?? '', wanted: wanted ?? { questions: 0, cards: 0 } };
}
