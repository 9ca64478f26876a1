import type { AccountRole } from '@akada/core/access/route-guard.ts';
import { Footer } from './footer.tsx';
import { QuickActions } from './quick-actions.tsx';
import { PromotionTimer } from './windows/promotion-timer.tsx';

/** The parts of the frame that appear after scrolling or after minutes: they come in one file after the page. */
export function LazyParts({ role }: { role: AccountRole }) {
  return (
    <>
      <Footer role={role} />
      <QuickActions role={role} />
      {role === 'student' && <PromotionTimer />}
    </>
  );
}
