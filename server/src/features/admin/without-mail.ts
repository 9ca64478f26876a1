import type { MailConfig } from '../../platform/config/config.ts';
import { Fault } from '../../platform/fault/fault.ts';

/** A link that an administrator sees opens the account: where mail can carry it, nobody else shall. */
export function assertWithoutMail({ kind }: Pick<MailConfig, 'kind'>): void {
  if (kind !== 'none') {
    throw new Fault(
      'conflict',
      'This place sends mail: people confirm their address and reset passwords by it.',
    );
  }
}
