/** Reads a stored file as a document: its text, and the text of its scanned pages. */
import { open } from 'node:fs/promises';
import type { ReadingAbility } from '@akada/core/notes/file-kinds.ts';
import type { DocumentPage, StudyDocument } from '@akada/core/text/document.ts';
import { withSections } from '../../../platform/extract/child/compose/page-sections.ts';
import { extractDocument } from '../../../platform/extract/extract-document.ts';
import { inspectArchive } from '../../../platform/extract/inspect-archive.ts';
import { SHORT_READING_LIMITS } from '../../../platform/extract/limits.ts';
import type { ExtractOutcome, FileToRead, ReadFile } from '../../../platform/extract/outcome.ts';
import { sentenceForReason } from '../../../platform/extract/reasons.ts';
import type { ScanPage } from '../../../platform/extract/scan-page.ts';
import { sniffMediaType } from '../../../platform/extract/sniffing/sniff-media-type.ts';
import { IsolationFailure } from '../../../platform/isolate/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { ProgramFailure } from '../../../platform/programs/run-program.ts';
import { drawPage } from '../../../platform/recognition/draw-page.ts';
import { recognisedPage, unreadablePage } from '../../../platform/recognition/recognised-page.ts';

export type PaperFileDeps = Pick<
  Platform,
  'readers' | 'longReaders' | 'inspectors' | 'drawers' | 'recogniser'
>;

/** A paper has a few pages: longer files are books. */
const maxPages = 150;
const maxCharacters = 500_000;
/** Each page of a scan takes some seconds. */
const maxScanPages = 60;

const sentences = {
  tooLong: 'This file is longer than a past paper. Split it, and choose one paper.',
  nothingRecognised:
    'No text was found in the pictures of this file. Take the photo again in good light, straight from above and close enough to read.',
};

export interface PaperFile {
  path: string;
  filename: string;
}

/** A file that gives no document, with a sentence for its owner. */
export interface RejectedFile {
  failure: string;
}

/** Reports how many pages of a scan were read. */
export type ReportPages = (pagesDone: number, pagesTotal: number) => Promise<void>;

/**
 * @param report is called after each page of a scan
 * @returns the document, or the reason why there is none
 * @throws IsolationFailure if nothing was learned about the file: try again later
 */
export async function readPaperFile(
  deps: PaperFileDeps,
  { path, filename }: PaperFile,
  report: ReportPages,
  signal: AbortSignal,
): Promise<StudyDocument | RejectedFile> {
  const { recogniser } = deps;
  const sniffed = await sniff(deps, { path, filename }, signal);
  if (!sniffed.accepted) return { failure: sniffed.detail };

  const { mediaType } = sniffed;
  const file = { path, filename, mediaType, recognises: recogniser !== null };
  const outcome = await extract(deps, file, signal);
  const read = outcome.ok ? outcome : outcome.scan;
  if (read?.scans && recogniser !== null)
    return recognise(deps, file, { ...read, scans: read.scans }, report, signal);
  if (!outcome.ok) return { failure: sentenceForReason(outcome.reason) };
  return isTooLong(outcome.document) ? { failure: sentences.tooLong } : outcome.document;
}

const headBytes = 8_192;

async function sniff(
  { inspectors, recogniser }: PaperFileDeps,
  { path, filename }: PaperFile,
  signal: AbortSignal,
) {
  const head = await readHead(path);
  const isArchive = head.toString('latin1', 0, 2) === 'PK';
  const archive = isArchive ? await inspectArchive(path, { pool: inspectors, signal }) : null;
  const abilities = new Set<ReadingAbility>(recogniser === null ? [] : ['recognition']);
  return sniffMediaType(head, filename, { archive, abilities });
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Long files wait for each other, and short ones do not wait for them. */
async function extract(
  { readers, longReaders }: PaperFileDeps,
  file: FileToRead,
  signal: AbortSignal,
): Promise<ExtractOutcome> {
  const outcome = await extractDocument(file, { pool: readers, limits: SHORT_READING_LIMITS, signal });
  return !outcome.ok && outcome.isCutShort ? extractDocument(file, { pool: longReaders, signal }) : outcome;
}

function isTooLong({ pages }: StudyDocument): boolean {
  return pages.length > maxPages || pages.reduce((sum, { text }) => sum + text.length, 0) > maxCharacters;
}

async function recognise(
  deps: PaperFileDeps,
  file: FileToRead,
  { document, scans }: ReadFile & { scans: ScanPage[] },
  report: ReportPages,
  signal: AbortSignal,
): Promise<StudyDocument | RejectedFile> {
  if (isTooLong(document) || scans.length > maxScanPages) return { failure: sentences.tooLong };

  const recognised = new Map<number, DocumentPage>();
  await report(0, scans.length);
  for (const scan of scans) {
    recognised.set(scan.number, await recognisePage(deps, file, scan, signal));
    await report(recognised.size, scans.length);
  }
  const pages = document.pages.map((page) => recognised.get(page.number) ?? page);
  if (pages.every(({ text }) => text === '')) return { failure: sentences.nothingRecognised };
  return { ...document, pages: withSections(pages) };
}

async function recognisePage(
  { drawers, recogniser }: PaperFileDeps,
  { path, mediaType }: FileToRead,
  scan: ScanPage,
  signal: AbortSignal,
): Promise<DocumentPage> {
  try {
    const png = await drawPage({ path, mediaType, reader: 'program', ...scan }, { pool: drawers, signal });
    if (png === null || recogniser === null) return unreadablePage(scan.number);
    return recognisedPage(await recogniser.recognise(png, signal), scan).page;
  } catch (error) {
    const isOfPage =
      (error instanceof IsolationFailure && error.reason === 'timed_out') ||
      (error instanceof ProgramFailure && error.reason !== 'interrupted');
    if (!isOfPage) throw error;
    return unreadablePage(scan.number);
  }
}
