import type { ChosenOutcome } from '@akada/contract/observers/chosen-rows.ts';
import { Button, Text } from '@mantine/core';
import { counted } from '../../lib/format/numbers.ts';
import { toast } from '../../lib/toast/toast.ts';
import { Dialog } from '../layers/dialog.tsx';

interface LeftOutProps {
  /** The singular noun of the items. */
  one: string;
  /** The outcome of the last change of selected rows; undefined before the first. */
  outcome: ChosenOutcome | undefined;
  onClose: () => void;
}

/** Selected items that could not be changed, with reasons. */
export function LeftOut({ one, outcome, onClose }: LeftOutProps) {
  if (outcome === undefined || outcome.left_out.length === 0) return null;
  const { done, left_out } = outcome;

  return (
    <Dialog
      isOpen
      title={`${counted(left_out.length, one)} left out`}
      onClose={onClose}
      actions={<Button onClick={onClose}>Done</Button>}
    >
      <Text>{done === 0 ? 'Nothing was changed.' : `${counted(done, one)} changed.`}</Text>
      <dl>
        {left_out.map(({ id, name, why }) => (
          <div key={id}>
            <dt>
              <strong>{name}</strong>
            </dt>
            <dd style={{ margin: 0, overflowWrap: 'anywhere' }}>{why}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

/** Tells how many items were changed, if none was skipped. */
export function sayDone(one: string, { done, left_out }: ChosenOutcome): void {
  if (left_out.length === 0) toast.success(`${counted(done, one)} changed. It is in the record.`);
}
