/** HTML of question files as Markdown of ours. It goes through the closed tree, so nothing else can come out. */
import { contentVersion } from '@akada/contract/wire/content/content-limits.ts';
import { decodeHTML } from 'entities';
import { renderPlainText } from '../../content/render-content.ts';
import { getMarkdown } from '../../content/written/markdown-text.ts';
import { withBlanks } from '../text/blanks.ts';
import { getBlocks } from './html-blocks.ts';
import { parseHtml } from './parse-fragment.ts';
import { withPictures } from './picture-marks.ts';
import { type PictureOf, TextSource } from './text-source.ts';

/** The content of one HTML text. */
export interface TextOfHtml {
  /** Markdown with `picture:n` for the pictures of the file. */
  markdown: string;
  /** Sentences about omitted or changed content, each once. */
  warnings: string[];
}

/**
 * @param html of one text of a question, from anyone
 * @param getPicture finds the pictures of the file; none where absent
 * @returns the text as Markdown, in bounded time
 */
export function htmlToMarkdown(html: string, getPicture: PictureOf = () => null): TextOfHtml {
  const source = new TextSource(getPicture);
  const nodes = parseHtml(html.toWellFormed());
  if (nodes === null) {
    const markdown = plainToMarkdown(source.take(wordsOfHtml(html)));
    return {
      markdown,
      warnings: ['The markup of a text is too long or too deep: only its words were read.'],
    };
  }
  const blocks = getBlocks(nodes, source);
  const markdown = withPictures(withBlanks(getMarkdown({ version: contentVersion, blocks, cut: false })));
  return { markdown, warnings: source.warnings };
}

/**
 * @param text that is no Markdown and no HTML; its formulas stay formulas
 * @returns Markdown that shows the text as it is
 */
export function plainToMarkdown(text: string): string {
  return getMarkdown(renderPlainText(text, { texLength: 0, nodes: 0 }));
}

/** @param html of one text @returns its words on one line, without any markup */
export function wordsOfHtml(html: string): string {
  const words = decodeHTML(html.replace(/<[^<>]*>/g, ' '));
  return words.replace(/\s+/g, ' ').trim();
}
