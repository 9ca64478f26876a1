import type { AssignmentSummary } from '@akada/contract/work/classes/assignment-work.ts';
import { counted } from '../../lib/format/numbers.ts';
import { toast } from '../../lib/toast/toast.ts';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { useRemind } from './api.ts';

/** Reminds each student without a submission once. */
export function RemindButton({
  assignment: { id, title, to_remind: count },
}: {
  assignment: AssignmentSummary;
}) {
  const reminding = useRemind(id);

  return (
    <ActionButton
      variant="default"
      isBusy={reminding.isPending}
      aria-label={`Remind ${counted(count, 'student')} of ${title}`}
      onClick={() =>
        reminding.mutate(null, {
          onSuccess: ({ reminded }) => toast.success(`You reminded ${counted(reminded, 'student')}.`),
          onError: ({ message }) => toast.error(message),
        })
      }
    >
      Remind {count}
    </ActionButton>
  );
}
