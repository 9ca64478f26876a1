/** Trees of Markdown texts, which are stored next to their texts. */
import type { ContentTree } from '@akada/contract/wire/content/content-tree.ts';
import { type MarkdownForm, renderMarkdown } from '../render-content.ts';

/** Budget of one text, which can be a complete passage. Lists of the bank send no trees. */
const formulasOfText = { texLength: 4_000, nodes: 6_000 };

/**
 * @param texts stems, options and passages
 * @param form syntax of their lines
 * @returns the tree of each; null if it is one paragraph that says exactly what the text says
 */
export function treesOfMarkdown(texts: readonly string[], form?: MarkdownForm): (ContentTree | null)[] {
  return texts.map((text) => {
    const tree = renderMarkdown(text, formulasOfText, form);
    return isItsText(tree, text.trim()) ? null : tree;
  });
}

/** An escaped asterisk also gives a tree of one string, but with another text. */
function isItsText({ blocks, cut }: ContentTree, text: string): boolean {
  const [block, ...others] = blocks;
  if (cut || others.length > 0) return false;
  if (block === undefined) return text === '';
  if (block.type !== 'paragraph') return false;

  const [child, ...more] = block.children;
  return more.length === 0 && child === text;
}
