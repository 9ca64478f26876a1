/** Texts about a session for administrators. */
import type { AdminSession } from '@akada/contract/observers/admin-sessions.ts';
import type { AdminTutorial } from '@akada/contract/observers/admin-tutorials.ts';
import { toSessionFacts } from '@akada/contract/work/session-facts.ts';
import { describeSession, type SessionWords } from '@akada/core/bookings/session-words.ts';
import { describePayment } from '@akada/core/payments/payment-words.ts';
import type { ListAddress } from '../../../lib/address/use-list-address.ts';
import { hasPayments } from '../../../lib/device/public-settings.ts';
import { momentText } from '../../../lib/format/dates.ts';
import { nairaText } from '../../../lib/format/money.ts';

export const stateNames: Readonly<Record<AdminSession['state'], string>> = {
  held: 'Held',
  requested: 'Waits for the tutor',
  accepted: 'To be paid',
  confirmed: 'Confirmed',
  completed: 'Completed',
  expired: 'Expired',
  rejected: 'Declined',
  cancelled: 'Cancelled',
  no_show: 'Reported as missed',
  disputed: 'In dispute',
};

export const moneyNames = {
  none: 'Costs nothing',
  to_pay: 'To be paid',
  held: 'Held',
  given_back: 'Goes or went back',
  earned: 'Earned',
} as const;

/** @returns the words about a session for an administrator, from core */
export function describeForAdmin(
  session: AdminSession,
  timeZone: string | undefined,
  now: number,
): SessionWords {
  const names = { student: session.student.full_name, tutor: session.tutor.full_name };
  return describeSession(toSessionFacts(session, names), {
    viewer: 'admin',
    now,
    hasPayments: hasPayments(),
    formatTime: (time) => momentText(time, timeZone),
  });
}

/** @returns the price, and briefly where the money is */
export function moneyText(session: AdminSession): string {
  const { price, paid, settled, given_back: givenBack, refund, chargeback } = session;
  if (price === 0) return hasPayments() ? 'Free' : 'Not through Akada';
  if (!paid) return `${nairaText(price)}, not paid`;
  if (refund !== null || (chargeback !== null && chargeback.state !== 'won')) return describeReturns(session);
  if (!settled) return `${nairaText(price)}, held`;
  return givenBack === 0 ? `${nairaText(price)}, to the tutor` : `${nairaText(givenBack ?? 0)} goes back`;
}

function describeReturns({ price, refund, chargeback, settled }: AdminSession): string {
  const payment = { state: 'paid', failure: null, purpose: 'session', unneeded: false } as const;
  return describePayment({ ...payment, amount: price, refund, chargeback, held: !settled }, 'admin').label;
}

export const tutorialStateNames: Readonly<Record<AdminTutorial['state'], string>> = {
  open: 'Open',
  over: 'Over',
  cancelled: 'Cancelled',
};

const dayPattern = /^\d{4}-\d\d-\d\d$/;

/** @returns the day in the address, undefined if there is none */
export function readDay({ read }: Pick<ListAddress, 'read'>, name: string): string | undefined {
  return dayPattern.test(read(name)) ? read(name) : undefined;
}
