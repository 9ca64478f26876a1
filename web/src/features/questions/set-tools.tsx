import type { Question, SharedPassage } from '@akada/contract/material/questions.ts';
import { setFileName } from '@akada/core/questions/set-file.ts';
import { IconFileText } from '@tabler/icons-react';
import { saveFile } from '../../lib/download/save-file.ts';
import { fetchCode } from '../../lib/lazy/lazy.tsx';
import { toast } from '../../lib/toast/toast.ts';
import { PrintButton } from '../../ui/form/print-button.tsx';
import { ToolButton } from '../../ui/form/tool-button.tsx';
import { PrintedSet } from './printed-set.tsx';

interface SetToolsProps {
  title: string;
  questions: readonly Question[];
  /** Passages named by the questions. */
  passages: readonly SharedPassage[] | undefined;
}

/** Ways to use a set outside the app. */
export function SetTools(set: SetToolsProps) {
  return (
    <>
      <PrintButton>
        <PrintedSet {...set} />
      </PrintButton>
      <ToolButton
        icon={<IconFileText size={18} aria-hidden />}
        label="Download as text"
        onClick={() => void saveText(set)}
      />
    </>
  );
}

async function saveText(set: SetToolsProps): Promise<void> {
  try {
    const { getSetText } = await fetchCode(() => import('./set-text.ts'));
    saveFile(setFileName(set.title, 'txt'), getSetText(set), 'text/plain');
  } catch (error) {
    toast.error(error instanceof Error ? error.message : 'The text could not be written.');
  }
}
