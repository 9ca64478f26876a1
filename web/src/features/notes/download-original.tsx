import { prepareOriginal } from '@akada/contract/material/note-original.ts';
import type { UploadedFile } from '@akada/contract/material/notes.ts';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { toast } from '../../lib/toast/toast.ts';
import { ToolButton } from '../../ui/form/tool-button.tsx';

/** Gives the file back by the browser's own download, which shows how far it is and needs no memory. */
export function DownloadOriginal({ note }: { note: UploadedFile }) {
  const preparation = useMutation({
    mutationFn: () => call(prepareOriginal, { params: { id: note.id } }),
    onSuccess: ({ download_path }) => {
      const link = document.createElement('a');
      link.href = download_path;
      link.download = '';
      link.click();
    },
    onError: (error) => toast.error(`The file could not be downloaded. ${error.message}`),
  });

  return (
    <ToolButton
      icon={<IconDownload size={18} aria-hidden />}
      label="Download the file"
      loading={preparation.isPending}
      onClick={() => preparation.mutate()}
    />
  );
}
