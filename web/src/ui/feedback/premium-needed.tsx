import { links } from '@akada/core/links/links.ts';
import type { ApiError } from '../../lib/http/api-error.ts';
import { ButtonLink } from '../links/links.tsx';
import { Empty } from './empty.tsx';
import { Notice } from './notice.tsx';

interface PremiumNeededProps {
  /** The server's `premium_required`, which names what the plan has not. */
  refusal: ApiError;
}

/** In place of a page or a part of it that comes with premium: what it would give, and the one way there. */
export function PremiumNeeded({ refusal }: PremiumNeededProps) {
  return (
    <Empty title={labelOf(refusal)} action={<SeePremium refusal={refusal} />}>
      {refusal.message}
    </Empty>
  );
}

/** The same within something else, such as a dialog. */
export function PremiumNotice({ refusal }: PremiumNeededProps) {
  return (
    <Notice kind="info" title={labelOf(refusal)} actions={<SeePremium refusal={refusal} />}>
      {refusal.message}
    </Notice>
  );
}

function SeePremium({ refusal }: PremiumNeededProps) {
  const { feature } = refusal.facts;
  const wanted = typeof feature === 'string' ? feature : undefined;
  return <ButtonLink to={links.subscription({ wanted })}>See premium</ButtonLink>;
}

function labelOf({ facts: { label } }: ApiError): string {
  return typeof label === 'string' ? label : 'This comes with premium';
}
