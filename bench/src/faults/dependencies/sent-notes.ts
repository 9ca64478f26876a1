import { setTimeout as pause } from 'node:timers/promises';
import { listFiles, startUpload, type UploadedFile } from '@akada/contract/material/notes.ts';
import { apiBase } from '@akada/contract/table.ts';
import type { Student } from '../../instance/students.ts';
import { answerOf, type UseAnswer } from './dependency.ts';

const page = 'Osmosis is the movement of water through a membrane. '.repeat(20);

/** Notes that were acknowledged, until each of them was read. */
export interface SentNotes {
  send(origin: string, student: Student): Promise<UseAnswer>;
  /** Resolves when a new note, and with it all earlier ones, has come to its end. */
  settled(origin: string, student: Student): Promise<void>;
  /** @returns how many were acknowledged and not read */
  lost(origin: string): Promise<number>;
}

export function trackNotes(): SentNotes {
  const sent: { id: string; student: Student }[] = [];

  const getStatus = async (origin: string, { id, student }: { id: string; student: Student }) => {
    const { response } = await answerOf(() =>
      fetch(origin + apiBase + listFiles.path, { headers: getHeaders(student) }),
    );
    // The state is unknown while the list is not answered.
    if (!response?.ok) return 'extracting';

    const { items } = (await response.json()) as { items: UploadedFile[] };
    return items.find((note) => note.id === id)?.status ?? 'gone';
  };
  const statuses = (origin: string) => Promise.all(sent.map((note) => getStatus(origin, note)));
  const send = async (origin: string, student: Student): Promise<UseAnswer> => {
    const form = new FormData();
    form.append('file', new File([page], 'page.txt'));
    const { response, ...answer } = await answerOf(() =>
      fetch(origin + apiBase + startUpload.path, {
        method: 'POST',
        headers: getHeaders(student),
        body: form,
      }),
    );
    if (response?.status === 201) sent.push({ id: ((await response.json()) as UploadedFile).id, student });
    return answer;
  };

  return {
    send,
    async settled(origin, student) {
      while ((await send(origin, student)).status !== 201) await pause(200);
      const underWay = (status: string) => status === 'uploaded' || status === 'extracting';
      while ((await statuses(origin)).some(underWay)) await pause(200);
    },
    async lost(origin) {
      const ends = await statuses(origin);
      sent.length = 0;
      return ends.filter((status) => status !== 'ready').length;
    },
  };
}

function getHeaders({ accessToken }: Student): { authorization: string } {
  return { authorization: `Bearer ${accessToken}` };
}
