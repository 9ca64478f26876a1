import { links } from '@akada/core/links/links.ts';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { ReportedConversation } from '../../../features/messages/reported-conversation.tsx';
import { caseQuery } from '../../../features/support/api.ts';
import { Case } from '../../../features/support/case.tsx';
import { QueueList } from '../../../features/support/queue-list.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { RowsShape } from '../../../ui/feedback/shapes.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';

/** The queue, and a single request. One module serves both, because the shell declares it once. */
export function Component() {
  const { requestId } = useParams();
  return requestId === undefined ? <Queue /> : <OneCase />;
}

/** People's requests to support, the waiting ones first. */
function Queue() {
  const [params] = useSearchParams();
  const person = params.get('person');

  return (
    <Page
      title="Support"
      subtitle="Premium comes first, then the longest wait"
      action={
        person !== null && (
          <ButtonLink to={links.adminUser(person)} variant="default">
            The person
          </ButtonLink>
        )
      }
    >
      <QueueList />
    </Page>
  );
}

/** One request to support, and the possible actions. */
function OneCase() {
  const { requestId = '' } = useParams();
  const { data } = useQuery(caseQuery(requestId));

  return (
    <Page
      title={data?.title ?? 'Request'}
      action={
        <ButtonLink to={links.adminSupport()} variant="default">
          All requests
        </ButtonLink>
      }
    >
      <Loaded what="this request" query={caseQuery(requestId)} shape={<RowsShape rows={3} lines={2} />}>
        {(shown) => (
          <Stack>
            <Case shown={shown} />
            {shown.page.startsWith(`${links.messages()}/`) && <ReportedConversation requestId={shown.id} />}
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}
