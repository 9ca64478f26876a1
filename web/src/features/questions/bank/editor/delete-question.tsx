import type { BankQuestion } from '@akada/contract/material/question-bank.ts';
import { links } from '@akada/core/links/links.ts';
import { useNavigate } from 'react-router';
import { ActionButton } from '../../../../ui/form/action-button.tsx';
import { FormFault } from '../../../../ui/form/form-fault.tsx';
import { useBulkChange } from '../bulk-change.ts';

/** Deletes immediately; the deletion can be undone for an hour. */
export function DeleteQuestion({ question: { id } }: { question: BankQuestion }) {
  const navigate = useNavigate();
  const deletion = useBulkChange(() => void navigate(links.questions()));

  return (
    <div>
      <FormFault error={deletion.error} />
      <ActionButton
        variant="default"
        isBusy={deletion.isPending}
        onClick={() => deletion.mutate({ ids: [id], action: 'delete' })}
      >
        Delete the question
      </ActionButton>
    </div>
  );
}
