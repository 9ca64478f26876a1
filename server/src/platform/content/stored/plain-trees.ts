/** Trees of texts without Markdown, which are stored next to their texts. */
import type { ContentTree } from '@akada/contract/wire/content/content-tree.ts';
import { renderPlainText } from '../render-content.ts';

/** Budget of one text: an answer has a hundred questions with seven texts each. Real texts need a tenth of it. */
const formulasOfText = { texLength: 1_000, nodes: 1_500 };

/**
 * @param texts stems, options, explanations
 * @returns the tree of each; null if the text is enough
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
