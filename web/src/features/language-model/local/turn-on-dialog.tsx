import { Text, TextInput } from '@mantine/core';
import { useCheckedForm } from '../../../lib/form/use-checked-form.ts';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { FormDialog } from '../../../ui/layers/form-dialog.tsx';
import { type LocalChoice, type Money, useModelStart } from './api.ts';

const fields = {
  price_input: 'Price of a million tokens sent, in US dollars',
  price_output: 'Price of a million tokens answered, in US dollars',
  budget_day: 'Budget of a day for everyone, in US dollars',
  budget_student: 'Budget of a day for one student, in US dollars',
} as const;
const names = Object.keys(fields) as (keyof typeof fields)[];
const isPrice = (name: keyof typeof fields) => name.startsWith('price');

const initial = { price_input: '0', price_output: '0', budget_day: '', budget_student: '' };

/** An empty price is no number and is rejected at its field. An empty budget is no limit. */
const toMoney = (values: typeof initial): Money => ({
  price_input: toNumber(values.price_input),
  price_output: toNumber(values.price_output),
  budget_day: values.budget_day.trim() === '' ? null : toNumber(values.budget_day),
  budget_student: values.budget_student.trim() === '' ? null : toNumber(values.budget_student),
});

const toNumber = (text: string) => (text.trim() === '' ? Number.NaN : Number(text.replace(',', '.')));

/** Asks for prices and budgets before a model of this machine is turned on. */
export function TurnOnDialog({ choice, onClose }: { choice: LocalChoice; onClose: () => void }) {
  const { mutate, isPending, error } = useModelStart();
  const form = useCheckedForm({
    initialValues: initial,
    rules: async (values) =>
      (await import('./money-rules.ts')).moneyErrors({ ...choice, ...toMoney(values) }),
    refusal: error,
  });

  return (
    <FormDialog
      title={`Turn on ${choice.model}`}
      save="Turn it on"
      isBusy={isPending}
      onClose={onClose}
      onSubmit={form.submit((values) => mutate({ ...choice, ...toMoney(values) }, { onSuccess: onClose }))}
    >
      <FormFault error={form.fault} />
      <Text>
        Each student is asked before the first passage of a note is sent to it. A model on your own machine
        costs nothing by the token, so zero is fine.
      </Text>
      {names.map((name) => (
        <TextInput
          key={name}
          label={fields[name]}
          description={isPrice(name) ? undefined : 'Leave it empty for no limit.'}
          inputMode="decimal"
          autoComplete="off"
          {...form.getInputProps(name)}
        />
      ))}
    </FormDialog>
  );
}
