import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { currentUserQuery } from '../../features/accounts/api.ts';
import { AccountFacts, NameForm } from '../../features/settings/personal-details.tsx';
import { PictureForm } from '../../features/settings/picture-form.tsx';
import { LoadFault } from '../../ui/feedback/load-fault.tsx';
import { CardsShape } from '../../ui/feedback/shapes.tsx';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Columns, Section } from '../../ui/page/panel.tsx';
import { ProfileCompleted, ProfileCompletion } from './profile-completion.tsx';

export function Component() {
  const { data, error, refetch } = useQuery(currentUserQuery);
  const [hasCompleted, setCompleted] = useState(false);
  const isIncomplete = data?.role === 'student' && !data.profile_completed;

  return (
    <Page title="Profile">
      {error && data === undefined ? (
        <LoadFault what="your account" error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Waiting what="your account" queries={[currentUserQuery.queryKey]}>
          <CardsShape cards={3} />
        </Waiting>
      ) : (
        <Columns
          main={
            <>
              {hasCompleted && <ProfileCompleted />}
              {isIncomplete && (
                <ProfileCompletion fullName={data.full_name} onCompleted={() => setCompleted(true)} />
              )}
              <Section title="Your picture">
                <PictureForm fullName={data.full_name} url={data.profile_picture_url} />
              </Section>
              {!isIncomplete && (
                <Section title="Your name">
                  <NameForm fullName={data.full_name} />
                </Section>
              )}
            </>
          }
          side={
            <Section title="Your account">
              <AccountFacts user={data} />
            </Section>
          }
        />
      )}
    </Page>
  );
}
