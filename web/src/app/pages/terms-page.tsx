import { Terms } from '../../features/legal/terms.tsx';
import { SiteFrame } from '../site/site-frame.tsx';

export function Component() {
  return (
    <SiteFrame>
      <Terms />
    </SiteFrame>
  );
}
