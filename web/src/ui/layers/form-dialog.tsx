import { Button, Stack } from '@mantine/core';
import { type FormEventHandler, type ReactNode, useId } from 'react';
import { ActionButton } from '../form/action-button.tsx';
import { Dialog } from './dialog.tsx';

export interface FormDialogProps {
  isOpen?: boolean;
  title: string;
  /** The label of the button that closes it without any effect. */
  cancel?: string;
  save: string;
  /** True if saving removes something. */
  isHarsh?: boolean;
  isBusy?: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with required fields and two buttons. */
export function FormDialog({
  isOpen = true,
  cancel = 'Cancel',
  save,
  isHarsh = false,
  isBusy = false,
  onSubmit,
  children,
  ...dialog
}: FormDialogProps) {
  const id = useId();

  return (
    <Dialog
      {...dialog}
      isOpen={isOpen}
      actions={
        <>
          <Button variant="default" onClick={dialog.onClose}>
            {cancel}
          </Button>
          <ActionButton type="submit" form={id} isBusy={isBusy} {...(isHarsh && { color: 'clay' })}>
            {save}
          </ActionButton>
        </>
      }
    >
      <form id={id} onSubmit={onSubmit} noValidate>
        <Stack>{children}</Stack>
      </form>
    </Dialog>
  );
}
