import { replyToReview, reportReview, type TutorReview } from '@akada/contract/work/tutor-reviews.ts';
import { Text, Textarea } from '@mantine/core';
import { useCheckedForm } from '../../../lib/form/use-checked-form.ts';
import { fieldErrors } from '../../../lib/http/contract-check.ts';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { FormDialog } from '../../../ui/layers/form-dialog.tsx';
import { ReasonDialog } from '../../../ui/layers/written-dialogs.tsx';
import { useReply, useReviewReport } from './api.ts';

interface ReviewDialogProps {
  review: TutorReview;
  onClose: () => void;
}

/** The tutor's single reply to a review, visible to everybody who reads the review. */
export function ReplyDialog({ review: { id, author, text }, onClose }: ReviewDialogProps) {
  const replying = useReply(id, onClose);
  const form = useCheckedForm({
    initialValues: { text: '' },
    rules: (values) => fieldErrors(replyToReview.body, values),
    refusal: replying.error,
  });

  return (
    <FormDialog
      title={`Reply to ${author}`}
      save="Send the reply"
      isBusy={replying.isPending}
      onClose={onClose}
      onSubmit={form.submit((values) => replying.mutate(values.text))}
    >
      <FormFault error={form.fault} />
      {text !== '' && <Text c="dimmed">“{text}”</Text>}
      <Textarea
        label="Your reply"
        description="Everyone can read it with the review. You can reply once, and you cannot change it later."
        autosize
        minRows={3}
        maxLength={2_000}
        {...form.getInputProps('text')}
      />
    </FormDialog>
  );
}

/** Reports a review that breaks the rules to the administrators. */
export function ReportDialog({ review: { id }, onClose }: ReviewDialogProps) {
  const reporting = useReviewReport(id, onClose);

  return (
    <ReasonDialog
      title="Report this review?"
      label="What is wrong with it?"
      description="An administrator will read this. The review stays until they decide."
      save="Report"
      rules={(values) => fieldErrors(reportReview.body, values)}
      refusal={reporting.error}
      isBusy={reporting.isPending}
      onClose={onClose}
      onSave={(reason) => reporting.mutate(reason)}
    />
  );
}
