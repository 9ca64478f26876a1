import { DOCUMENT_LIMITS } from '../../limits.ts';
import type { RawDocument } from '../blocks/raw-block.ts';
import { charactersWarning } from '../compose/compose-document.ts';
import { splitSections } from '../compose/split-sections.ts';
import type { FileSource } from '../file-source.ts';
import { readTextFile } from '../text-file.ts';
import { ankiBlocks } from './anki-export.ts';
import { plainBlocks } from './plain-blocks.ts';

/**
 * Reads text without markup, in whatever encoding it is. Millions of short lines take far more memory than their text,
 * so no more of them are looked at than are stored.
 */
export async function readPlainText(source: FileSource): Promise<RawDocument> {
  const { text, warnings } = await readTextFile(source);
  const start = text.slice(0, DOCUMENT_LIMITS.characters);
  const cutWarning = start.length < text.length ? [charactersWarning] : [];

  return {
    title: null,
    pages: splitSections(ankiBlocks(start) ?? plainBlocks(start)),
    warnings: [...warnings, ...cutWarning],
  };
}
