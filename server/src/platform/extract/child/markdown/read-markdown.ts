import { promoteBoldLines } from '../blocks/bold-headings.ts';
import type { RawDocument } from '../blocks/raw-block.ts';
import { listInWarning } from '../compose/list-in-warning.ts';
import { splitSections } from '../compose/split-sections.ts';
import type { FileSource } from '../file-source.ts';
import { readTextFile } from '../text-file.ts';
import { markdownBlocks } from './markdown-blocks.ts';

/** Reads Markdown (CommonMark with tables). Front matter gives the title and is not shown. */
export async function readMarkdown(source: FileSource): Promise<RawDocument> {
  const { text, warnings } = await readTextFile(source);
  const { title, body } = splitFrontMatter(text);
  const embedded: string[] = [];
  const blocks = promoteBoldLines(markdownBlocks(body, embedded));

  return { title, pages: splitSections(blocks), warnings: [...warnings, ...embeddedWarning(embedded)] };
}

function embeddedWarning(names: readonly string[]): string[] {
  if (names.length === 0) return [];

  return [
    `This note shows parts of other files, which are not in it: ${listInWarning([...new Set(names)])}. Upload them too.`,
  ];
}

const OPENING = /^---[ \t]*\r?\n/;
const CLOSING = /^(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/m;
const TITLE = /^title:[ \t]*(.+?)[ \t]*$/im;

/**
 * Parts a Markdown file from the YAML block that many programs put before it. Only the title is taken
 * from it, by its line: nothing else of it is shown, so nothing else needs a YAML parser.
 */
function splitFrontMatter(text: string): { title: string | null; body: string } {
  const opening = OPENING.exec(text)?.[0];
  if (opening === undefined) return { title: null, body: text };

  const rest = text.slice(opening.length);
  const closing = CLOSING.exec(rest);
  const block = closing ? rest.slice(0, closing.index) : '';
  // A rule at the top of a text also looks like an opening; YAML has keys.
  if (!closing || !/^[\w-]+:/m.test(block)) return { title: null, body: text };

  const title = TITLE.exec(block)?.[1]?.replace(/^(["'])(.*)\1$/, '$2') ?? null;

  return { title, body: rest.slice(closing.index + closing[0].length) };
}
