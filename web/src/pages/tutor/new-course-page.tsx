import { links } from '@akada/core/links/links.ts';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { NewCourse } from '../../features/courses/owner/new-course.tsx';
import { useAccount } from '../../lib/session/account.ts';
import { tutorProfileQuery } from '../../lib/session/own-tutor-profile.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ButtonLink } from '../../ui/links/links.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Panel } from '../../ui/page/panel.tsx';

export function Component() {
  const { role } = useAccount();

  return <Page title="New course">{role === 'tutor' ? <TutorsCourse /> : <ForTutorsAlone />}</Page>;
}

function TutorsCourse() {
  const { data: profile } = useQuery(tutorProfileQuery);
  const isWaiting = profile !== undefined && profile?.state !== 'approved';

  return (
    <Stack>
      {isWaiting && (
        <Notice kind="info" title="Your course will be a draft">
          Until your tutor profile is approved, only you can see it, and students cannot join.
        </Notice>
      )}
      <Panel>
        <NewCourse />
      </Panel>
    </Stack>
  );
}

function ForTutorsAlone() {
  return (
    <Notice
      kind="info"
      title="Tutors make courses."
      actions={<ButtonLink to={links.schools()}>Schools and waiting courses</ButtonLink>}
    >
      Administrators decide which courses are in the catalog.
    </Notice>
  );
}
