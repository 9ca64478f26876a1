/** Reads a note as a past paper. Reading it again changes its paper, and what its student did with the paper stays. */
import type { EndpointShape } from '@akada/contract/wire/endpoint.ts';
import { engineVersion } from '@akada/core/generation/engine-version.ts';
import type { StudyDocument } from '@akada/core/text/document.ts';
import type { Authorized } from '../../platform/access/authorize.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Executor, Transaction } from '../../platform/database/database.ts';
import { Fault, notFound } from '../../platform/fault/fault.ts';
import type { Call, Caller } from '../../platform/http/route.ts';
import { deleteWindow } from '../../platform/limits/attempt-windows.repo.ts';
import { createLimits, type Limit } from '../../platform/limits/limits.ts';
import type { StudyModel } from '../../platform/study-model/study-model.ts';
import { waitForEngine } from '../../platform/study-model/wait-for-engine.ts';
import type { AuthorizeNote, Note } from '../notes/notes.access.ts';
import { assertReady, type NotesService } from '../notes/notes.service.ts';
import { storeReading } from './paper-storing.service.ts';
import * as repo from './past-papers.repo.ts';
import type { PaperRow } from './past-papers.tables.ts';

export interface PaperReadingDeps {
  database: Database;
  clock: Clock;
  notes: Pick<NotesService, 'textDigest' | 'loadDocument'>;
  studyModel: Pick<StudyModel, 'readPaper'>;
  authorizeNote: AuthorizeNote;
}

export interface PaperOrder {
  caller: Pick<Caller, 'userId'>;
  note: Authorized<Note>;
  /** The note that holds the answers; null for the note that was named before. */
  answers: Authorized<Note> | null;
}

/** Each reading reads the complete note. */
const readingLimit: Limit = {
  most: 100,
  windowMs: 60 * 60_000,
  refusal: (wait) => `You have read too many past papers. Please wait ${wait}, then read on.`,
};

const readingsKey = (userId: string) => `past_papers:${userId}`;

/** Deletes the person's count of the limit. */
export function clearReadingCount(tx: Transaction, userId: string): Promise<void> {
  return deleteWindow(tx, readingsKey(userId));
}

/**
 * @returns the id of the note's paper
 * @throws Fault `note_not_ready`, `not_a_paper`, `too_many_requests`, `conflict` if it took too long
 */
export async function readPastPaper(
  deps: PaperReadingDeps,
  { caller, note, answers }: PaperOrder,
  signals: Pick<Call<EndpointShape>, 'signal' | 'closing'>,
): Promise<string> {
  assertReady(note);
  if (answers !== null) assertReady(answers);
  const { database, studyModel } = deps;
  const { db } = database;
  const storedPaper = await repo.findPaperOfNote(db, note.id);
  const answersNoteId = answers?.id ?? (await findEarlierAnswers(deps, caller, storedPaper));
  // Read before the texts: a reading of newer texts is then repeated, and never taken for the reading of others.
  const textVersion = await getVersion(deps, [note.id, answersNoteId]);
  const isRead = storedPaper !== null && isSameText(storedPaper, textVersion, answersNoteId);
  if (isRead && storedPaper.deletedAt === null) return storedPaper.id;

  await createLimits(deps).claim({ executor: db, key: readingsKey(caller.userId) }, readingLimit);
  const request = {
    document: await load(deps, db, note.id),
    answers: answersNoteId === null ? null : await load(deps, db, answersNoteId),
  };
  const printed = await waitForEngine(signals, (signal) => studyModel.readPaper(request, signal));
  if (printed.questions.length === 0) throw notAPaper();
  const { userId, id: noteId } = note;
  return database.transaction((tx) =>
    storeReading(deps, tx, { userId, noteId, answersNoteId, textVersion, printed }),
  );
}

const notAPaper = () =>
  new Fault(
    'not_a_paper',
    'We found no numbered questions in this note. If it is a past paper, look at its pages: they may not have been read well.',
    { fields: { note_id: 'We found no numbered questions in this note.' } },
  );

/** Without its note of answers a paper keeps the keys that the note gave, as long as its own text is the same. */
function isSameText(storedPaper: PaperRow, textVersion: string, answersNoteId: string | null): boolean {
  return answersNoteId === null
    ? storedPaper.textVersion.startsWith(textVersion)
    : storedPaper.textVersion === textVersion;
}

/** Answers that were named once stay, as long as their note is there and ready. */
async function findEarlierAnswers(
  { authorizeNote }: PaperReadingDeps,
  caller: PaperOrder['caller'],
  storedPaper: PaperRow | null,
): Promise<string | null> {
  if (storedPaper === null || storedPaper.answersNoteId === null) return null;
  const note = await authorizeNote(caller, storedPaper.answersNoteId).catch((error: unknown) => {
    if (error instanceof Fault && error.code === 'not_found') return null;
    throw error;
  });
  return note?.status === 'ready' ? note.id : null;
}

async function getVersion(
  { database, notes }: PaperReadingDeps,
  noteIds: readonly (string | null)[],
): Promise<string> {
  const digests = noteIds.map((id) => (id === null ? '' : notes.textDigest(database.db, id)));
  // The end is empty without answers: it then starts the version of the same text with answers.
  return [engineVersion, ...(await Promise.all(digests))].join(':');
}

async function load({ notes }: PaperReadingDeps, executor: Executor, noteId: string): Promise<StudyDocument> {
  const document = await notes.loadDocument(executor, noteId);
  if (document === null) throw notFound();
  return document;
}
