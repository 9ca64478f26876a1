import { links } from '@akada/core/links/links.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { requestQuery } from '../../../features/support/api.ts';
import { OwnThread } from '../../../features/support/own-thread.tsx';
import { isGone } from '../../../lib/http/api-error.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RowsShape } from '../../../ui/feedback/shapes.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';

/** What I wrote to support, with the answers. */
export function Component() {
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
          The link was cut short, or belongs to another account.
        </Notice>
      ) : (
        <Loaded what="this request" query={requestQuery(requestId)} shape={<RowsShape rows={3} lines={2} />}>
          {(request) => <OwnThread request={request} />}
        </Loaded>
      )}
    </Page>
  );
}
