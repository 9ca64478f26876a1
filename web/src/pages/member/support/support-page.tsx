import { links } from '@akada/core/links/links.ts';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { requestQuery } from '../../../features/support/api.ts';
import { OwnThread } from '../../../features/support/own-thread.tsx';
import { RequestList } from '../../../features/support/request-list.tsx';
import { SupportForm } from '../../../features/support/support-form.tsx';
import { isGone } from '../../../lib/http/api-error.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RowsShape } from '../../../ui/feedback/shapes.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { FormPanel, Section } from '../../../ui/page/panel.tsx';

/**
 * The user's requests to support, and a single request. One module serves both, because the shell declares it
 * once.
 */
export function Component() {
  const { requestId } = useParams();
  return requestId === undefined ? <Support /> : <OneRequest />;
}

/** Accepts only paths of the app as the page of a request. */
const pagePattern = /^\/[\w/-]{0,199}$/;

/** "Contact support": a short form, and earlier requests with their answers. */
function Support() {
  const [params] = useSearchParams();
  const from = params.get('from') ?? '';

  return (
    <Page title="Contact support" subtitle="People read it, and answer you here and by email.">
      <Stack gap="lg">
        <FormPanel>
          <SupportForm page={pagePattern.test(from) ? from : ''} />
        </FormPanel>
        <Section title="My requests">
          <RequestList />
        </Section>
      </Stack>
    </Page>
  );
}

/** A request of the user with its answers. */
function OneRequest() {
  const { requestId = '' } = useParams();
  const { data, error } = useQuery(requestQuery(requestId));

  return (
    <Page
      title={data?.title ?? 'Request'}
      action={
        <ButtonLink to={links.support()} variant="default">
          All my requests
        </ButtonLink>
      }
    >
      {error !== null && isGone(error) ? (
        <Notice kind="info" title="This request is not here.">
          The link is incomplete, or belongs to another account.
        </Notice>
      ) : (
        <Loaded what="this request" query={requestQuery(requestId)} shape={<RowsShape rows={3} lines={2} />}>
          {(request) => <OwnThread request={request} />}
        </Loaded>
      )}
    </Page>
  );
}
