/** Notes of scans and pictures, and the two workers that read them, for one student of a test app. */
import { UploadedFile } from '@akada/contract/material/notes.ts';
import { drawnPage } from '../../../platform/recognition/testing/drawn-page.ts';
import type { TextRecogniser } from '../../../platform/recognition/text-recogniser.ts';
import type { LeasedWork } from '../../../platform/work/leased-work.ts';
import type { SignedInCaller } from '../../../testing/people.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { createNoteReading } from '../note-reading.service.ts';
import { createNoteRecognition } from '../note-recognition.service.ts';
import { callFiles, noteServices } from './note-services.ts';
import { postUpload } from './raw-form.ts';
import { extractHere, noSignal } from './read-notes.ts';

export const osmosis = [
  '# Osmosis',
  'Osmosis is the movement of water through a membrane',
  'from the side with fewer particles to the other one.',
];
export const diffusion = [
  'Diffusion needs no membrane: particles spread until',
  'they are everywhere alike.',
];

export const makeJpeg = (lines: readonly string[]) => drawnPage(lines).encode('jpeg', 70);

interface Workers {
  reading: LeasedWork;
  recognition: LeasedWork;
}

const makeDeps = (app: TestApp) => ({
  ...app.platform,
  ...noteServices(app),
  extract: extractHere(app),
});

/** @returns both workers, with the program that is found or without one */
export function workersWith(deps: ReturnType<typeof makeDeps>): Workers {
  const recognises = deps.recogniser !== null;
  return {
    reading: createNoteReading({ ...deps, recognises }),
    recognition: createNoteRecognition(deps),
  };
}

/** @param student whose notes they are */
export function scannedNotes(app: TestApp, student: SignedInCaller) {
  const deps = makeDeps(app);
  const getNote = async (id: string) =>
    UploadedFile.parse(await (await callFiles(app, student, `/${id}`)).json());

  const recogniser = (): TextRecogniser => {
    const { recogniser: found } = app.platform;
    if (!found) throw new Error('tesseract is not installed: install tesseract-ocr and tesseract-ocr-eng');
    return found;
  };

  /** As the product has them; `recognise` may be watched, or fail. */
  const workers = (recognise?: TextRecogniser['recognise']): Workers => {
    const real = recogniser();
    const watched = { ...real, recognise: recognise ?? real.recognise };
    return workersWith({ ...deps, recogniser: watched });
  };

  return {
    deps,
    noteOf: getNote,
    recogniser,
    workers,
    async upload(file: string, bytes: Buffer): Promise<string> {
      const response = await postUpload(app, student, [{ file, bytes }]);
      return UploadedFile.parse(await response.json()).id;
    },
    pageOf: async (id: string, number: number) =>
      (await callFiles(app, student, `/${id}/pages/${number}`)).json(),
    async readToTheEnd(id: string): Promise<void> {
      const { reading, recognition } = workers();
      await reading.attempt(id, noSignal);
      while ((await getNote(id)).progress) await recognition.attempt(id, noSignal);
    },
  };
}

export type ScannedNotes = ReturnType<typeof scannedNotes>;
