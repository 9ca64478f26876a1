import { TutorProfileForm as Rules, type TutorProfile } from '@akada/contract/base/tutors.ts';
import { defaultTimeZone } from '@akada/core/time/time-zone.ts';
import { Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { hasPayments } from '../../lib/device/public-settings.ts';
import { useCheckedForm } from '../../lib/form/use-checked-form.ts';
import { fieldErrors } from '../../lib/http/contract-check.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { MoreChoices } from '../../ui/form/choices/more-choices.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { FormStack } from '../../ui/form/form-stack.tsx';
import { ZoneField } from '../../ui/form/zone-field.tsx';
import { readDraft, saveDraft, useSaveTutorProfile } from './api.ts';
import { getForm, getValues, shownErrors, type TutorFormValues } from './tutor-form-values.ts';

interface TutorProfileFormProps {
  userId: string;
  /** Null before the first profile. */
  profile: TutorProfile | null;
}

const empty: TutorFormValues = {
  headline: '',
  biography: '',
  subjects: '',
  languages: 'English',
  qualifications: '',
  video_url: '',
  rate: '',
  time_zone: defaultTimeZone,
};

export function TutorProfileForm({ userId, profile }: TutorProfileFormProps) {
  const [draft] = useState(() => readDraft(userId));
  const saving = useSaveTutorProfile({ userId, exists: profile !== null });
  const form = useCheckedForm<TutorFormValues>({
    initialValues: { ...empty, ...(profile && getValues(profile)), ...draft },
    rules: (values) => shownErrors(fieldErrors(Rules, getForm(values))),
    refusal: saving.error,
    shown: shownErrors,
    onValuesChange: (values) => saveDraft(userId, values),
  });

  return (
    <form onSubmit={form.submit((values) => saving.mutate(getForm(values)))} noValidate>
      <FormStack>
        {draft !== null && <Notice kind="info">What you typed last time is still here.</Notice>}
        <FormFault error={form.fault} />
        {saving.isSuccess && <SavedNotice isInReview={profile?.revision?.state === 'pending'} />}
        <TextInput
          label="Headline"
          description="Say in one line what you teach"
          {...form.getInputProps('headline')}
        />
        <Textarea label="Biography" autosize minRows={3} {...form.getInputProps('biography')} />
        <Textarea
          label="Subjects"
          description="One per line"
          autosize
          minRows={2}
          {...form.getInputProps('subjects')}
        />
        <TextInput
          label="Hourly rate in naira"
          inputMode="decimal"
          {...(!hasPayments() && {
            description: 'Not shown: Akada takes no payments here, and you agree on the price.',
          })}
          {...form.getInputProps('rate')}
        />
        <MoreChoices
          summary="languages, qualifications, video, time zone"
          isOpen={form.values.qualifications !== '' || form.values.video_url !== ''}
        >
          <Textarea
            label="Languages"
            description="One per line"
            autosize
            minRows={2}
            {...form.getInputProps('languages')}
          />
          <Textarea
            label="Qualifications"
            description="One per line; leave it empty if you have none"
            autosize
            minRows={2}
            {...form.getInputProps('qualifications')}
          />
          <TextInput
            label="Video"
            description="A link to a film in which you speak; leave it empty if you have none"
            inputMode="url"
            {...form.getInputProps('video_url')}
          />
          <ZoneField
            value={form.values.time_zone}
            onChange={(time_zone) => form.setFieldValue('time_zone', time_zone)}
          />
        </MoreChoices>
        {profile?.state === 'approved' && (
          <Text c="dimmed" size="sm">
            The hourly rate and the time zone change immediately. An administrator checks everything else
            first. Students see your approved profile until then.
          </Text>
        )}
        <div>
          <ActionButton type="submit" isBusy={saving.isPending}>
            {profile === null ? 'Send for approval' : 'Save profile'}
          </ActionButton>
        </div>
      </FormStack>
    </form>
  );
}

function SavedNotice({ isInReview }: { isInReview: boolean }) {
  return (
    <Notice kind="success">
      {isInReview ? 'Your profile is saved, and your change is in review.' : 'Your profile is saved.'}
    </Notice>
  );
}
