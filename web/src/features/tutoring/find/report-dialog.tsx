import { reportReview } from '@akada/contract/work/tutor-reviews.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { fieldErrors } from '../../../lib/http/contract-check.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { ReasonDialog } from '../../../ui/layers/written-dialogs.tsx';

export function ReportDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const reporting = useMutation({
    mutationFn: (reason: string) => call(reportReview, { params: { id }, body: { reason } }),
    onSuccess: () => {
      toast.success('Thank you. An administrator looks at it.');
      onClose();
    },
  });

  return (
    <ReasonDialog
      isOpen
      title="Report this review"
      label="What is wrong"
      description="An administrator reads it with your name. The tutor and the author do not."
      save="Send"
      isBusy={reporting.isPending}
      rules={({ reason }) => fieldErrors(reportReview.body, { reason })}
      refusal={reporting.error}
      onSave={(reason) => reporting.mutate(reason)}
      onClose={onClose}
    />
  );
}
