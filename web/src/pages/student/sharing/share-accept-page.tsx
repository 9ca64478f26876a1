import { useSearchParams } from 'react-router';
import { OpenedShare } from './opened-share.tsx';

/** The page of an invitation link. */
export function Component() {
  const [params] = useSearchParams();
  return <OpenedShare token={params.get('token') ?? ''} />;
}
