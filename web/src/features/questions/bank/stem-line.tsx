import type { BankQuestionSummary } from '@akada/contract/material/question-bank.ts';
import { ContentOptions, inRow } from '../../../ui/content/content-options.ts';
import { LineText } from '../../../ui/content/lazy-content.tsx';
import { nameOf } from './bank-words.ts';

/** A question as a row of a list calls it, in a link of its own. */
export function StemLine({ question }: { question: Pick<BankQuestionSummary, 'stem' | 'stem_content'> }) {
  return (
    <ContentOptions value={inRow}>
      <LineText text={nameOf(question)} tree={question.stem_content} isInControl />
    </ContentOptions>
  );
}
