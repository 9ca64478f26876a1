/** Inviting a parent, by the student or by the school of a minor. */
import type { InvitedParent, ParentInvitation } from '@akada/contract/identity/parents.ts';
import { getLastMailWeek, planNextMail } from '@akada/core/parents/mail-week.ts';
import { parentLimits } from '@akada/core/parents/parents.ts';
import { getFirstName } from '@akada/core/payments/payment-links.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { Fault, notFound } from '../../platform/fault/fault.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { type KeyedCall, makeOnce } from '../../platform/idempotency/idempotency.ts';
import type { Platform } from '../../platform/platform.ts';
import { getContact, lockAccount } from '../accounts/accounts.ts';
import { isMarkedAdult } from '../messages/adults/adults.service.ts';
import type { ParentCodes } from './parent-codes.ts';
import { invitationEmail } from './parent-emails.ts';
import type { AuthorizedStudent } from './parents.access.ts';
import { presentParent } from './parents.present.ts';
import * as repo from './parents.repo.ts';

export type ParentInvitations = ReturnType<typeof createParentInvitations>;

interface InvitationsDeps extends Pick<Platform, 'database' | 'clock' | 'mailer'> {
  codes: ParentCodes;
}

export function createParentInvitations(deps: InvitationsDeps) {
  const { database, clock, mailer, codes } = deps;
  const { db } = database;

  return {
    /** @throws Fault `conflict` for too many parents */
    inviteByStudent: (call: KeyedCall, invitation: ParentInvitation): Promise<InvitedParent> =>
      invite(call, { userId: call.userId, bySchool: false }, invitation),
    /** @throws Fault `conflict` for too many parents, or if the school says that the student is an adult */
    async inviteBySchool(
      call: KeyedCall,
      { userId }: AuthorizedStudent,
      invitation: ParentInvitation,
    ): Promise<InvitedParent> {
      return invite(call, { userId, bySchool: true }, invitation);
    },
  };

  async function invite(
    call: KeyedCall,
    { userId, bySchool }: { userId: string; bySchool: boolean },
    { name, email = null }: { name: string; email?: string | null | undefined },
  ): Promise<InvitedParent> {
    const id = await makeOnce(deps, call, async (tx, parentId) => {
      if (!(await lockAccount(tx, userId))) throw notFound();
      const student = await getContact(tx, userId);
      if (!student) throw notFound();
      if (bySchool && (await isMarkedAdult(tx, userId))) throw isAdult();
      await assertRoom(tx, userId);

      const now = clock.now();
      const planned =
        email === null ? null : planNextMail(getLastMailWeek(now, student.timeZone), student.timeZone);
      await repo.insertParent(tx, {
        id: parentId,
        userId,
        codeHash: codes.makeHash(parentId),
        name,
        email,
        bySchool,
        createdAt: getInstant(now),
        mailWeek: planned?.week ?? null,
        nextMailAt: planned && getInstant(planned.dueAt),
      });
      if (email !== null) {
        const content = invitationEmail({
          name,
          studentName: getFirstName(student.fullName),
          url: codes.makeUrl(parentId),
          stopUrl: codes.makeStopUrl(parentId),
        });
        await mailer.enqueue(tx, { to: email, content });
      }
      if (bySchool) {
        const change = { before: null, after: { parent: parentId, mails: email !== null } };
        await writeAudit(
          tx,
          [{ actorId: call.userId, targetId: userId, action: 'parent.invite', change }],
          now,
        );
      }
      await publishHint(tx, userId, { topic: 'account', id: null });
    });
    const row = await repo.findParent(db, id);
    if (!row) throw notFound();
    return {
      parent: presentParent(row, await isMarkedAdult(db, userId)),
      url: codes.makeUrl(id),
      is_mailed: row.email !== null && mailer.delivers,
    };
  }
}

/** The caller holds the lock of the account. @throws Fault `conflict` */
export async function assertRoom(tx: Transaction, userId: string, others = 0): Promise<void> {
  if ((await repo.countParents(tx, userId)) - others < parentLimits.max) return;
  throw new Fault(
    'conflict',
    `There are ${parentLimits.max} parents already. End one of them, then invite another.`,
  );
}

function isAdult(): Fault {
  return new Fault('conflict', 'The school says that this student is an adult, who invites parents alone.');
}
