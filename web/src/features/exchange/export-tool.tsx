import { IconFileExport } from '@tabler/icons-react';
import { useState } from 'react';
import { Lazy, lazyComponent } from '../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../ui/feedback/code-fault.tsx';
import { ToolButton } from '../../ui/form/tool-button.tsx';
import type { Exported } from './api.ts';

interface ExportToolProps {
  of: Exported;
  /** The title in the file name. */
  title: string;
  label?: string;
}

const dialog = lazyComponent(async () => (await import('./export-dialog.tsx')).ExportDialog);

/** Offers the questions of a course or a set as a file of other programs. */
export function ExportTool({ of, title, label = 'Export' }: ExportToolProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <ToolButton
        icon={<IconFileExport size={18} aria-hidden />}
        label={label}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Lazy
          of={dialog}
          props={{ of, title, onClose: close }}
          waiting={null}
          fault={(error, retry) => <CodeFault what="the export" error={error} onRetry={retry} />}
        />
      )}
    </>
  );
}
