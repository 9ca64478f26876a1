import { links } from '@akada/core/links/links.ts';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { AccountViewing } from '../../../features/admin/people/account-viewing.tsx';
import { personQuery } from '../../../features/admin/people/api.ts';
import { PersonSections, PersonTags } from '../../../features/admin/people/person-sections.tsx';
import { CannotSignIn } from '../../../features/admin/people/sign-in-help.tsx';
import { AdultMark } from '../../../features/messages/adult-mark.tsx';
import { SchoolParents } from '../../../features/parents/school-parents.tsx';
import { isGone } from '../../../lib/http/api-error.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RowsShape } from '../../../ui/feedback/shapes.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';

/** An account with the facts and actions that help its owner. */
export function Component() {
  const { userId = '' } = useParams();
  const ownUser = useAccount();
  const { data: person, error } = useQuery(personQuery(userId));
  const isDeleted = error !== null && isGone(error);

  return (
    <Page title={person?.full_name ?? 'User'} subtitle={person && <PersonTags person={person} />}>
      {isDeleted ? (
        <Notice
          kind="info"
          title="This account is not here."
          actions={<ButtonLink to={links.adminUsers()}>All users</ButtonLink>}
        >
          It was erased, or the link is incomplete.
        </Notice>
      ) : (
        <Loaded what="this account" query={personQuery(userId)} shape={<RowsShape rows={6} lines={2} />}>
          {(shown) => (
            <Stack gap="xl">
              <CannotSignIn person={shown} isChangeable={shown.id !== ownUser.id} />
              {shown.id !== ownUser.id && <AccountViewing person={shown} />}
              <PersonSections person={shown} isChangeable={shown.id !== ownUser.id} />
              {shown.role === 'student' && <SchoolParents personId={shown.id} />}
              <AdultMark personId={shown.id} isChangeable={shown.id !== ownUser.id} />
            </Stack>
          )}
        </Loaded>
      )}
    </Page>
  );
}
