/** Dialogs that ask for one text. */
import { Textarea, TextInput } from '@mantine/core';
import { useCheckedForm } from '../../lib/form/use-checked-form.ts';
import { FormFault } from '../form/form-fault.tsx';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';

interface WrittenDialogProps<Name extends string>
  extends Omit<FormDialogProps, 'onSubmit' | 'children' | 'save' | 'isHarsh'> {
  /** The label of the field. */
  label: string;
  /** The contract's rules (`fieldErrors`). */
  rules: (values: Record<Name, string>) => Record<string, string | undefined>;
  /** The error of the last try. */
  refusal: Error | null;
  onSave: (text: string) => void;
}

interface RenameDialogProps extends WrittenDialogProps<'name'> {
  /** The present name. */
  name: string;
}

export function RenameDialog({ name, label, rules, refusal, onSave, ...dialog }: RenameDialogProps) {
  const form = useCheckedForm({ initialValues: { name }, rules, refusal });

  return (
    <FormDialog {...dialog} save="Save the name" onSubmit={form.submit((values) => onSave(values.name))}>
      <FormFault error={form.fault} />
      <TextInput label={label} maxLength={120} autoComplete="off" {...form.getInputProps('name')} />
    </FormDialog>
  );
}

interface ReasonDialogProps extends WrittenDialogProps<'reason'>, Pick<FormDialogProps, 'save' | 'isOpen'> {
  /** Tells who reads the reason, and the consequence for them. */
  description: string;
}

/** Asks for the reason of a rejection. Typed text survives closing the dialog to look at the rejected item again. */
export function ReasonDialog({ label, description, rules, refusal, onSave, ...dialog }: ReasonDialogProps) {
  const form = useCheckedForm({ initialValues: { reason: '' }, rules, refusal });

  return (
    <FormDialog {...dialog} isHarsh onSubmit={form.submit(({ reason }) => onSave(reason))}>
      <FormFault error={form.fault} />
      <Textarea
        label={label}
        description={description}
        autosize
        minRows={3}
        maxLength={500}
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  );
}
