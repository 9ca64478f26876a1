import { useParams } from 'react-router';
import { OpenedShare } from './opened-share.tsx';

/** Where a link to something shared leads; also the page of what one has received or shares oneself. */
export function Component() {
  const { shareToken = '' } = useParams();
  return <OpenedShare token={shareToken} />;
}
