import { IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { printPage, usePrinting } from '../../lib/device/printing.ts';
import { ContentOptions, onPaper } from '../content/content-options.ts';
import { ToolButton } from './tool-button.tsx';

/**
 * @param children the printed content; the rest of the page is not printed, neither by this button nor by the
 * browser's own menu
 */
export function PrintButton({ children }: { children: ReactNode }) {
  const isPrinting = usePrinting();

  return (
    <>
      <ToolButton
        icon={<IconPrinter size={18} aria-hidden />}
        label="Print"
        onClick={() => void printPage()}
      />
      {isPrinting &&
        createPortal(
          <ContentOptions value={onPaper}>
            <div className="printed">{children}</div>
          </ContentOptions>,
          document.body,
        )}
    </>
  );
}
