import { use } from 'react';
import { blankGaps } from '../answers/gaps/gap-marks.ts';
import { ContentOptions } from '../content/content-options.ts';
import { BlockText } from '../content/lazy-content.tsx';
import type { StemTextProps } from './stem-text.tsx';

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
