import { stat } from 'node:fs/promises';
import { uploadMaxBytes } from '@akada/core/plans/plans.ts';
import { MEDIA_TYPES } from '../media-types.ts';
import type { ExtractOutcome, FileToRead } from '../outcome.ts';
import { Unreadable } from '../reasons.ts';
import { composeDocument } from './compose-document.ts';
import type { RawDocument } from './raw-block.ts';

/**
 * Loaded when needed, because a child reads one file: PDF's parser alone takes a fifth of a second.
 * @throws {Unreadable}
 */
type Reader = (path: string) => Promise<RawDocument>;

const READERS: ReadonlyMap<string, () => Promise<Reader>> = new Map([
  [MEDIA_TYPES.pdf, async () => (await import('./pdf/read-pdf.ts')).readPdf],
  [MEDIA_TYPES.docx, async () => (await import('./docx/read-docx.ts')).readDocx],
  [MEDIA_TYPES.markdown, async () => (await import('./markdown/read-markdown.ts')).readMarkdown],
  [MEDIA_TYPES.text, async () => (await import('./plain/read-plain-text.ts')).readPlainText],
]);

/**
 * Reads one file, in the child process. Errors that are no verdict on the file are thrown.
 */
export async function readDocument(file: FileToRead): Promise<ExtractOutcome> {
  try {
    await checkSize(file.path);
    const load = READERS.get(file.mediaType);
    if (!load) throw new Unreadable('wrong_type', `no reader for ${file.mediaType}`);

    const read = await load();
    const outcome = composeDocument(await read(file.path), file.filename);
    if (outcome.words === 0) throw new Unreadable(withoutText(file.mediaType), 'no word in the whole file');

    return outcome;
  } catch (error) {
    return verdict(error);
  }
}

async function checkSize(path: string): Promise<void> {
  const { size } = await stat(path);
  if (size === 0) throw new Unreadable('empty', 'the file has no bytes');
  if (size > uploadMaxBytes) throw new Unreadable('too_large', `${size} bytes`);
}

/** Pages without text are pictures of text; the other formats would hold the text itself. */
function withoutText(mediaType: string): 'no_text' | 'empty' {
  return mediaType === MEDIA_TYPES.pdf ? 'no_text' : 'empty';
}

function verdict(error: unknown): ExtractOutcome {
  if (error instanceof Unreadable) return { ok: false, reason: error.reason, detail: error.message };
  if (error instanceof RangeError && /call stack/i.test(error.message))
    return { ok: false, reason: 'too_deep', detail: error.message };
  if (error instanceof RangeError && /allocation|invalid (string|array) length/i.test(error.message))
    return { ok: false, reason: 'too_large', detail: error.message };

  throw error;
}
