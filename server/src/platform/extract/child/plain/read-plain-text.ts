import { open } from 'node:fs/promises';
import { decodeText } from '../../decode-text.ts';
import { DOCUMENT_LIMITS } from '../../limits.ts';
import type { FileSource } from '../file-source.ts';
import type { RawDocument } from '../raw-block.ts';
import { splitSections } from '../split-sections.ts';
import { plainBlocks } from './plain-blocks.ts';

/** Reads text without markup, in whatever encoding it is. */
export async function readPlainText(source: FileSource): Promise<RawDocument> {
  const text = await readTextFile(source);

  return { title: null, pages: splitSections(plainBlocks(text)), warnings: [] };
}

/** No encoding here takes more bytes for a character. */
const MOST_BYTES = DOCUMENT_LIMITS.characters * 4;

/** Reads as much of a text file as a document may hold, whatever its encoding; the rest is never in memory. */
export async function readTextFile({ content }: FileSource): Promise<string> {
  if (typeof content !== 'string') return decodeText(content.subarray(0, MOST_BYTES));

  const file = await open(content);
  try {
    const { size } = await file.stat();
    const bytes = Buffer.alloc(Math.min(size, MOST_BYTES));
    await file.read(bytes, 0, bytes.length, 0);

    return decodeText(bytes);
  } finally {
    await file.close();
  }
}
