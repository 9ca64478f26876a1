import { reportMessage } from '@akada/contract/observers/messages.ts';
import { links } from '@akada/core/links/links.ts';
import { useNavigate } from 'react-router';
import { fieldErrors } from '../../lib/http/contract-check.ts';
import { toast } from '../../lib/toast/toast.ts';
import { ReasonDialog } from '../../ui/layers/written-dialogs.tsx';
import { useReport } from './api.ts';

interface ReportMessageProps {
  conversationId: string;
  position: number;
  onClose: () => void;
}

/** Gives support one message of the other. */
export function ReportMessage({ conversationId, position, onClose }: ReportMessageProps) {
  const report = useReport(conversationId);
  const navigate = useNavigate();
  const save = (reason: string) =>
    report.mutate(
      { position, reason },
      {
        onSuccess: ({ request_id }) => {
          onClose();
          toast.success('Support has your report.');
          void navigate(links.supportRequest(request_id));
        },
      },
    );

  return (
    <ReasonDialog
      title="Report this message"
      label="What is wrong?"
      description="Support reads your words and the messages around this one, and answers you. The other person is not told."
      save="Send the report"
      isBusy={report.isPending}
      refusal={report.error}
      rules={(values) => fieldErrors(reportMessage.body, { position, ...values })}
      onSave={save}
      onClose={onClose}
    />
  );
}
