import type { ContentTree } from '@akada/contract/wire/content/content-tree.ts';
import { use } from 'react';
import { blankGaps } from '../answers/gaps/gap-marks.ts';
import { ContentOptions } from '../content/content-options.ts';
import { LineText } from '../content/lazy-content.tsx';

export interface StemTextProps {
  text: string;
  tree: ContentTree | null | undefined;
}

/** The text of a question in a line. Gaps are blanks, because there are no fields. */
export function StemText({ text, tree }: StemTextProps) {
  const outer = use(ContentOptions);
  if (!text.includes('[[')) return <LineText text={text} tree={tree} />;
  return (
    <ContentOptions value={{ ...outer, drawText: blankGaps }}>
      <LineText text={blankGaps(text)} tree={tree} />
    </ContentOptions>
  );
}
