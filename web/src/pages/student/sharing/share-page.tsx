import { useParams } from 'react-router';
import { OpenedShare } from './opened-share.tsx';

/** The page of a share link, of an accepted share, and of the user's own share. */
export function Component() {
  const { shareToken = '' } = useParams();
  return <OpenedShare token={shareToken} />;
}
