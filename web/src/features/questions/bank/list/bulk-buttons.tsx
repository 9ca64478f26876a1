import { Button } from '@mantine/core';
import { ActionButton } from '../../../../ui/form/action-button.tsx';

/** Actions that ask for details in a dialog. */
export type AskingAction = 'tag' | 'untag' | 'move';

const asking: readonly (readonly [AskingAction, text: string])[] = [
  ['tag', 'Tag'],
  ['untag', 'Remove a tag'],
  ['move', 'Move'],
];

interface BulkButtonsProps<Action extends string> {
  /** Actions that run when pressed. */
  plain: readonly (readonly [Action, text: string])[];
  isBusy: boolean;
  onRun: (change: { action: Action }) => void;
  onOpen: (dialog: AskingAction) => void;
}

/** The buttons for all selected questions, in the user's bank or in any. */
export function BulkButtons<Action extends string>({
  plain,
  isBusy,
  onRun,
  onOpen,
}: BulkButtonsProps<Action>) {
  return (
    <>
      {plain.map(([action, text]) => (
        <ActionButton key={action} variant="default" isBusy={isBusy} onClick={() => onRun({ action })}>
          {text}
        </ActionButton>
      ))}
      {asking.map(([action, text]) => (
        <Button key={action} variant="default" onClick={() => onOpen(action)}>
          {text}
        </Button>
      ))}
    </>
  );
}
