/** Loaded when a dialog is first checked: the schemas and their validator are larger than the rest of the page. */
import { confirmTransfer } from '@akada/contract/base/premium-groups.ts';
import {
  assignMoney,
  recordPayout,
  refundPayment,
  retryRefund,
  setMoneyAside,
} from '@akada/contract/observers/money.ts';
import { fieldErrors } from '../../../lib/http/contract-check.ts';

const schemas = {
  refund: refundPayment.body,
  retry: retryRefund.body,
  assign: assignMoney.body,
  aside: setMoneyAside.body,
  payout: recordPayout.body,
  transfer: confirmTransfer.body,
};

/** The schema that checks a dialog. */
export type MoneyRules = keyof typeof schemas;

/** @returns the server's expected errors, by field */
export function moneyErrors(rules: MoneyRules, body: unknown): Record<string, string> {
  return fieldErrors(schemas[rules], body);
}
