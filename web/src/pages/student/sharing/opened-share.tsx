import type { ShareOffer } from '@akada/contract/work/shares/received-shares.ts';
import { links } from '@akada/core/links/links.ts';
import { useQuery } from '@tanstack/react-query';
import { CardSide } from '../../../features/cards/card-side.tsx';
import { offerQuery } from '../../../features/sharing/api.ts';
import { Offer } from '../../../features/sharing/offer.tsx';
import { ApiError } from '../../../lib/http/api-error.ts';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { PageLoading } from '../../../ui/feedback/page-loading.tsx';
import { CardShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Panel } from '../../../ui/page/panel.tsx';

const ownShare = lazyComponent(
  async () => (await import('../../../features/sharing/own-share.tsx')).OwnShare,
);
const received = lazyComponent(async () => (await import('../../../features/sharing/received.tsx')).Received);

/** The page of a share token: an offer, an accepted share, or the user's own share. */
export function OpenedShare({ token }: { token: string }) {
  const query = offerQuery(token);
  const { data, error, refetch } = useQuery({ ...query, enabled: token !== '' });
  const isUnknown = token === '' || (error instanceof ApiError && [404, 422].includes(error.status));

  return (
    <Page title={data && data.title !== '' ? data.title : 'Shared content'}>
      {isUnknown && <NoShare />}
      {error && !isUnknown && data === undefined && (
        <LoadFault what="what is shared" error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined && !error && !isUnknown && (
        <Waiting what="what is shared" queries={[query.queryKey]}>
          <CardShape />
        </Waiting>
      )}
      {data && !isUnknown && <Opened token={token} offer={data} />}
    </Page>
  );
}

const meanwhile = {
  waiting: <PageLoading />,
  fault: (error: Error, retry: () => void) => (
    <CodeFault what="what is shared" error={error} onRetry={retry} />
  ),
};

function Opened({ token, offer }: { token: string; offer: ShareOffer }) {
  const { share_id, received_id, state } = offer;

  if (share_id !== null) {
    return (
      <Panel maw={640}>
        <Lazy of={ownShare} props={{ id: share_id }} {...meanwhile} />
      </Panel>
    );
  }
  if (received_id !== null && state === 'accepted')
    return <Lazy of={received} props={{ id: received_id, Side: CardSide }} {...meanwhile} />;
  return <Offer token={token} offer={offer} />;
}

function NoShare() {
  return (
    <Notice
      kind="info"
      title="This link does not work"
      actions={<ButtonLink to={links.dashboard()}>Go to your dashboard</ButtonLink>}
    >
      The link was withdrawn, is incomplete, or is meant for another account. Ask for a new one.
    </Notice>
  );
}
