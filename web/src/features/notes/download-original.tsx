import { prepareOriginal } from '@akada/contract/material/note-original.ts';
import type { UploadedFile } from '@akada/contract/material/notes.ts';
import { IconDownload } from '@tabler/icons-react';
import { call } from '../../lib/http/call.ts';
import { ToolButton } from '../../ui/form/tool-button.tsx';
import { useDownload } from './download.ts';

/** Downloads the uploaded file, or a written note as Markdown. */
export function DownloadOriginal({ note: { id, is_written } }: { note: UploadedFile }) {
  const download = useDownload(() => call(prepareOriginal, { params: { id } }));

  return (
    <ToolButton
      icon={<IconDownload size={18} aria-hidden />}
      label={is_written ? 'Download as Markdown' : 'Download the file'}
      loading={download.isPending}
      onClick={() => download.mutate()}
    />
  );
}
