import type { RawDocument } from '../raw-block.ts';
import { splitSections } from '../split-sections.ts';
import { readTextFile } from '../text-file.ts';
import { plainBlocks } from './plain-blocks.ts';

/** Reads text without markup, in whatever encoding it is. */
export async function readPlainText(path: string): Promise<RawDocument> {
  const { text, warnings } = await readTextFile(path);

  return { title: null, pages: splitSections(plainBlocks(text)), warnings };
}
