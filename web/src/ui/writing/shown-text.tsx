import { Text } from '@mantine/core';
import { type TreeOf, useLastTree } from '../../lib/writing/use-shown-texts.ts';
import { BlockText } from '../content/lazy-content.tsx';

interface ShownTextProps {
  text: string;
  tree: ReturnType<TreeOf>;
  className?: string | undefined;
}

/** A preview of a typed text; renders nothing while it is empty. */
export function ShownText({ text, tree, className }: ShownTextProps) {
  const visibleContentTree = useLastTree(tree);
  if (text.trim() === '') return null;
  return <BlockText className={className} text={text} tree={visibleContentTree} />;
}

/**
 * Shown above a preview.
 *
 * @param about the subject, as a sentence
 * @param hasFailed true if the server has not rendered its texts
 */
export function PreviewNote({ about, hasFailed }: { about: string; hasFailed: boolean }) {
  return (
    <Text c="dimmed" size="sm" mb="sm">
      {hasFailed ? 'This is the plain text. Formulas appear when you are back online.' : about}
    </Text>
  );
}
