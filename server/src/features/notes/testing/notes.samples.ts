import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { newFileKey } from '../../../platform/files/file-store.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { createCaller } from '../../../testing/people.ts';
import {
  deleted,
  type Factory,
  type FeatureSamples,
  moment,
  nothing,
  type Sample,
} from '../../../testing/suites/feature-samples.ts';
import { oneMore } from '../../../testing/suites/listed-rows.ts';
import { noteHighlights } from '../highlights/highlights.repo.ts';
import { createNotesExport } from '../mine/notes-export.service.ts';
import { getFile, notePages, notes } from '../note/notes.tables.ts';
import { writtenNotes, writtenVersions } from '../written/written.tables.ts';
import { noteServices } from './note-services.ts';

/** @returns the id of a note of one page that was read */
export const createReadyNote: Factory = async (app, { userId, canary }) => {
  const id = newId();
  const text = `${canary}. Osmosis is the movement of water through a membrane.`;
  const { db } = app.platform.database;
  await db.insert(notes).values({
    id,
    userId,
    originalFilename: `${canary}.pdf`,
    mediaType: 'application/pdf',
    sizeBytes: 1_000,
    contentHash: randomBytes(32),
    storageKey: newFileKey('notes'),
    status: 'ready',
    attempts: 1,
    warnings: [],
    title: canary,
    pageCount: 1,
    wordCount: 9,
    encoding: 'windows-1252',
    createdAt: moment(app),
  });
  await db.insert(notePages).values({
    noteId: id,
    number: 1,
    section: canary,
    text,
    blocks: [{ kind: 'paragraph', level: 0, start: 0, end: text.length }],
    bold: [],
  });
  return id;
};

/** @returns the id of a note that its owner has written, with an earlier version */
export const createWrittenNote: Factory = async (app, owner) => {
  const id = await createReadyNote(app, owner);
  const { db } = app.platform.database;
  const said = { noteId: id, title: owner.canary, text: `${owner.canary}. Osmosis moves water.` };
  const time = moment(app);
  await db.update(notes).set({ storageKey: null, mediaType: 'text/markdown' }).where(eq(notes.id, id));
  await db
    .insert(writtenNotes)
    .values({ ...said, version: 2, editorId: newId(), retainedAt: time, changedAt: time });
  await db.insert(writtenVersions).values({ ...said, version: 1, replacedAt: time });
  return id;
};

/** @returns the id of a mark in a note of its owner */
export const createHighlight: Factory = async (app, owner) => {
  const id = newId();
  const noteId = await createReadyNote(app, owner);
  const marked = { noteId, page: 1, quote: owner.canary, createdAt: moment(app) };
  await app.platform.database.db.insert(noteHighlights).values({ id, ...marked });
  return id;
};

/** As `originalByTicket`. */
const exportByTicket: Sample = async ({ app }) => {
  const caller = await createCaller(app);
  return { query: { ticket: await createNotesExport(app.platform).ticketFor(caller) } };
};

/** The request has no bearer: the ticket represents its owner's session. */
const originalByTicket: Sample = async ({ app }) => {
  const { files } = app.platform;
  const { userId, sessionId } = await createCaller(app);
  const { authorizeNote, originals } = noteServices(app);
  const id = await createReadyNote(app, { userId, canary: 'Cells' });
  const note = await authorizeNote({ userId }, id);
  await files.put(getFile(note), Readable.from([Buffer.alloc(note.sizeBytes)]));
  return { query: { ticket: await originals.ticketFor(note, sessionId) } };
};

const lists: FeatureSamples['lists'] = {
  'notes.list': { write: oneMore(createReadyNote), order: ['latest', 'notes.created_at'] },
  'notes.my_notes': { write: oneMore(createReadyNote), order: ['latest', 'notes.changed_at'] },
};

export const samples: FeatureSamples = {
  lists,
  requests: {
    'notes.upload': ({ owner }) => ({
      body: { course_name: owner.canary },
      file: new File(['Osmosis is the movement of water through a membrane.'], `${owner.canary}.txt`),
    }),
    'notes.abilities': nothing,
    'notes.recording_consent': nothing,
    'notes.give_recording_consent': () => ({ body: { host: 'speech.example' } }),
    'notes.withdraw_recording_consent': nothing,
    'notes.list': nothing,
    'notes.find_same': () => ({ query: { sha256: '0'.repeat(64) } }),
    'notes.get': nothing,
    'notes.change': ({ owner }) => ({ body: { title: owner.canary, course_name: owner.canary } }),
    'notes.search': () => ({ query: { q: 'osmosis' } }),
    'notes.page': () => ({ params: { n: '1' } }),
    'notes.prepare_original': nothing,
    'notes.download_original': originalByTicket,
    'notes.delete': nothing,
    'notes.choose_encoding': () => ({ body: { encoding: 'windows-1252' } }),
    'notes.restore': nothing,
    'notes.my_notes': () => ({ query: { search: 'osmosis' } }),
    'notes.prepare_export': nothing,
    'notes.download_export': exportByTicket,
    'notes.highlights': nothing,
    'notes.add_highlight': () => ({ body: { page: 1, quote: 'Osmosis' } }),
    'notes.remove_highlight': () => ({ params: { highlight_id: newId() } }),
    'notes.write': ({ owner }) => ({
      body: { title: owner.canary, text: 'Osmosis', editor_id: newId(), course_name: '' },
    }),
    'notes.get_written': nothing,
    'notes.edit_written': ({ owner }) => ({
      body: { title: owner.canary, text: 'Water moves.', editor_id: newId(), version: 2 },
    }),
    'notes.read_written': nothing,
    'notes.written_versions': nothing,
    'notes.preview': () => ({ body: { texts: ['# Osmosis'] } }),
  },
  objects: { file: createReadyNote },
  objectsFor: {
    'notes.restore': deleted(createReadyNote, 'notes'),
    'notes.get_written': createWrittenNote,
    'notes.edit_written': createWrittenNote,
    'notes.read_written': createWrittenNote,
    'notes.written_versions': createWrittenNote,
  },
};
