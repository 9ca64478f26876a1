import type { BankQuestionSummary } from '@akada/contract/material/question-bank.ts';
import { blankGaps } from '../answers/gaps/gap-marks.ts';
import { ContentOptions, inRow } from '../content/content-options.ts';
import { LineText } from '../content/lazy-content.tsx';

const longestName = 90;

/** @returns the name of a question in a list or a sentence */
export function stemName({ stem }: { stem: string }): string {
  const line = blankGaps(stem).replace(/\s+/g, ' ').trim();
  if (line === '') return 'Without text yet';
  return line.length <= longestName ? line : `${line.slice(0, longestName)}…`;
}

/** A question as the linked title of a row. */
export function StemLine({ question }: { question: Pick<BankQuestionSummary, 'stem' | 'stem_content'> }) {
  return (
    <ContentOptions value={{ ...inRow, drawText: blankGaps }}>
      <LineText text={stemName(question)} tree={question.stem_content} isInControl />
    </ContentOptions>
  );
}
