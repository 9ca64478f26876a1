import type { ContentTree } from '@akada/contract/wire/content/content-tree.ts';
import { use } from 'react';
import { blankGaps } from '../answers/gaps/gap-marks.ts';
import { ContentOptions } from '../content/content-options.ts';
import { BlockText, LineText } from '../content/lazy-content.tsx';

interface StemTextProps {
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

/** The text of a question in paragraphs. Gaps are blanks, because there are no fields. */
export function StemBlock({ text, tree, className }: StemTextProps & { className?: string | undefined }) {
  const outer = use(ContentOptions);
  if (!text.includes('[[')) return <BlockText className={className} text={text} tree={tree} />;
  return (
    <ContentOptions value={{ ...outer, drawText: blankGaps }}>
      <BlockText className={className} text={blankGaps(text)} tree={tree} />
    </ContentOptions>
  );
}
