import type { AdminPerson, SeenAccount } from '@akada/contract/observers/people.ts';
import { Button, Text, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useCheckedForm } from '../../../lib/form/use-checked-form.ts';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { FormDialog } from '../../../ui/layers/form-dialog.tsx';
import { useAdminChange } from '../api.ts';
import type { ActRules } from './act-rules.ts';
import { checkAct } from './api.ts';

/** Typed values: each action uses some of them, and all use the reason. */
const empty = {
  reason: '',
  full_name: '',
  role: 'student',
  kind: 'mcq',
  extra: '',
  until: '',
  days: '',
  email: '',
};

export type ActValues = typeof empty;

/** Fields that every action sends. */
export interface Change {
  seen: SeenAccount;
  reason: string;
}

interface ActProps<Body extends Pick<Change, 'reason'>> {
  person: AdminPerson;
  /** The label of both the button and the submit button. */
  label: string;
  title: string;
  /** The effect on the account. */
  children: string;
  isHarsh?: boolean;
  initial?: Partial<ActValues>;
  /** Fields next to the reason. */
  fields?: (form: ActForm) => ReactNode;
  rules: ActRules;
  bodyOf: (values: ActValues, change: Change, shown: AdminPerson) => Body;
  send: (id: string, body: Body) => Promise<unknown>;
}

export type ActForm = ReturnType<typeof useCheckedForm<ActValues>>;

/** A button that asks for the reason before anything is done. */
export function ActButton<Body extends Pick<Change, 'reason'>>(props: ActProps<Body>) {
  // The person as it was when the dialog opened: the administrator has not seen later changes.
  const [shown, setShown] = useState<AdminPerson | null>(null);

  return (
    <>
      <Button variant="default" {...(props.isHarsh && { c: 'clay' })} onClick={() => setShown(props.person)}>
        {props.label}
      </Button>
      {shown && <ActDialog {...props} person={shown} onClose={() => setShown(null)} />}
    </>
  );
}

function ActDialog<Body extends Pick<Change, 'reason'>>({
  person,
  label,
  title,
  children,
  isHarsh,
  initial,
  fields,
  rules,
  bodyOf,
  send,
  onClose,
}: ActProps<Body> & { onClose: () => void }) {
  const change = useAdminChange((body: Body) => send(person.id, body), {
    said: () => 'Done. It is in the record.',
    onConflict: () => {},
  });
  const bodyFrom = (values: ActValues) =>
    bodyOf(values, { seen: seenOf(person), reason: values.reason }, person);
  const form = useCheckedForm<ActValues>({
    initialValues: { ...empty, ...initial },
    rules: (values) => checkAct(rules, bodyFrom(values)),
    refusal: change.error,
  });

  return (
    <FormDialog
      title={title}
      save={label}
      isHarsh={isHarsh}
      onClose={onClose}
      isBusy={change.isPending}
      onSubmit={form.submit((values) => change.mutate(bodyFrom(values), { onSuccess: onClose }))}
    >
      <FormFault error={form.fault} />
      <Text>{children}</Text>
      {fields?.(form)}
      <Textarea
        label="Reason"
        description="It is kept in the record."
        autosize
        minRows={2}
        maxLength={500}
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  );
}

function seenOf(person: AdminPerson): SeenAccount {
  const { full_name, role, deactivated, deletion_due_at, premium_until } = person;
  return { full_name, role, deactivated, deletion_due_at, premium_until };
}
