import { promoteBoldLines } from '../bold-headings.ts';
import { readTextFile } from '../plain/read-text-file.ts';
import type { RawDocument } from '../raw-block.ts';
import { splitSections } from '../split-sections.ts';
import { splitFrontMatter } from './front-matter.ts';
import { markdownBlocks } from './markdown-blocks.ts';

/** Reads Markdown (CommonMark with tables). Front matter gives the title and is not shown. */
export async function readMarkdown(path: string): Promise<RawDocument> {
  const { title, body } = splitFrontMatter(await readTextFile(path));
  const blocks = promoteBoldLines(markdownBlocks(body));

  return { title, pages: splitSections(blocks), warnings: [] };
}
