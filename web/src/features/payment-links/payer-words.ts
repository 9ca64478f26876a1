/** Texts for the person who pays by a link. */
import type { LinkedPayment, OpenedLink } from '@akada/contract/base/payment-links.ts';
import { nairaText } from '../../lib/format/money.ts';

export interface PayerNotice {
  kind: 'success' | 'info' | 'warning';
  title: string;
  text: string;
}

/** The texts of links that are not open, for payers. */
export const closedLinks: Readonly<Record<Exclude<OpenedLink['state'], 'open'>, PayerNotice>> = {
  paid: {
    kind: 'success',
    title: 'This is paid already',
    text: 'Somebody has paid this link. You do not have to do anything.',
  },
  ended: {
    kind: 'info',
    title: 'This link is no longer open.',
    text: 'Ask the person who sent it to you. If you have paid, your money goes back to you.',
  },
  expired: {
    kind: 'info',
    title: 'This link has expired',
    text: 'Ask the person who sent it to you for a new one.',
  },
};

/**
 * @param isRepeating true while the bank may still answer within seconds
 * @returns what became of a payment, for its payer
 */
export function getOutcome({ state, amount, has_receipt }: LinkedPayment, isRepeating: boolean): PayerNotice {
  const sum = nairaText(amount);
  const goesBack = `All of your ${sum} goes back to where it came from. Your bank may need some days to show it.`;
  switch (state) {
    case 'paid':
      return {
        kind: 'success',
        title: 'Thank you, it is paid',
        text: `Your ${sum} arrived, and the student knows.${has_receipt ? ' The receipt is on its way to your email address.' : ''}`,
      };
    case 'checking':
      return isRepeating
        ? {
            kind: 'info',
            title: 'We are asking your bank',
            text: 'This takes a few seconds. Your payment is safe.',
          }
        : {
            kind: 'info',
            title: 'Your bank has not answered yet',
            text: has_receipt
              ? 'You do not have to wait: the receipt comes by email as soon as your bank confirms the payment.'
              : 'You do not have to wait. Open this page again later to see the result.',
          };
    case 'failed':
      return {
        kind: 'warning',
        title: 'The payment was not finished',
        text: 'Nothing is paid yet. You can try again. If money still leaves your account, it counts, or you get it back.',
      };
    case 'in_review':
      return {
        kind: 'info',
        title: 'We are looking at your payment',
        text: 'The money that arrived is not the amount of this link. A person checks it.',
      };
    case 'set_aside':
      return {
        kind: 'info',
        title: 'This money does not count as the payment',
        text: 'A person has checked it: the money that arrived is not the amount of this link. Ask the person who sent you the link: they know the reason.',
      };
    case 'already_paid':
      return {
        kind: 'info',
        title: 'Somebody else paid before you',
        text: `Thank you all the same. ${goesBack}`,
      };
    case 'too_late':
      return {
        kind: 'info',
        title: 'Your payment came too late',
        text: `The link was no longer open. ${goesBack}`,
      };
    case 'returned':
      return {
        kind: 'info',
        title: 'This payment goes back to you',
        text: `Your bank may need some days to show the ${sum}.`,
      };
  }
}
