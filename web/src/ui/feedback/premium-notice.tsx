import { subscription } from '@akada/core/links/paths.ts';
import { ApiError } from '../../lib/http/api-error.ts';
import { ButtonLink } from '../links/links.tsx';
import { Notice } from './notice.tsx';

/** True if the account's plan does not include the requested feature. */
export const isPremiumRequired = (error: Error | null): error is ApiError =>
  error instanceof ApiError && error.code === 'premium_required';

interface PremiumNoticeProps {
  /** The server's answer, or the answer that is known before it is asked. */
  refusal: Pick<ApiError, 'facts' | 'message'>;
}

/** In place of what comes with premium: what it would give, and the one way there. */
export function PremiumNotice({ refusal: { facts, message } }: PremiumNoticeProps) {
  return (
    <Notice
      kind="info"
      title={String(facts.label)}
      actions={<ButtonLink to={subscription({ wanted: String(facts.feature) })}>See premium</ButtonLink>}
    >
      {message}
    </Notice>
  );
}
