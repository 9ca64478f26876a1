import { defaultTimeZone } from '@akada/contract/time-zone.ts';
import { TutorProfileForm as Rules, type TutorProfile } from '@akada/contract/tutors.ts';
import { Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { fieldErrors } from '../../lib/form/field-errors.ts';
import { focusRefused } from '../../lib/form/focus-refused.ts';
import { timeZoneOptions } from '../../lib/form/time-zones.ts';
import { ApiError } from '../../lib/http/api-error.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { FormFault } from '../../ui/form-fault.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useSaveTutorProfile } from './api.ts';
import { keepDraft, readDraft } from './profile-draft.ts';
import { formOf, shownErrors, type TutorFormValues, valuesOf } from './tutor-form-values.ts';

interface TutorProfileFormProps {
  userId: string;
  /** Null before there is one. */
  profile: TutorProfile | null;
}

const empty: TutorFormValues = {
  headline: '',
  biography: '',
  subjects: '',
  languages: '',
  qualifications: '',
  rate: '',
  time_zone: defaultTimeZone,
};

export function TutorProfileForm({ userId, profile }: TutorProfileFormProps) {
  const [draft] = useState(() => readDraft(userId));
  const saving = useSaveTutorProfile({ userId, exists: profile !== null });
  const form = useForm<TutorFormValues>({
    initialValues: { ...empty, ...(profile && valuesOf(profile)), ...draft },
    validate: (values) => shownErrors(fieldErrors(Rules, formOf(values))),
    onValuesChange: (values) => keepDraft(userId, values),
  });
  const submit = form.onSubmit(
    (values, submission) =>
      saving.mutate(formOf(values), {
        onError: (error) => {
          if (!(error instanceof ApiError)) return;
          const errors = shownErrors(error.fields);
          form.setErrors(errors);
          focusRefused(errors, values, submission);
        },
      }),
    focusRefused,
  );

  return (
    <form onSubmit={submit} noValidate>
      <Stack maw={640}>
        {draft !== null && <Notice kind="info">What you typed last time is still here.</Notice>}
        <FormFault error={saving.error} />
        {saving.isSuccess && <Notice kind="success">Your profile is saved.</Notice>}
        <TextInput
          label="Headline"
          description="What you teach, in one line"
          {...form.getInputProps('headline')}
        />
        <Textarea label="Biography" autosize minRows={4} {...form.getInputProps('biography')} />
        <Textarea
          label="Subjects"
          description="One a line"
          autosize
          minRows={2}
          {...form.getInputProps('subjects')}
        />
        <Textarea
          label="Languages"
          description="One a line"
          autosize
          minRows={2}
          {...form.getInputProps('languages')}
        />
        <Textarea
          label="Qualifications"
          description="One a line; leave it empty if you have none"
          autosize
          minRows={2}
          {...form.getInputProps('qualifications')}
        />
        <TextInput label="Hourly rate in naira" inputMode="decimal" {...form.getInputProps('rate')} />
        <SelectField
          label="Time zone"
          value={form.values.time_zone}
          options={timeZoneOptions(form.values.time_zone)}
          onChange={(time_zone) => form.setFieldValue('time_zone', time_zone)}
        />
        <div>
          <ActionButton type="submit" isBusy={saving.isPending}>
            {profile === null ? 'Send for approval' : 'Save profile'}
          </ActionButton>
        </div>
      </Stack>
    </form>
  );
}
