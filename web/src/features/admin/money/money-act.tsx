import { Button, Text, Textarea, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { randomId } from '../../../lib/device/browser.ts';
import { useCheckedForm } from '../../../lib/form/use-checked-form.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { FormDialog } from '../../../ui/layers/form-dialog.tsx';
import { useAdminChange } from '../api.ts';
import { checkMoney } from './api.ts';
import type { MoneyRules } from './money-rules.ts';

/** Typed values: each action uses some of them. */
const empty = { amount: '', payment_id: '', bank_reference: '', paid_on: '', reason: '' };

export type MoneyValues = typeof empty;

interface MoneyActProps<Body> {
  /** The label of both the button and the submit button. */
  label: string;
  title: string;
  /** The effect on the money. */
  children: string;
  isHarsh?: boolean;
  /** Facts that the administrator needs before deciding. */
  facts?: ReactNode;
  /** The requested fields, with their first values. */
  asks: Partial<MoneyValues>;
  rules: MoneyRules;
  /** The readers of the reason; only the record by default. */
  reasonHint?: string;
  bodyOf: (values: MoneyValues) => Body;
  /** @param key one per opened dialog, so that two presses are one action */
  send: (body: Body, key: string) => Promise<unknown>;
}

/** A button that opens a form with the facts needed before money is moved. */
export function MoneyAct<Body>(props: MoneyActProps<Body>) {
  // The item as it was when the dialog opened: the administrator has not seen later changes.
  const [shown, setShown] = useState<MoneyActProps<Body> | null>(null);

  return (
    <>
      <Button variant="default" {...(props.isHarsh && { c: 'clay' })} onClick={() => setShown(props)}>
        {props.label}
      </Button>
      {shown && <MoneyDialog {...shown} onClose={() => setShown(null)} />}
    </>
  );
}

function MoneyDialog<Body>({
  label,
  title,
  children,
  isHarsh = false,
  facts,
  asks,
  rules,
  reasonHint = 'It is kept in the record.',
  bodyOf,
  send,
  onClose,
}: MoneyActProps<Body> & { onClose: () => void }) {
  const [key] = useState(randomId);
  const change = useAdminChange((body: Body) => send(body, key), {
    said: () => 'Done. It is in the record.',
    onConflict: () => {},
  });
  const form = useCheckedForm<MoneyValues>({
    initialValues: { ...empty, ...asks },
    rules: (values) => checkMoney(rules, bodyOf(values)),
    refusal: change.error,
  });

  return (
    <FormDialog
      title={title}
      save={label}
      isHarsh={isHarsh}
      onClose={onClose}
      isBusy={change.isPending}
      onSubmit={form.submit((values) => change.mutate(bodyOf(values), { onSuccess: onClose }))}
    >
      <FormFault error={form.fault} />
      <Text>{children}</Text>
      {facts}
      {'amount' in asks && (
        <TextInput
          label="Amount in naira"
          inputMode="decimal"
          autoComplete="off"
          {...form.getInputProps('amount')}
        />
      )}
      {'payment_id' in asks && (
        <TextInput label="Payment reference" autoComplete="off" {...form.getInputProps('payment_id')} />
      )}
      {'bank_reference' in asks && (
        <TextInput
          label="Bank reference"
          autoComplete="off"
          maxLength={60}
          {...form.getInputProps('bank_reference')}
        />
      )}
      {'paid_on' in asks && (
        <DateField
          label="Paid on"
          path="paid_on"
          value={form.values.paid_on}
          onChange={(day) => form.setFieldValue('paid_on', day)}
          error={form.errors.paid_on}
        />
      )}
      {'reason' in asks && (
        <Textarea
          label="Reason"
          description={reasonHint}
          autosize
          minRows={2}
          maxLength={500}
          {...form.getInputProps('reason')}
        />
      )}
    </FormDialog>
  );
}
