import { saveName } from '@akada/contract/identity/account-settings.ts';
import type { User } from '@akada/contract/identity/accounts.ts';
import { roleLabel } from '@akada/core/access/navigation.ts';
import { getPlan } from '@akada/core/plans/plans.ts';
import { Stack, TextInput } from '@mantine/core';
import { useCheckedForm } from '../../lib/form/use-checked-form.ts';
import { longDayText } from '../../lib/format/dates.ts';
import { fieldErrors } from '../../lib/http/contract-check.ts';
import { useTimeZone } from '../../lib/session/account.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { useSaveName } from './api.ts';
import classes from './settings.module.css';

export function NameForm({ fullName }: { fullName: string }) {
  const saving = useSaveName();
  const form = useCheckedForm({
    initialValues: { full_name: fullName },
    rules: (values) => fieldErrors(saveName.body, values),
    refusal: saving.error,
    validateInputOnBlur: true,
  });

  return (
    <form onSubmit={form.submit(({ full_name }) => saving.mutate(full_name))} noValidate>
      <Stack maw={480}>
        <FormFault error={form.fault} />
        {saving.isSuccess && <Notice kind="success">Your name is saved.</Notice>}
        <TextInput label="Full name" autoComplete="name" {...form.getInputProps('full_name')} />
        <div>
          <ActionButton type="submit" isBusy={saving.isPending}>
            Save name
          </ActionButton>
        </div>
      </Stack>
    </form>
  );
}

export function AccountFacts({ user }: { user: User }) {
  const since = longDayText(user.created_at, useTimeZone());
  const facts = [
    ['Email', user.email],
    ['Role', roleLabel(user.role)],
    ['Plan', getPlan(user.subscription_plan).label],
    ['Member since', since],
  ];

  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name} is`}>{value}</dd>])}
    </dl>
  );
}
