import type { FileSource } from '../file-source.ts';
import type { RawDocument } from '../raw-block.ts';
import { splitSections } from '../split-sections.ts';
import { readTextFile } from '../text-file.ts';
import { plainBlocks } from './plain-blocks.ts';

/** Reads text without markup, in whatever encoding it is. */
export async function readPlainText(source: FileSource): Promise<RawDocument> {
  const { text, warnings } = await readTextFile(source);

  return { title: null, pages: splitSections(plainBlocks(text)), warnings };
}
