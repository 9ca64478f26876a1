import { useMutation } from '@tanstack/react-query';
import { toast } from '../../lib/toast/toast.ts';

/**
 * Uses the browser's own download, which shows its progress and needs no memory.
 *
 * @param prepare requests an address that is valid for a minute
 */
export function useDownload(prepare: () => Promise<{ download_path: string }>) {
  return useMutation({
    mutationFn: prepare,
    onSuccess: ({ download_path }) => {
      const link = document.createElement('a');
      link.href = download_path;
      link.download = '';
      link.click();
    },
    onError: (error) => toast.error(`The file could not be downloaded. ${error.message}`),
  });
}
