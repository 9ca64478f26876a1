/** The rule of the payer's form, which is the server's. It loads lazily. */
import { payByLink } from '@akada/contract/base/payment-links.ts';
import { fieldErrors } from '../../lib/http/contract-check.ts';

export const payerErrors = (values: { email: string }) => fieldErrors(payByLink.body, values);
