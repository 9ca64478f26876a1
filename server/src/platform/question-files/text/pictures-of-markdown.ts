/** Pictures in Markdown of a file that holds none: their addresses lead to other sites, or to pictures of other people. */
import type { Token } from 'markdown-it';
import { markdownTokens } from '../../content/markdown/parser.ts';
import { getMarkdown } from '../../content/written/markdown-text.ts';
import { withPictureIds } from '../html/picture-marks.ts';
import { getTree, replacedIn } from './markdown-tree.ts';

/** A longer text is rejected anyway, and scanning it would take long. */
const mostCharacters = 10_000;

/**
 * @param markdown from anyone
 * @returns it with descriptions in the place of its pictures, and whether it had any
 */
export function withoutPictures(markdown: string): { markdown: string; hadPictures: boolean } {
  if (!hasPictures(markdown)) return { markdown, hadPictures: false };

  const tree = replacedIn(getTree(markdown), (node) => (node.type === 'image' ? node.alt : node));
  return { markdown: getMarkdown(tree), hadPictures: true };
}

function hasPictures(markdown: string): boolean {
  if (markdown.length > mostCharacters) return false;
  return markdown.includes('![') && markdownTokens(withPictureIds(markdown)).some(isPicture);
}

function isPicture({ type, children }: Token): boolean {
  return type === 'image' || (children?.some(isPicture) ?? false);
}
