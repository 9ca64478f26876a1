import { stat } from 'node:fs/promises';
import { type FileKindName, fileKindOfMediaType, fileKinds } from '@akada/core/notes/file-kinds.ts';
import { uploadMaxBytes } from '@akada/core/plans/plans.ts';
import type { EncodingChoice } from '../encoding/encoding-choice.ts';
import type { ExtractOutcome, FileToRead, ReadFile, UnreadableFile } from '../outcome.ts';
import { Unreadable } from '../reasons.ts';
import { isDrawn } from '../scan-page.ts';
import type { RawDocument } from './blocks/raw-block.ts';
import { composeDocument } from './compose/compose-document.ts';
import { uploadedFile } from './file-source.ts';
import { readKind } from './readers.ts';
import { unreadableBy } from './unreadable-by.ts';

/**
 * Reads one file, in the child process. Errors that are no verdict on the file are thrown.
 */
export async function readDocument(file: FileToRead): Promise<ExtractOutcome> {
  try {
    await checkSize(file.path);
    const kind = fileKindOfMediaType(file.mediaType);
    if (!kind) throw new Unreadable('wrong_type', `no reader for ${file.mediaType}`);

    let choice: EncodingChoice | null = null;
    const encoding = { given: file.encoding, doubt: (between: EncodingChoice) => (choice = between) };
    const { recognises = false } = file;
    const raw = await readKind(kind, uploadedFile(file.filename, file.path, { recognises, encoding }));
    const outcome = withScans(kind, raw, composeDocument(raw, file.filename));
    if (outcome.words === 0) return withoutWords(outcome);

    return choice ? { ...outcome, encodingChoice: choice } : outcome;
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
function withScans(kind: FileKindName, { scans: members }: RawDocument, read: ReadFile): ReadFile {
  const scans = read.document.pages
    .filter(({ reading }) => reading === 'unreadable')
    .map(({ number }) => ({ number, member: members?.get(number - 1) ?? null }))
    .filter(({ member }) => member || isDrawn(fileKinds[kind].mediaType));

  return scans.length > 0 ? { ...read, scans } : read;
}

function withoutWords(read: ReadFile): UnreadableFile {
  const detail = 'no word in the whole file';

  return read.scans
    ? { ok: false, reason: 'no_text', detail, scan: read }
    : { ok: false, reason: 'empty', detail };
}

function verdict(error: unknown): ExtractOutcome {
  const unreadable = unreadableBy(error);
  if (!unreadable) throw error;

  return { ok: false, reason: unreadable.reason, detail: unreadable.message };
}
