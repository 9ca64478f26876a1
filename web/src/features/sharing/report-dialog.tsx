import { reportShare } from '@akada/contract/work/received-shares.ts';
import { fieldErrors } from '../../lib/http/contract-check.ts';
import { toast } from '../../lib/toast/toast.ts';
import { ReasonDialog } from '../../ui/layers/written-dialogs.tsx';
import { useReport } from './api.ts';

interface ReportDialogProps {
  id: string;
  /** `key` is empty for the complete share. */
  about: { key: string; words: string };
  onClose: () => void;
}

export function ReportDialog({ id, about: { key, words }, onClose }: ReportDialogProps) {
  const reporting = useReport(id);

  return (
    <ReasonDialog
      isOpen
      title="Report a mistake"
      label="What is wrong?"
      description={`About “${words}”. Its owner reads it with your name.`}
      save="Send"
      isBusy={reporting.isPending}
      rules={({ reason }) => {
        const { comment } = fieldErrors(reportShare.body, { part_key: key, comment: reason });
        return { reason: comment };
      }}
      refusal={reporting.error}
      onSave={(comment) =>
        reporting.mutate(
          { part_key: key, comment },
          {
            onSuccess: () => {
              toast.success('Thank you. Its owner is notified.');
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    />
  );
}
