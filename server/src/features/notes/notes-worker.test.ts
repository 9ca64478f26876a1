/** The whole way with every real part: HTTP, store, queue, and the reader in its child process. */
import { NotePage } from '@akada/contract/material/note-pages.ts';
import { UploadedFile } from '@akada/contract/material/notes.ts';
import { Document, HeadingLevel, Packer, Paragraph } from 'docx';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { beforeAll, expect, it } from 'vitest';
import { createCaller, type SignedInCaller } from '../../testing/people.ts';
import { type SharedTestApp, sharedTestApp } from '../../testing/test-app.ts';
import {
  callFiles,
  type NoteServices,
  noteServices,
  storedKeys,
  unitsUsed,
} from './testing/note-services.ts';
import { postUpload } from './testing/raw-form.ts';

let app: SharedTestApp;
let services: NoteServices;
let student: SignedInCaller;

beforeAll(async () => {
  app = await sharedTestApp({ workers: true });
  services = noteServices(app);
  student = await createCaller(app, { plan: 'premium' });
});

async function pdfWith(text: string | null): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const number of [1, 2]) {
    const page = pdf.addPage();
    if (text) page.drawText(`${text} This is page ${number}.`, { font, size: 12, x: 50, y: 700 });
  }
  return Buffer.from(await pdf.save());
}

function docxWith(heading: string, text: string): Promise<Buffer> {
  const children = [new Paragraph({ text: heading, heading: HeadingLevel.HEADING_1 }), new Paragraph(text)];
  return Packer.toBuffer(new Document({ sections: [{ children }] }));
}

async function upload(file: string, bytes: Buffer | string): Promise<UploadedFile> {
  return UploadedFile.parse(await (await postUpload(app, student, [{ file, bytes }])).json());
}

/** Waits as a student does: by looking at the list. */
async function settled({ id }: UploadedFile): Promise<UploadedFile> {
  const look = async () => (await services.notes.list({ userId: student.userId, skip: 0, limit: 100 })).items;
  const find = async () => (await look()).find((note) => note.id === id);
  await expect.poll(async () => (await find())?.status, { timeout: 60_000 }).toMatch(/ready|failed/);
  return UploadedFile.parse(await find());
}

it('the worker reads a PDF to its last page, and removes it an hour after its deletion', async () => {
  const note = await settled(
    await upload('cells.pdf', await pdfWith('Osmosis is the movement of water through a membrane.')),
  );
  expect(note).toMatchObject({ status: 'ready', media_type: 'application/pdf', page_count: 2, error: null });

  const page = NotePage.parse(await (await callFiles(app, student, `/${note.id}/pages/2`)).json());
  expect(page.text).toBe('Osmosis is the movement of water through a membrane. This is page 2.');

  const { storageKey } = await services.authorizeNote(student, note.id);
  expect(await storedKeys(app)).toContain(storageKey);
  expect((await callFiles(app, student, `/${note.id}`, 'DELETE')).status).toBe(204);
  expect(await storedKeys(app)).toContain(storageKey);

  await app.platform.database.pool.query(
    "UPDATE notes SET deleted_at = deleted_at - interval '61 minutes' WHERE id = $1",
    [note.id],
  );
  await services.deletion.sweepTask.run();
  await expect.poll(() => storedKeys(app)).not.toContain(storageKey);
});

it('the worker reads a Word document with its headings', async () => {
  const note = await settled(
    await upload('cells.docx', await docxWith('Osmosis', 'Water moves through a membrane.')),
  );
  expect(note).toMatchObject({ status: 'ready', media_type: expect.stringContaining('wordprocessingml') });

  const document = await services.notes.loadDocument(app.platform.database.db, note.id);
  expect(document?.pages[0]).toMatchObject({
    section: 'Osmosis',
    text: 'Osmosis\n\nWater moves through a membrane.',
  });
});

it.each([
  ['damaged', 'broken.pdf', async () => '%PDF-1.7 and then the download broke off'],
  ['nothing_recognised', 'scan.pdf', () => pdfWith(null)],
  ['empty', 'nothing.txt', async () => ''],
])('the worker reports that a file is %s, and charges nothing', async (code, file, bytes) => {
  const previous = await unitsUsed(app, student);
  const note = await settled(await upload(file, await bytes()));

  expect(note).toMatchObject({
    status: 'failed',
    error: { code, message: expect.stringMatching(/[Tt]his file/) },
  });
  expect(await unitsUsed(app, student)).toBe(previous);
});
