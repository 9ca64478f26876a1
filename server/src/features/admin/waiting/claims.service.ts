/** The administrator who has a case, so that two do not decide the same one. */
import type { CaseKind, WaitingCase } from '@akada/contract/observers/waiting.ts';
import { claimMs } from '@akada/core/support/support-rules.ts';
import { writeAudit } from '../../../platform/audit/audit.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import { Fault, invalidField, notFound } from '../../../platform/fault/fault.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findAdministrators, lockAccount } from '../../accounts/accounts.ts';
import * as repo from './waiting.repo.ts';
import type { Waiting } from './waiting.service.ts';

export interface ClaimCall {
  actorId: string;
  kind: CaseKind;
  id: string;
  /** The administrator who gets the case; null puts it back. */
  to: string | null;
  /** The holder whom the caller saw. */
  seenHolder: string | null;
}

export type Claims = ReturnType<typeof createClaims>;

export function createClaims(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { findSource }: Pick<Waiting, 'findSource'>,
) {
  return {
    /**
     * A repetition changes nothing more.
     *
     * @throws Fault `not_found` for a case that does not wait
     * @throws Fault `conflict` with the name of the holder if the caller did not see that holder
     */
    claim: ({ actorId, kind, id, to, seenHolder }: ClaimCall): Promise<WaitingCase> =>
      database.transaction(async (tx) => {
        const source = findSource(kind);
        if (!source) throw notFound();

        await repo.lockCase(tx, kind, id);
        await source.claims?.lock(tx, id);
        const now = getInstant(clock.now());
        const found = await repo.findCase(tx, source, { id, now });
        if (!found) throw notFound();

        const holder = found.holder?.id ?? null;
        if (holder === to) return found;
        if (found.holder !== null && holder !== seenHolder) throw isHeld(found.holder.full_name);
        // The account may be erased at this moment.
        if (to !== null && !(await lockAccount(tx, to))) throw notFound();
        if (to !== null && !(await findAdministrators(tx)).includes(to))
          throw invalidField('to', 'Choose an administrator who can sign in.');

        const claim = to === null ? null : { adminId: to, until: getInstant(clock.now() + claimMs) };
        if (source.claims) await source.claims.put(tx, id, claim);
        else await repo.putClaim(tx, { kind, id, now }, claim);
        const change = { before: { holder }, after: { kind, case: id, holder: to } };
        await writeAudit(
          tx,
          [{ actorId, targetId: to ?? holder ?? actorId, action: 'waiting.claim', change }],
          clock.now(),
        );
        const claimed = await repo.findCase(tx, source, { id, now });
        if (!claimed) throw notFound();
        return claimed;
      }),
  };
}

function isHeld(name: string): Fault {
  return new Fault(
    'conflict',
    `${name || 'Another administrator'} has this now. Take another one, or look again.`,
  );
}
