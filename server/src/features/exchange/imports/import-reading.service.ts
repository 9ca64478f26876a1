/** Reads an uploaded file. A process may die at any line, so only the newest attempt may end an import. */
import { FileMissing, type FileStore } from '../../../platform/files/file-store.ts';
import { publishHint } from '../../../platform/hints/hints.ts';
import { IsolationFailure } from '../../../platform/isolate/failure.ts';
import type { QuestionFile } from '../../../platform/question-files/question-file.ts';
import type { QuestionFiles } from '../../../platform/question-files/question-files.ts';
import { createLeasedWork, type LeasedWork, type WorkDeps } from '../../../platform/work/leased-work.ts';
import type { QuestionPictures } from '../../questions/pictures/question-pictures.service.ts';
import { getDrafts } from './import-drafts.ts';
import { withStoredPictures } from './import-pictures.service.ts';
import { endAttempt, type ImportStoringDeps, storeImport } from './import-storing.service.ts';
import { readFileWork } from './question-imports.repo.ts';
import type { ImportRow, ImportToRead } from './question-imports.tables.ts';

export interface ImportReadingDeps extends ImportStoringDeps, WorkDeps {
  database: ImportStoringDeps['database'];
  files: Pick<FileStore, 'localCopy'>;
  questionFiles: Pick<QuestionFiles, 'read'>;
  pictures: Pick<QuestionPictures, 'save' | 'check'>;
}

const sentences = {
  unknown:
    'This is not a GIFT, Aiken, Moodle XML, QTI or CSV file. Choose its format yourself, or export it again in one of these.',
  too_much: 'This file is too large to read. Split it into several files and import each one.',
  unreadable: 'This file could not be read. Export it again, or choose another format there.',
  missing: 'This file is no longer here. Choose it again.',
  given_up: 'This file could not be read just now. Please import it again later.',
};

/** The reason why a file cannot be read, as a key of `sentences`. */
type Unread = keyof typeof sentences;

export function createImportReading(deps: ImportReadingDeps): LeasedWork {
  return createLeasedWork(deps, readFileWork, {
    onClaim: (tx, { id, userId }) => publishHint(tx, userId, { topic: 'question_import', id }),
    run: (row, signal) => (hasFile(row) ? attemptOnce(deps, row, signal) : Promise.resolve()),
    giveUp: (row) => (hasFile(row) ? fail(deps, row, 'given_up') : Promise.resolve()),
  });
}

/** An unfinished import always has its file, by a constraint. */
function hasFile(row: ImportRow): row is ImportToRead {
  return row.storageKey !== null;
}

async function attemptOnce(deps: ImportReadingDeps, row: ImportToRead, signal: AbortSignal): Promise<void> {
  const file = await readStored(deps, row, signal);
  if (typeof file === 'string') return fail(deps, row, file);

  const illustrated = await withStoredPictures(file, { ...row, pictures: deps.pictures }, signal);
  const { drafts, warnings } = getDrafts(illustrated, row.courseId);
  const read = {
    format: file.format,
    found: file.found,
    skipped: file.found - drafts.length,
    drafts,
    passages: illustrated.passages,
    errors: [...file.errors, ...illustrated.errors],
    warnings: [...file.warnings, ...illustrated.warnings, ...warnings],
  };
  await storeImport(deps, row, read, signal);
}

async function readStored(
  { files, questionFiles, log }: ImportReadingDeps,
  { id, filename: name, format, storageKey }: ImportToRead,
  signal: AbortSignal,
): Promise<QuestionFile | Unread> {
  const copy = await files.localCopy(storageKey).catch((error: unknown) => {
    if (error instanceof FileMissing) return null;
    throw error;
  });
  if (copy === null) return 'missing';

  try {
    return (await questionFiles.read({ path: copy.path, name, format }, signal)) ?? 'unknown';
  } catch (error) {
    if (!(error instanceof IsolationFailure) || error.reason === 'interrupted') throw error;
    log.warn({ id, error }, 'a file of questions cannot be read');
    return error.reason === 'timed_out' || error.reason === 'out_of_memory' ? 'too_much' : 'unreadable';
  } finally {
    await copy.release();
  }
}

function fail(deps: ImportReadingDeps, row: ImportToRead, reason: Unread): Promise<void> {
  const errors = [{ line: 0, message: sentences[reason] }];
  return endAttempt(deps, row, () => Promise.resolve({ status: 'failed', errors }));
}
