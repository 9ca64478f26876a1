/** Reads the file of a paper, or of its answers. A process may die at any line, so only the newest attempt may end a reading. */
import type { PaperRequest, PrintedPaper } from '@akada/core/papers/printed-paper.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Database } from '../../../platform/database/database.ts';
import { rememberDeletedFile } from '../../../platform/files/deleted-files.ts';
import { FileMissing, type FileStore } from '../../../platform/files/file-store.ts';
import { publishHint } from '../../../platform/hints/hints.ts';
import { IsolationFailure } from '../../../platform/isolate/failure.ts';
import type { StudyModel } from '../../../platform/study-model/study-model.ts';
import { createLeasedWork, type LeasedWork, type WorkDeps } from '../../../platform/work/leased-work.ts';
import { limitPaper } from '../printed/limited-paper.ts';
import { type PaperFileDeps, type RejectedFile, readPaperFile } from './paper-file.service.ts';
import { endReading, readPaperWork, setProgress } from './paper-imports.repo.ts';
import type { PaperImportRow, PaperToRead } from './paper-imports.tables.ts';

export interface PaperReadingDeps extends PaperFileDeps, WorkDeps {
  database: Database;
  files: Pick<FileStore, 'localCopy'>;
  studyModel: Pick<StudyModel, 'readPaper'>;
}

const sentences = {
  missing: 'This file is no longer here. Choose it again.',
  givenUp: 'This file could not be read just now. Please choose it again later.',
  tooMuch: 'This file has more text than we can read as a paper. Split it, and choose one paper.',
  noQuestions:
    'We found no numbered questions in this file. If it is a scan, its pages may not have been read well.',
  noAnswers: 'We found no further answers to these questions in this file.',
};

export function createPaperReading(deps: PaperReadingDeps): LeasedWork {
  return createLeasedWork(deps, readPaperWork, {
    onClaim: (tx, { id, userId }) => publishHint(tx, userId, { topic: 'question_import', id }),
    run: (row, signal) => (hasFile(row) ? readOnce(deps, row, signal) : Promise.resolve()),
    giveUp: (row) => (hasFile(row) ? fail(deps, row, sentences.givenUp) : Promise.resolve()),
  });
}

/** An unfinished reading always has its file, by a constraint. */
function hasFile(row: PaperImportRow): row is PaperToRead {
  return row.storageKey !== null;
}

async function readOnce(deps: PaperReadingDeps, row: PaperToRead, signal: AbortSignal): Promise<void> {
  const read = await readStored(deps, row, signal);
  if ('failure' in read) return fail(deps, row, read.failure);

  const request =
    row.document === null ? { document: read, answers: null } : { document: row.document, answers: read };
  const printed = await findQuestions(deps, request, signal);
  if (printed === null) return fail(deps, row, sentences.tooMuch);
  if (printed.questions.length === 0) return fail(deps, row, sentences.noQuestions);
  if (row.printed !== null && isSame(printed, row.printed)) return fail(deps, row, sentences.noAnswers);
  const { document } = request;
  await end(deps, row, { status: 'done', failure: null, document, printed });
}

async function readStored(deps: PaperReadingDeps, row: PaperToRead, signal: AbortSignal) {
  const copy = await deps.files.localCopy(row.storageKey).catch((error: unknown): RejectedFile => {
    if (error instanceof FileMissing) return { failure: sentences.missing };
    throw error;
  });
  if ('failure' in copy) return copy;

  const filename = row.document === null ? row.filename : (row.answersFilename ?? row.filename);
  const report = (pagesDone: number, pagesTotal: number) =>
    deps.database.transaction(async (tx) => {
      if (await setProgress(tx, row, { pagesDone, pagesTotal }))
        await publishHint(tx, row.userId, { topic: 'question_import', id: row.id });
    });
  try {
    return await readPaperFile(deps, { path: copy.path, filename }, report, signal);
  } finally {
    await copy.release();
  }
}

/** @returns null for a text that takes too long */
async function findQuestions(
  { studyModel, log }: PaperReadingDeps,
  request: PaperRequest,
  signal: AbortSignal,
): Promise<PrintedPaper | null> {
  try {
    return limitPaper(await studyModel.readPaper(request, signal));
  } catch (error) {
    if (!(error instanceof IsolationFailure) || error.reason === 'interrupted') throw error;
    log.warn({ error }, 'a past paper cannot be read');
    return null;
  }
}

const isSame = (printed: PrintedPaper, previous: PrintedPaper) =>
  printed.questions.every(({ key, answer, problems }, index) => {
    const old = previous.questions[index];
    return (
      old && key.join() === old.key.join() && answer === old.answer && problems.length === old.problems.length
    );
  });

/** A paper that was read stays when its answers cannot be read. */
function fail(deps: PaperReadingDeps, row: PaperToRead, failure: string): Promise<void> {
  return row.document === null
    ? end(deps, row, { status: 'failed', failure })
    : end(deps, row, { status: 'done', failure, answersFilename: null });
}

function end(
  { database, clock }: PaperReadingDeps,
  row: PaperToRead,
  ending: Parameters<typeof endReading>[2],
): Promise<void> {
  return database.transaction(async (tx) => {
    if (!(await endReading(tx, row, ending, clock.now()))) return;
    await rememberDeletedFile(tx, row.storageKey, getInstant(clock.now()));
    await publishHint(tx, row.userId, { topic: 'question_import', id: row.id });
  });
}
