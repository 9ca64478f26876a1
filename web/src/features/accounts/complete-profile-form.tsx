import { completeProfile } from '@akada/contract/identity/accounts.ts';
import type { SentBodyOf } from '@akada/contract/wire/endpoint.ts';
import { profileCompletionFailure } from '@akada/core/access/failed-call.ts';
import { Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCheckedForm } from '../../lib/form/use-checked-form.ts';
import { refusedCall } from '../../lib/http/api-error.ts';
import { call } from '../../lib/http/call.ts';
import { fieldErrors } from '../../lib/http/contract-check.ts';
import { settingsQuery } from '../../lib/session/account.ts';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { ZoneField } from '../../ui/form/zone-field.tsx';
import { currentUserQuery, readCurrentUser } from './api.ts';

interface CompleteProfileFormProps {
  fullName: string;
  timeZone: string;
  /** The text of the button. */
  action: string;
  onCompleted: () => void;
}

export function CompleteProfileForm(props: CompleteProfileFormProps) {
  const { fullName, timeZone, action, onCompleted } = props;
  const queries = useQueryClient();
  const completion = useMutation({
    mutationFn: async (body: SentBodyOf<typeof completeProfile>) => {
      await call(completeProfile, { body });
      return readCurrentUser();
    },
    onSuccess: (user) => {
      queries.setQueryData(currentUserQuery.queryKey, user);
      void queries.invalidateQueries({ queryKey: settingsQuery.queryKey });
      onCompleted();
    },
  });
  const form = useCheckedForm({
    initialValues: { full_name: fullName, time_zone: timeZone },
    rules: (values) => fieldErrors(completeProfile.body, values),
    refusal: completion.error,
  });

  return (
    <form onSubmit={form.submit((values) => completion.mutate(values))} noValidate>
      <Stack maw={480}>
        <FormFault error={form.fault} message={form.fault ? getSentence(form.fault) : undefined} />
        <TextInput label="Full name" autoComplete="name" {...form.getInputProps('full_name')} />
        <ZoneField
          value={form.values.time_zone}
          onChange={(time_zone) => form.setFieldValue('time_zone', time_zone)}
        />
        <div>
          <ActionButton type="submit" isBusy={completion.isPending}>
            {action}
          </ActionButton>
        </div>
      </Stack>
    </form>
  );
}

function getSentence(error: Error): string {
  const rejection = refusedCall(error);
  return (rejection && profileCompletionFailure(rejection)) ?? error.message;
}
