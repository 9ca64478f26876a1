import { Privacy } from '../../features/legal/privacy.tsx';
import { SiteFrame } from '../site/site-frame.tsx';

export function Component() {
  return (
    <SiteFrame>
      <Privacy />
    </SiteFrame>
  );
}
