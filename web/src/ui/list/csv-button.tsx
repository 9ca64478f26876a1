import { useMutation } from '@tanstack/react-query';
import { saveBlob } from '../../lib/download/save-file.ts';
import { toast } from '../../lib/toast/toast.ts';
import { ActionButton } from '../form/action-button.tsx';

interface CsvButtonProps {
  /** The name of the file, such as `akada-users.csv`. */
  name: string;
  fetchFile: () => Promise<Blob>;
}

/** Downloads a list as a table for spreadsheets. */
export function CsvButton({ name, fetchFile }: CsvButtonProps) {
  const taking = useMutation({
    mutationFn: fetchFile,
    onSuccess: (file) => saveBlob(name, file),
    onError: (error) => toast.error(`The list could not be downloaded. ${error.message}`),
  });

  return (
    <ActionButton variant="default" isBusy={taking.isPending} onClick={() => taking.mutate()}>
      Download (CSV)
    </ActionButton>
  );
}
