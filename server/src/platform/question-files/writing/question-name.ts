/** The name of a question in programs with lists of names. */

import { wordsOfHtml } from '../html/html-to-markdown.ts';
import { markdownToHtml } from '../html/markdown-to-html.ts';
import type { FileQuestion } from '../question-file.ts';

const longestName = 80;

/** @param question any @returns its name, or the beginning of its text; never empty */
export function questionName({ name, stem }: Pick<FileQuestion, 'name' | 'stem'>): string {
  const own = name?.replace(/\s+/g, ' ').trim() ?? '';
  if (own !== '') return own.slice(0, 200).trim();

  const words = wordsOfHtml(markdownToHtml(stem, () => null).replace(/\\[()[\]]/g, ''));
  const cut = words.length <= longestName ? words : `${words.slice(0, longestName).replace(/\s+\S*$/, '')}…`;
  return cut === '' ? 'Question' : cut;
}
