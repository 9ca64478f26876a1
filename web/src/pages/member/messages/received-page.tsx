import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { CardSide } from '../../../features/cards/card-side.tsx';
import { receivedQuery } from '../../../features/sharing/api.ts';
import { Received } from '../../../features/sharing/received.tsx';
import { Page } from '../../../ui/page/page.tsx';

/** A note or a set that a student attached to a message, for the tutor who received it. */
export function Component() {
  const { receivedId = '' } = useParams();
  const { data } = useQuery(receivedQuery(receivedId, 0));

  return (
    <Page title={data && data.title !== '' ? data.title : 'Shared content'}>
      <Received id={receivedId} Side={CardSide} />
    </Page>
  );
}
