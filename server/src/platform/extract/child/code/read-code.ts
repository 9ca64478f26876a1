import type { RawDocument } from '../blocks/raw-block.ts';
import { splitSections } from '../compose/split-sections.ts';
import type { FileSource } from '../file-source.ts';
import { readTextFile } from '../text-file.ts';
import { codeBlocks } from './code-blocks.ts';
import { getCommentForms } from './comment-forms.ts';

/** Reads program text: its comments, next to the code that they describe. */
export async function readCode(source: FileSource): Promise<RawDocument> {
  const { text, warnings } = await readTextFile(source);

  return { title: null, pages: splitSections(codeBlocks(text, getCommentForms(source.name))), warnings };
}
