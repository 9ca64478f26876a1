import { links } from '@akada/core/links/links.ts';
import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { SessionsNav } from '../../../features/admin/area-nav.tsx';
import { sessionQuery } from '../../../features/admin/sessions/api.ts';
import { NewSessionButton } from '../../../features/admin/sessions/new-session.tsx';
import { SessionFacts } from '../../../features/admin/sessions/session-facts.tsx';
import { SessionList, SessionsFile } from '../../../features/admin/sessions/session-list.tsx';
import { isGone } from '../../../lib/http/api-error.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RowsShape } from '../../../ui/feedback/shapes.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';

/** Sessions of all people, and a single session. One module serves both, because the shell declares it once. */
export function Component() {
  const { sessionId } = useParams();
  return sessionId === undefined ? <AllSessions /> : <OneSession />;
}

/** Sessions of all people, and the decisions that wait. */
function AllSessions() {
  return (
    <Page
      title="All sessions"
      subtitle="Every session of a student with a tutor"
      action={
        <Group>
          <NewSessionButton />
          <SessionsFile />
        </Group>
      }
    >
      <SessionsNav />
      <SessionList />
    </Page>
  );
}

/** A session with both sides' statements, and its dispute if there is one. */
function OneSession() {
  const { sessionId = '' } = useParams();
  const { data, error } = useQuery(sessionQuery(sessionId));

  return (
    <Page
      title={data ? `${data.student.full_name} with ${data.tutor.full_name}` : 'Session'}
      subtitle={data?.subject}
      action={
        <ButtonLink to={links.adminSessions()} variant="default">
          All sessions
        </ButtonLink>
      }
    >
      {error !== null && isGone(error) ? (
        <Notice kind="info" title="This session is not here.">
          One of the two accounts was erased, or the link is incomplete.
        </Notice>
      ) : (
        <Loaded what="this session" query={sessionQuery(sessionId)} shape={<RowsShape rows={4} lines={2} />}>
          {(session) => <SessionFacts session={session} />}
        </Loaded>
      )}
    </Page>
  );
}
