import { completeProfile } from '@akada/contract/accounts.ts';
import { defaultTimeZone } from '@akada/contract/time-zone.ts';
import { profileCompletionFailure } from '@akada/core/access/failure-texts.ts';
import { Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fieldErrors } from '../../lib/form/field-errors.ts';
import { focusRefused } from '../../lib/form/focus-refused.ts';
import { timeZoneOptions } from '../../lib/form/time-zones.ts';
import { refusedCall } from '../../lib/http/api-error.ts';
import { call } from '../../lib/http/call.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { FormFault } from '../../ui/form-fault.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { readCurrentUser } from './api.ts';
import { currentUserQuery } from './current-user.ts';

interface CompleteProfileFormProps {
  fullName: string;
  onCompleted: () => void;
}

export function CompleteProfileForm({ fullName, onCompleted }: CompleteProfileFormProps) {
  const queries = useQueryClient();
  const form = useForm({
    initialValues: { full_name: fullName, time_zone: defaultTimeZone },
    validate: (values) => fieldErrors(completeProfile.body, values),
  });
  const completion = useMutation({
    mutationFn: async (body: typeof form.values) => {
      await call(completeProfile, { body });
      return readCurrentUser();
    },
    onSuccess: (user) => {
      queries.setQueryData(currentUserQuery.queryKey, user);
      onCompleted();
    },
  });

  return (
    <form onSubmit={form.onSubmit((values) => completion.mutate(values), focusRefused)} noValidate>
      <Stack maw={480}>
        <FormFault
          error={completion.error}
          message={completion.error ? sentenceOf(completion.error) : undefined}
        />
        <TextInput label="Full name" autoComplete="name" {...form.getInputProps('full_name')} />
        <SelectField
          label="Time zone"
          value={form.values.time_zone}
          options={timeZoneOptions(form.values.time_zone)}
          onChange={(time_zone) => form.setFieldValue('time_zone', time_zone)}
        />
        <div>
          <ActionButton type="submit" isBusy={completion.isPending}>
            Save and start
          </ActionButton>
        </div>
      </Stack>
    </form>
  );
}

function sentenceOf(error: Error): string {
  const refused = refusedCall(error);
  return (refused && profileCompletionFailure(refused)) ?? error.message;
}
