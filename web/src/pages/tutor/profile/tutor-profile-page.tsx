import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PictureForm } from '../../../features/settings/picture-form.tsx';
import { ApprovalNotice } from '../../../features/tutors/approval-notice.tsx';
import { TutorProfileForm } from '../../../features/tutors/tutor-profile-form.tsx';
import { useListAddress } from '../../../lib/address/use-list-address.ts';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { useAccount } from '../../../lib/session/account.ts';
import { tutorProfileQuery } from '../../../lib/session/own-tutor-profile.ts';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { PageLoading } from '../../../ui/feedback/page-loading.tsx';
import { FormShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { Chips } from '../../../ui/form/choices/chips.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Panel, Section } from '../../../ui/page/panel.tsx';

const parts = [
  ['profile', 'Public profile'],
  ['hours', 'Weekly hours'],
  ['preview', 'As students see it'],
] as const;

// Their code is loaded later, because most visits need only one of them.
const revisionPart = lazyComponent(
  async () => (await import('../../../features/tutors/revision-section.tsx')).RevisionSection,
);
const hoursPart = lazyComponent(async () => (await import('./hours-part.tsx')).HoursPart);
const previewPart = lazyComponent(async () => (await import('./preview-part.tsx')).PreviewPart);

/** The tutor's public profile and bookable hours. */
export function Component() {
  const { read, choose } = useListAddress();
  const show = read('show');
  const part = show === 'hours' || show === 'preview' ? show : 'profile';

  return (
    <Page title="Your tutor profile">
      <Stack>
        <Chips
          label="Part of the profile"
          options={parts}
          value={part}
          onChange={(next) => choose({ show: next === 'profile' ? '' : next })}
        />
        {part === 'profile' && <ProfilePart />}
        {part === 'preview' && (
          <Lazy
            of={previewPart}
            props={{}}
            waiting={<PageLoading />}
            fault={(error, retry) => <CodeFault what="your page" error={error} onRetry={retry} />}
          />
        )}
        {part === 'hours' && (
          <Lazy
            of={hoursPart}
            props={{}}
            waiting={<PageLoading />}
            fault={(error, retry) => <CodeFault what="your hours" error={error} onRetry={retry} />}
          />
        )}
      </Stack>
    </Page>
  );
}

function ProfilePart() {
  const { id, full_name } = useAccount();
  const { data, error, refetch } = useQuery(tutorProfileQuery);
  // A withdrawal resets the form to the approved profile.
  const [withdrawals, setWithdrawals] = useState(0);

  return (
    <>
      {error && <LoadFault what="your profile" error={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && (
        <Panel>
          <Waiting what="your profile" queries={[tutorProfileQuery.queryKey]}>
            <FormShape fields={6} />
          </Waiting>
        </Panel>
      )}
      {data !== undefined && (
        <Stack>
          {data && <ApprovalNotice profile={data} />}
          {data?.revision && (
            <Lazy
              of={revisionPart}
              props={{
                userId: id,
                profile: data,
                revision: data.revision,
                onWithdrawn: () => setWithdrawals(withdrawals + 1),
              }}
              waiting={null}
              fault={(error, retry) => <CodeFault what="your change" error={error} onRetry={retry} />}
            />
          )}
          {data && (
            <Section title="Your picture">
              <PictureForm fullName={full_name} url={data.picture_url} />
            </Section>
          )}
          <Panel>
            <TutorProfileForm key={withdrawals} userId={id} profile={data} />
          </Panel>
        </Stack>
      )}
    </>
  );
}
