import type { ContentTree } from '@akada/contract/wire/content/content-tree.ts';
import { use } from 'react';
import { ContentOptions } from './content-options.ts';
import { FittingLine } from './fitting-line.tsx';
import { InlineRow } from './inline-row.tsx';
import { getLine } from './line-of-blocks.ts';
import { Scrolling } from './scrolling.tsx';

interface InlineContentProps {
  tree: ContentTree;
  /** True inside a button or a label, which the keyboard reaches as one element. */
  isInControl: boolean;
}

/** A text in a label or in a heading, rendered without block elements, which are invalid there. */
export function InlineContent({ tree, isInControl }: InlineContentProps) {
  const outer = use(ContentOptions);
  const row = <InlineRow row={getLine(tree.blocks)} />;
  if (isInControl) {
    return (
      <ContentOptions value={{ ...outer, isLoadedAbove: true }}>
        <FittingLine>{row}</FittingLine>
      </ContentOptions>
    );
  }
  return (
    <Scrolling as="span" label={null}>
      {row}
    </Scrolling>
  );
}

/** A text followed by other content in the same line. */
export function FlowingContent({ tree }: Pick<InlineContentProps, 'tree'>) {
  return <InlineRow row={getLine(tree.blocks)} />;
}
