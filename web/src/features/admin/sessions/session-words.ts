/** What administrators read of a session. */
import type { AdminSession } from '@akada/contract/observers/admin-sessions.ts';
import type { AdminTutorial } from '@akada/contract/observers/admin-tutorials.ts';
import type { ListAddress } from '../../../lib/address/use-list-address.ts';
import { nairaText } from '../../../lib/format/money.ts';

export const stateNames: Readonly<Record<AdminSession['state'], string>> = {
  held: 'Held',
  requested: 'Waits for the tutor',
  accepted: 'To be paid',
  confirmed: 'Confirmed',
  completed: 'Took place',
  expired: 'Expired',
  rejected: 'Declined',
  cancelled: 'Cancelled',
  no_show: 'One did not come',
  disputed: 'In dispute',
};

export const moneyNames = {
  none: 'Costs nothing',
  to_pay: 'To be paid',
  held: 'Held',
  given_back: 'Given back',
  earned: 'Earned',
} as const;

/** @returns the price, and where it is now */
export function moneyText({ price, paid, given_back }: AdminSession): string {
  if (price === 0) return 'Free';
  const amount = nairaText(price);
  if (!paid) return `${amount}, not paid`;
  if (given_back === null) return `${amount}, held`;
  return given_back > 0 ? `${nairaText(given_back)} given back` : `${amount}, to the tutor`;
}

export const tutorialStateNames: Readonly<Record<AdminTutorial['state'], string>> = {
  open: 'Open',
  over: 'Over',
  cancelled: 'Cancelled',
};

const dayPattern = /^\d{4}-\d\d-\d\d$/;

/** @returns the day that the address names, undefined where it names none */
export function readDay({ read }: Pick<ListAddress, 'read'>, name: string): string | undefined {
  return dayPattern.test(read(name)) ? read(name) : undefined;
}
