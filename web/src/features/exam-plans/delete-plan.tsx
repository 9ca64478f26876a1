import type { ExamPlan } from '@akada/contract/work/plans/exam-plans.ts';
import { useDeletion } from '../../lib/query/deletion.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { deletablePlan } from './api.ts';

/** Deletes immediately: the notice of the deletion offers to undo it. */
export function DeletePlan({ plan, onDeleted }: { plan: ExamPlan; onDeleted: () => void }) {
  const deletion = useDeletion(deletablePlan, onDeleted);

  return (
    <div>
      {deletion.error && <Notice kind="error">{deletion.error.message}</Notice>}
      <ActionButton
        variant="subtle"
        color="gray"
        isBusy={deletion.isPending}
        onClick={() => deletion.mutate(plan)}
      >
        Delete this plan
      </ActionButton>
    </div>
  );
}
