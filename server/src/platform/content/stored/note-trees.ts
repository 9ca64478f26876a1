/** Trees of notes for the preview of their editor, with the lines that their writer ended. */
import type { ContentTree } from '@akada/contract/wire/content/content-tree.ts';
import { treesOfMarkdown } from './markdown-trees.ts';

/** @returns the tree of each text; null if it is one paragraph that says exactly what the text says */
export function treesOfNotes(texts: readonly string[]): (ContentTree | null)[] {
  return treesOfMarkdown(texts, { separatesTypedLines: true });
}
