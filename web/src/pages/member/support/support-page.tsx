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

/** My requests to support, and one of them. One module for both: the shell names it once. */
export function Component() {
  const { requestId } = useParams();
  return requestId === undefined ? <Support /> : <OneRequest />;
}

/** The page that the question is about is a path of the app, and nothing else. */
const pagePattern = /^\/[\w/-]{0,199}$/;

/** "Contact support": a short form, and what was written before with its answers. */
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

/** What I wrote to support, with the answers. */
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
