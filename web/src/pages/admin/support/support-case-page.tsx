import { links } from '@akada/core/links/links.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { caseQuery } from '../../../features/support/api.ts';
import { Case } from '../../../features/support/case.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { RowsShape } from '../../../ui/feedback/shapes.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';

/** One request to support, and what can be done with it. */
export function Component() {
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
        {(shown) => <Case shown={shown} />}
      </Loaded>
    </Page>
  );
}
