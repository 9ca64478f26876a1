import { Landing } from '../../features/landing/landing.tsx';
import { SiteFrame } from '../site/site-frame.tsx';

export function Component() {
  return (
    <SiteFrame>
      <Landing />
    </SiteFrame>
  );
}
