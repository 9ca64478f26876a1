import type { ExamResult } from '@akada/contract/work/exam-results.ts';
import { IconPrinter } from '@tabler/icons-react';
import { createPortal } from 'react-dom';
import { printPage } from '../../../lib/device/print-page.ts';
import { usePrinting } from '../../../lib/device/use-printing.ts';
import { ToolButton } from '../../../ui/form/tool-button.tsx';
import { PrintedReview } from './printed-review.tsx';

/** Prints the whole review, by its button and by the browser's own menu. */
export function PrintTool({ result }: { result: ExamResult }) {
  const isPrinting = usePrinting();

  return (
    <>
      <ToolButton
        icon={<IconPrinter size={18} aria-hidden />}
        label="Print"
        onClick={() => void printPage()}
      />
      {isPrinting && createPortal(<PrintedReview result={result} />, document.body)}
    </>
  );
}
