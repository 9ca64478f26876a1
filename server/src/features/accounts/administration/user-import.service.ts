/** Accounts from a list: first what it would do, then the doing. */
import {
  type ImportOutcome,
  type ImportRow,
  importLinkDays,
  importUsers,
} from '@akada/contract/observers/admin.ts';
import { type AuditEntry, writeAudit } from '../../../platform/audit/audit.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { invalidField } from '../../../platform/fault/fault.ts';
import { makeOnce } from '../../../platform/idempotency/idempotency.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { AccountImport, ImportedAccount, ListedPerson } from './account-import.service.ts';
import { accountInvitation } from './account-invitation.ts';
import type { HandedLink } from './handed-links.service.ts';
import { type ListRow, readUserList } from './user-list.ts';

export interface UserImportDeps {
  database: Database;
  clock: Clock;
  mailer: Mailer;
  accounts: AccountImport;
}

export interface UserImport {
  /**
   * Changes nothing.
   *
   * @throws Fault `validation_failed` if the text is no list
   */
  check(csv: string): Promise<ImportOutcome>;
  /**
   * Makes every account that is not there yet, all of them or none.
   * @param key the `Idempotency-Key`: a repetition makes nothing and is given the same links
   * @param list.reason is kept in the record of each account
   * @param list.invite mails the links instead of answering them, where mail is sent
   * @throws Fault `validation_failed` when a row is wrong or no reason is given
   */
  run(
    actorId: string,
    list: { csv: string; reason?: string | undefined; invite: boolean },
    key: string | null,
  ): Promise<ImportOutcome>;
}

export function createUserImport({ database, clock, mailer, accounts }: UserImportDeps): UserImport {
  const knownOf = (rows: readonly ListRow[]) =>
    accounts.known(
      database.db,
      rows.flatMap(({ person }) => person?.email ?? []),
    );

  const create = async (
    tx: Transaction,
    {
      listId,
      actorId,
      reason,
      isMailed,
    }: { listId: string; actorId: string; reason: string; isMailed: boolean },
    rows: readonly ListRow[],
  ) => {
    const people = rows.flatMap(({ person }) => person ?? []);
    if (people.length < rows.length) {
      throw invalidField('csv', 'Some rows need another look. Correct them, then try the list again.');
    }
    const created = await accounts.create(tx, people, {
      id: listId,
      days: importLinkDays,
      handedOver: !isMailed,
    });
    await writeAudit(
      tx,
      created.map((account) => getAudit(actorId, account, reason)),
      clock.now(),
    );
    if (isMailed) await invite(tx, listId, people);
  };

  /** Only accounts that this list created have a link of it: the others get no mail. */
  const invite = async (tx: Transaction, listId: string, people: readonly ListedPerson[]) => {
    const links = await accounts.links(
      tx,
      listId,
      people.map(({ email }) => email),
    );
    for (const { email, fullName } of people) {
      const handed = links.get(email.toLowerCase());
      if (handed) await mailer.enqueue(tx, { to: email, content: accountInvitation(fullName, handed.link) });
    }
  };

  return {
    async check(csv) {
      const rows = readUserList(csv);
      return presentRows(rows, await knownOf(rows), new Map());
    },

    async run(actorId, { csv, reason, invite: isRequested }, key) {
      if (reason === undefined) throw invalidField('reason', 'Give a reason');
      const isMailed = isRequested && mailer.delivers;
      const rows = readUserList(csv);
      const call = { userId: actorId, endpoint: importUsers.id, key };
      const listId = await makeOnce({ database, clock }, call, (tx, id) =>
        create(tx, { listId: id, actorId, reason, isMailed }, rows),
      );
      const links = await accounts.links(
        database.db,
        listId,
        rows.flatMap(({ person }) => person?.email ?? []),
      );
      return presentRows(rows, await knownOf(rows), links, isMailed);
    },
  };
}

function getAudit(actorId: string, { userId, role }: ImportedAccount, reason: string): AuditEntry {
  return {
    actorId,
    targetId: userId,
    action: 'user.import',
    change: { before: null, after: { role, reason } },
  };
}

/** @param links of the accounts that a run created: all other rows are as a dry run would find them now */
function presentRows(
  rows: readonly ListRow[],
  known: ReadonlySet<string>,
  links: ReadonlyMap<string, HandedLink>,
  isMailed = false,
): ImportOutcome {
  const [first] = links.values();
  return {
    rows: rows.map((row) => {
      const created = row.person && links.get(row.person.email.toLowerCase());
      return presentRow(
        row,
        created ? 'created' : dryOutcome(row, known),
        isMailed ? null : (created?.link ?? null),
      );
    }),
    links_expire_at: isMailed ? null : (first?.expiresAt ?? null),
  };
}

function dryOutcome({ person }: ListRow, known: ReadonlySet<string>): ImportRow['outcome'] {
  if (!person) return 'invalid';
  return known.has(person.email.toLowerCase()) ? 'exists' : 'ready';
}

function presentRow(
  { row, fullName, email, role, problems }: ListRow,
  outcome: ImportRow['outcome'],
  link: string | null,
): ImportRow {
  return { row, full_name: fullName, email, role, outcome, problems, link };
}
