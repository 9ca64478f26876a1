/** Trees of texts that are no Markdown, as they are stored beside their texts. */
import type { ContentTree } from '@akada/contract/wire/content/content-tree.ts';
import { renderPlainText } from '../render-content.ts';

/** Of one text: a hundred questions, each with seven, are one answer. Real ones have a tenth of it. */
const formulasOfText = { texLength: 1_000, nodes: 1_500 };

/**
 * @param texts each a stem, an option, an explanation
 * @returns the tree of each; null where it says no more than the text
 */
export function treesOfTexts(texts: readonly string[]): (ContentTree | null)[] {
  return texts.map((text) => {
    const tree = renderPlainText(text, formulasOfText);
    return isPlain(tree) ? null : tree;
  });
}

function isPlain({ blocks, cut }: ContentTree): boolean {
  const [block, ...others] = blocks;
  if (cut || others.length > 0) return false;
  return (
    block === undefined ||
    (block.type === 'paragraph' && block.children.every((node) => typeof node === 'string'))
  );
}
