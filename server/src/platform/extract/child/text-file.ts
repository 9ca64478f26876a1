import { open } from 'node:fs/promises';
import { withoutColours } from '../encoding/control-characters.ts';
import { decodeText, encodingWarnings } from '../encoding/decode-text.ts';
import { encodingChoice } from '../encoding/encoding-choice.ts';
import type { TextEncoding } from '../encoding/legacy-encoding.ts';
import { DOCUMENT_LIMITS } from '../limits.ts';
import { Unreadable } from '../reasons.ts';
import { charactersWarning } from './compose/compose-document.ts';
import type { FileSource } from './file-source.ts';

/** No encoding here takes more bytes for a character. */
const MOST_BYTES = DOCUMENT_LIMITS.characters * 4;

type TextSource = Pick<FileSource, 'content' | 'encoding'>;

export interface TextFile {
  text: string;
  /** Whether the file is longer than what was read of it. */
  isCut: boolean;
  /** Warnings for the file's owner about encoding and length. */
  warnings: string[];
}

/**
 * Reads as much of a text file as a document may hold, whatever its encoding; the rest is never in memory.
 *
 * @throws {Unreadable} `wrong_type` when it is no text
 */
export async function readTextFile(source: TextSource, mostBytes = MOST_BYTES): Promise<TextFile> {
  const { bytes, isCut } = await readStart(source, mostBytes);
  const decoded = decodeText(bytes, source.encoding?.given);
  if (!decoded) throw new Unreadable('wrong_type', 'text in no encoding that is known');

  const cutWarning = isCut ? [charactersWarning] : [];
  return {
    text: withoutColours(decoded.text),
    isCut,
    warnings: [
      ...(isAsked(source, bytes, decoded.encoding) ? [] : encodingWarnings(decoded.encoding)),
      ...cutWarning,
    ],
  };
}

/**
 * Reports the two samples from which a person can choose.
 *
 * @returns false if there is no doubt, or no person to ask
 */
function isAsked(
  { encoding: ask }: TextSource,
  bytes: Uint8Array,
  { label, doubtful, rival }: TextEncoding,
): boolean {
  const choice = ask && doubtful && rival ? encodingChoice(bytes, label, rival) : null;
  if (!ask || !choice) return false;

  ask.doubt(choice);
  return true;
}

/** The first bytes of a file, as many as a document may hold unless `mostBytes` says otherwise. */
export async function readStart(
  { content }: Pick<FileSource, 'content'>,
  mostBytes = MOST_BYTES,
): Promise<{ bytes: Buffer; isCut: boolean }> {
  if (typeof content !== 'string')
    return { bytes: content.subarray(0, mostBytes), isCut: content.length > mostBytes };

  const file = await open(content);
  try {
    const { size } = await file.stat();
    const bytes = Buffer.alloc(Math.min(size, mostBytes));
    await file.read(bytes, 0, bytes.length, 0);

    return { bytes, isCut: size > bytes.length };
  } finally {
    await file.close();
  }
}

/**
 * Like `readTextFile`, for formats that mean nothing without their end.
 *
 * @param mostBytes larger for files that are mostly not text
 * @throws {Unreadable} `too_large` if the file is longer than a document
 */
export async function readWholeTextFile(source: TextSource, mostBytes = MOST_BYTES): Promise<TextFile> {
  const file = await readTextFile(source, mostBytes);
  if (file.isCut) throw new Unreadable('too_large', 'longer than a document');

  return file;
}
