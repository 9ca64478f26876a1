import type { Question } from '@akada/contract/material/questions.ts';
import { setFileName, setTable, setText } from '@akada/core/questions/set-file.ts';
import { IconFileText, IconPrinter, IconTable } from '@tabler/icons-react';
import { createPortal } from 'react-dom';
import { usePrinting } from '../../lib/device/use-printing.ts';
import { csvText } from '../../lib/download/csv-text.ts';
import { saveFile } from '../../lib/download/save-file.ts';
import { toast } from '../../lib/toast/toast.ts';
import { ToolButton } from '../../ui/form/tool-button.tsx';
import { PrintedSet } from './printed-set.tsx';

interface SetToolsProps {
  title: string;
  questions: readonly Question[];
}

/** What can be done with a set outside of the app. */
export function SetTools({ title, questions }: SetToolsProps) {
  const isPrinting = usePrinting();
  const saveTable = async () => {
    const { fields, rows } = setTable({ title, questions });
    try {
      saveFile(setFileName(title, 'csv'), await csvText(fields, rows), 'text/csv');
    } catch (error) {
      toast.error(`The table could not be made. ${error instanceof Error ? error.message : ''}`);
    }
  };

  return (
    <>
      <ToolButton icon={<IconPrinter size={18} aria-hidden />} label="Print" onClick={() => window.print()} />
      <ToolButton
        icon={<IconFileText size={18} aria-hidden />}
        label="Download as text"
        onClick={() => saveFile(setFileName(title, 'txt'), setText({ title, questions }), 'text/plain')}
      />
      <ToolButton
        icon={<IconTable size={18} aria-hidden />}
        label="Download as CSV"
        onClick={() => void saveTable()}
      />
      {isPrinting && createPortal(<PrintedSet title={title} questions={questions} />, document.body)}
    </>
  );
}
