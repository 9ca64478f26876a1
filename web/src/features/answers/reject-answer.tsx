import { rejectAnswer } from '@akada/contract/work/contests/answer-contests.ts';
import { fieldErrors } from '../../lib/http/contract-check.ts';
import { toast } from '../../lib/toast/toast.ts';
import { ReasonDialog } from '../../ui/layers/written-dialogs.tsx';
import { type ChosenAnswer, useRejectAnswer } from './api.ts';

interface RejectAnswerProps {
  questionId: string;
  answer: ChosenAnswer;
  onClose: () => void;
}

/** Answers everybody who contests an answer: it does not count. */
export function RejectAnswer({ questionId, answer: { part, text }, onClose }: RejectAnswerProps) {
  const rejecting = useRejectAnswer(questionId);

  return (
    <ReasonDialog
      title="Reject this answer"
      label="Why"
      description="Everybody who contests it reads this. They cannot contest it again."
      save="Reject for everybody"
      isBusy={rejecting.isPending}
      rules={({ reason }) => fieldErrors(rejectAnswer.body, { part, text, reason })}
      refusal={rejecting.error}
      onSave={(reason) =>
        rejecting.mutate(
          { part, text, reason },
          {
            onSuccess: () => {
              toast.success('The answer is rejected. The students are told why.');
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    />
  );
}
