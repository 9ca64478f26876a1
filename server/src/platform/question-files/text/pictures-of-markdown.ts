/** Pictures in Markdown of a file that holds none: their addresses lead to other sites, or to pictures of other people. */
import { markdownTokens } from '../../content/markdown/parser.ts';

const picture = /!\[((?:[^[\]\\]|\\.){0,1000})\]\([^()\n]{0,2000}\)/g;
/** Within a description that has brackets of its own. */
const address = /\]\((?=<?(?:picture|image):)/g;

/**
 * @param markdown from anyone
 * @returns it with descriptions in the place of its pictures, and whether it had any
 */
export function withoutPictures(markdown: string): { markdown: string; hadPictures: boolean } {
  if (!holdsPicture(markdown)) return { markdown, hadPictures: false };
  const text = markdown.replace(picture, '$1').replace(address, '] (');
  return { markdown: text.trim(), hadPictures: true };
}

function holdsPicture(markdown: string): boolean {
  if (!markdown.includes('![')) return false;
  if (markdown.includes('](picture:')) return true;

  return markdownTokens(markdown).some(({ children }) => children?.some(({ type }) => type === 'image'));
}
