import type { KeyChange } from '@akada/contract/work/marking/regrading.ts';
import { Button, Text } from '@mantine/core';
import { counted } from '../../../../lib/format/numbers.ts';
import { ActionButton } from '../../../../ui/form/action-button.tsx';
import { FormFault } from '../../../../ui/form/form-fault.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { loweredBy, useApplyKeyChange } from './api.ts';

/**
 * Marks exams that have ended since with the old key, and exams that stopped marking did not reach; renders
 * nothing without any.
 */
export function MarkTheRest({ change: { id, state, ended_since, undone_at } }: { change: KeyChange }) {
  const applying = useApplyKeyChange(id);
  const lowered = loweredBy(applying.error);
  const hasMore = ended_since > 0 && undone_at === null;
  if (!hasMore && state !== 'stopped') return null;

  return (
    <>
      {lowered === null && <FormFault error={applying.error} />}
      <ActionButton
        variant="default"
        my={8}
        isBusy={applying.isPending || state === 'marking'}
        onClick={() => applying.mutate(false)}
      >
        {state === 'stopped' ? 'Continue marking' : `Mark ${counted(ended_since, 'exam')} that ended since`}
      </ActionButton>
      <Dialog
        isOpen={lowered !== null}
        onClose={applying.reset}
        title="Marks would fall"
        actions={
          <>
            <Button variant="default" onClick={applying.reset}>
              Cancel
            </Button>
            <Button onClick={() => applying.mutate(true)}>Lower them</Button>
          </>
        }
      >
        <Text>
          {lowered !== null &&
            `${counted(lowered.fall, 'exam')} would have fewer marks, ${lowered.rise} more.`}{' '}
          The students are told why.
        </Text>
      </Dialog>
    </>
  );
}
