import { useSearchParams } from 'react-router';
import { OpenedShare } from './opened-share.tsx';

/** Where an invitation leads. */
export function Component() {
  const [params] = useSearchParams();
  return <OpenedShare token={params.get('token') ?? ''} />;
}
