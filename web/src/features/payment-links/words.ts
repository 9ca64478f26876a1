/** Texts about payment links that students and payers read. */
import type { PaymentLink } from '@akada/contract/base/payment-links.ts';
import { linkedItems } from '@akada/core/payments/payment-links.ts';
import { nairaText } from '../../lib/format/money.ts';

const requestedThings: Readonly<Record<PaymentLink['purpose'], string>> = {
  month: 'one month of premium',
  session: 'one session with my tutor',
};

/** @returns the message that a student sends with the link */
export function getInvitation({ purpose, amount, url }: PaymentLink): string {
  return `Could you pay for ${requestedThings[purpose]} (${nairaText(amount)}) for me on Akada? You do not need an account: ${url}`;
}

export const getItem = ({ purpose }: Pick<PaymentLink, 'purpose'>) => linkedItems[purpose];
