/**
 * Recognises pages without text by a program, else by a language model. Each page is one job. Pages
 * recognised before a kill are kept, and the note continues at the page that was in progress.
 */
import { stepAfterUnsent } from '@akada/core/notes/pages-by-model.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { countWords } from '../../platform/extract/child/blocks/clean-text.ts';
import { withSections } from '../../platform/extract/child/compose/page-sections.ts';
import { readingWarnings } from '../../platform/extract/reading-warnings.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { IsolationFailure } from '../../platform/isolate/failure.ts';
import type { IsolationPool } from '../../platform/isolate/pool.ts';
import { ProgramFailure } from '../../platform/programs/run-program.ts';
import { drawPage, type PageToDraw } from '../../platform/recognition/draw-page.ts';
import {
  type RecognisedPage,
  recognisedPage,
  unreadablePage,
} from '../../platform/recognition/recognised-page.ts';
import type { TextRecogniser } from '../../platform/recognition/text-recogniser.ts';
import { createLeasedWork, type LeasedWork, sendWork } from '../../platform/work/leased-work.ts';
import { isLastAttempt, putOff } from '../../platform/work/work-rows.ts';
import { ModelAway } from '../language-model/language-model.service.ts';
import { deletePages, findPages, replaceSections, updatePage } from './note/note-pages.repo.ts';
import { countPage, nextScan, noteRecognitionWork } from './note/note-recognition.repo.ts';
import { getFile, type NoteRow } from './note/notes.tables.ts';
import { recordSlowReading } from './note/slow-readings.repo.ts';
import { createNoteEnding, type NoteEndingDeps } from './note-ending.service.ts';
import type { PageSight, Unsent } from './sight/page-sight.service.ts';

export interface NoteRecognitionDeps extends NoteEndingDeps {
  files: Pick<FileStore, 'localCopy'>;
  drawers: Pick<IsolationPool, 'run'>;
  /** Null if no recogniser is installed. */
  recogniser: TextRecogniser | null;
  sight: Pick<PageSight, 'read' | 'forget'>;
}

/** After this many pages took too long, the other pages of the note are skipped: they are likely to be as slow. */
const mostLostPages = 3;

/** A page that used up its time, or all its attempts, has cost as much as a hundred others. */
type Attempted = RecognisedPage & { isLost: boolean; readBy: string | null; unsentBecause: Unsent };

export function createNoteRecognition(deps: NoteRecognitionDeps): LeasedWork {
  return createLeasedWork(deps, noteRecognitionWork, {
    async run(note, signal) {
      try {
        await store(deps, note, await readNext(deps, note, signal));
      } catch (error) {
        const { rows } = noteRecognitionWork;
        if (!(error instanceof ModelAway) || isLastAttempt(rows, note)) throw error;
        await putOff(deps.database.db, rows, note, deps.clock.now() + modelWaitMs);
      }
    },
    giveUp: (note) => store(deps, note, nothing(note, true)),
  });
}

/** Providers count the calls of a minute: three tries outlast it. */
const modelWaitMs = 30_000;

const nothing = (note: NoteRow, isLost = false): Attempted => ({
  page: unreadablePage(nextScan(note).number),
  confidence: 0,
  isLost,
  readBy: null,
  unsentBecause: null,
});

async function readNext(
  { files, drawers, recogniser, sight, log }: NoteRecognitionDeps,
  note: NoteRow,
  signal: AbortSignal,
): Promise<Attempted> {
  const scan = nextScan(note);
  const { path, release } = await files.localCopy(getFile(note));
  try {
    const draw = (reader: PageToDraw['reader']) =>
      drawPage({ path, mediaType: note.mediaType, reader, ...scan }, { pool: drawers, signal });
    let recognised = nothing(note);
    if (recogniser) {
      const png = await draw('program');
      if (!png) return recognised;
      recognised = { ...recognised, ...recognisedPage(await recogniser.recognise(png, signal), scan) };
    }
    if (recognised.page.reading !== 'unreadable') return recognised;

    return { ...recognised, ...(await sight.read(note, scan, () => draw('model'), signal)) };
  } catch (error) {
    const isLost = isTooSlow(error);
    // Ended from outside nothing was learned about the page, and it is tried again.
    if (!isLost && !(error instanceof ProgramFailure && error.reason !== 'interrupted')) throw error;

    log.info({ noteId: note.id, page: scan.number, isLost }, 'page cannot be recognised');
    return nothing(note, isLost);
  } finally {
    await release();
  }
}

const isTooSlow = (error: unknown): boolean =>
  (error instanceof ProgramFailure || error instanceof IsolationFailure) && error.reason === 'timed_out';

function store(deps: NoteRecognitionDeps, note: NoteRow, recognised: Attempted): Promise<void> {
  const { database, queue, clock, sight } = deps;
  const now = clock.now();
  const lostPages = note.lostPages + (recognised.isLost ? 1 : 0);
  const unsentBecause = recognised.unsentBecause ?? note.unsentBecause;
  const isLast = note.scansDone + 1 === note.scanPages.length || lostPages === mostLostPages;
  return database.transaction(async (tx) => {
    if (!(await countPage(tx, note, { lostPages, unsentBecause, isLast, now }))) return;

    await updatePage(tx, note.id, recognised);
    await sight.forget(tx, note.id, recognised.page.number);
    if (lostPages === mostLostPages) await recordSlowReading(tx, note.userId, now);
    if (isLast) return end(deps, tx, { ...note, lostPages, unsentBecause });

    await sendWork(tx, queue, noteRecognitionWork, note.id);
    await publishHint(tx, note.userId, { topic: 'note', id: note.id });
  });
}

const leftWarning = `Reading stopped after ${mostLostPages} pages that took too long. Split the file, or make its pictures smaller.`;

/** A note without one word is never ready. */
async function end(deps: NoteRecognitionDeps, tx: Transaction, note: NoteRow): Promise<void> {
  const ending = createNoteEnding(deps, noteRecognitionWork);
  const pages = await findPages(tx, note.id);
  const wordCount = pages.reduce((sum, { text }) => sum + countWords(text), 0);
  if (wordCount === 0) {
    await deletePages(tx, note.id);
    await ending.failed(tx, note, 'nothing_recognised');
    return;
  }

  await replaceSections(tx, note.id, withSections(pages, titlesOfMembers(note)));
  const { title, pageCount, paged, lostPages } = note;
  const isLeft = lostPages === mostLostPages;
  const step = pages.some(({ reading }) => reading === 'unreadable') && stepAfterUnsent(note.unsentBecause);
  const warnings = [
    ...note.warnings,
    ...(isLeft ? [leftWarning] : []),
    ...readingWarnings(pages),
    ...(step ? [step] : []),
  ];
  const result = { title, pageCount, paged, wordCount, warnings, encodingChoice: null, formulasVersion: 0 };
  await ending.ready(tx, note, result);
}

/** The headings that an archive puts above the first pages of its members, including members without text. */
function titlesOfMembers({ scanPages, scanMembers }: NoteRow): Map<number, string> {
  return new Map(
    scanPages.flatMap((number, index): [number, string][] => {
      const title = scanMembers[index]?.under;
      return title ? [[number, title]] : [];
    }),
  );
}
