/** Recordings as notes: the workers as the product has them, and an endpoint of the test. */
import { UploadedFile } from '@akada/contract/material/notes.ts';
import type { SignedInCaller } from '../../../testing/people.ts';
import { apiUrl, type SharedTestApp } from '../../../testing/test-app.ts';
import { noteLongReadingWork, noteReadingWork } from '../note/note-reading.repo.ts';
import { createNoteEnding } from '../note-ending.service.ts';
import { createNoteReading, type NoteReadingDeps } from '../note-reading.service.ts';
import {
  createNoteTranscription,
  type NoteTranscriptionDeps,
} from '../recordings/note-transcription.service.ts';
import { readFile } from '../recordings/read-file.ts';
import { createRecordingConsents } from '../recordings/recording-consent.service.ts';
import { noteTranscriptionWork } from '../recordings/transcription-pieces.repo.ts';
import { callFiles, noteServices } from './note-services.ts';
import { postUpload } from './raw-form.ts';
import { noSignal } from './read-notes.ts';

export interface RecordedNotes {
  /** Uploads a file and returns the response. */
  post(file: string, bytes: Buffer | string): Promise<Response>;
  /** @returns the id of a note that was taken in */
  upload(file: string, bytes: Buffer): Promise<string>;
  noteOf(id: string): Promise<UploadedFile>;
  /** All text, page by page. */
  textOf(id: string): Promise<string[]>;
  /**
   * Transcribes until nothing is left, then reads the note once more.
   *
   * @returns the note
   */
  readToTheEnd(id: string): Promise<UploadedFile>;
  /** One attempt at the next piece. */
  writeDown(id: string, change?: Partial<NoteTranscriptionDeps>): Promise<void>;
  /** One attempt at the note. */
  read(id: string): Promise<void>;
  consent(method: 'GET' | 'PUT' | 'DELETE', host?: string): Promise<Response>;
}

export function recordedNotes(app: SharedTestApp, student: SignedInCaller): RecordedNotes {
  const { platform } = app;
  const { usage, sight } = noteServices(app);
  const transcriptionDeps: NoteTranscriptionDeps = {
    ...platform,
    failed: createNoteEnding({ ...platform, usage }, noteTranscriptionWork).failed,
    consents: createRecordingConsents(platform),
    endpoint: platform.config.transcription,
  };
  const getNote = async (id: string) =>
    UploadedFile.parse(await (await callFiles(app, student, `/${id}`)).json());
  const post = (file: string, bytes: Buffer | string) => postUpload(app, student, [{ file, bytes }]);
  const read = async (id: string) => {
    const reader = { pool: platform.readers };
    const extract: NoteReadingDeps['extract'] = (file, signal) => readFile(platform, reader, file, signal);
    const deps = { ...platform, usage, sight, recognises: false, extract };
    for (const work of [noteReadingWork, noteLongReadingWork])
      await createNoteReading(deps, work).attempt(id, noSignal);
  };
  const writeDown = (id: string, change: Partial<NoteTranscriptionDeps> = {}) =>
    createNoteTranscription({ ...transcriptionDeps, ...change }).attempt(id, noSignal);

  return {
    post,
    noteOf: getNote,
    read,
    writeDown,
    async upload(file, bytes) {
      const response = await post(file, bytes);
      if (response.status !== 201) throw new Error(await response.text());
      return UploadedFile.parse(await response.json()).id;
    },
    async textOf(id) {
      const { page_count: pages } = await getNote(id);
      const numbers = Array.from({ length: pages ?? 0 }, (_, index) => index + 1);
      const answers = await Promise.all(
        numbers.map((page) => callFiles(app, student, `/${id}/pages/${page}`)),
      );
      const bodies = await Promise.all(answers.map((answer) => answer.json()));
      return bodies.map(({ text }) => String(text));
    },
    async readToTheEnd(id) {
      await read(id);
      while ((await getNote(id)).progress) await writeDown(id);
      await read(id);
      return getNote(id);
    },
    async consent(method, host) {
      const path = `${await apiUrl(app)}/student-tools/recordings/consent`;
      const { authorization } = student;
      if (!host) return fetch(path, { method, headers: { authorization } });

      const headers = { authorization, 'content-type': 'application/json' };
      return fetch(path, { method, headers, body: JSON.stringify({ host }) });
    },
  };
}
