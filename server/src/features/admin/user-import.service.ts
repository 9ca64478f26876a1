/** Accounts from a list, for places without mail: first what it would do, then the doing. */
import type { ImportOutcome, ImportRow } from '@akada/contract/admin.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { instantOf } from '../../platform/clock/instant.ts';
import type { MailConfig } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/database.ts';
import { invalidField } from '../../platform/fault/fault.ts';
import { newId } from '../../platform/ids/ids.ts';
import type { AccountImport, ImportedAccount, ListedPerson } from '../accounts/accounts-import.service.ts';
import { insertAudits } from './admin-audit.repo.ts';
import { type ListRow, readUserList } from './user-list.ts';
import { assertWithoutMail } from './without-mail.ts';

export interface UserImportOptions {
  database: Database;
  clock: Clock;
  mail: Pick<MailConfig, 'kind'>;
  accounts: AccountImport;
}

export interface UserImport {
  /** Changes nothing. @throws Fault `validation_failed` for what is no list, `conflict` where mail is sent */
  check(csv: string): Promise<ImportOutcome>;
  /**
   * Makes every account that is not there yet, all of them or none.
   * @param key the `Idempotency-Key`: a repetition makes nothing and is given the same links
   * @throws Fault `validation_failed` when a row is wrong, `conflict` where mail is sent
   */
  run(actorId: string, csv: string, key: string | null): Promise<ImportOutcome>;
}

export function createUserImport({ database, clock, mail, accounts }: UserImportOptions): UserImport {
  return {
    async check(csv) {
      assertWithoutMail(mail);
      const rows = readUserList(csv);
      const known = await accounts.known(
        database.db,
        rows.flatMap(({ person }) => person?.email ?? []),
      );
      return {
        rows: rows.map((row) => presentRow(row, dryOutcome(row, known), null)),
        links_expire_at: null,
      };
    },

    run: (actorId, csv, key) =>
      database.transaction(async (tx) => {
        assertWithoutMail(mail);
        const rows = readUserList(csv);
        const people = rows.flatMap(({ person }) => person ?? []);
        if (people.length < rows.length) {
          throw invalidField('csv', 'Some rows need another look. Mend them and try the list again.');
        }

        const seed = key === null ? null : JSON.stringify([actorId, key]);
        const made = await accounts.create(tx, people, seed);
        const createdAt = instantOf(clock.now());
        await insertAudits(
          tx,
          people.flatMap(({ email, role }) => {
            const account = made.get(email.toLowerCase());
            return account?.isNew ? [auditOf(actorId, account.userId, role, createdAt)] : [];
          }),
        );
        return presentRun(rows, made);
      }),
  };
}

function auditOf(actorId: string, targetId: string, role: ListedPerson['role'], createdAt: string) {
  const facts = { before: null, after: { role } };
  return { id: newId(), actorId, targetId, action: 'user.import', facts, createdAt };
}

function dryOutcome({ person }: ListRow, known: ReadonlySet<string>): ImportRow['outcome'] {
  if (!person) return 'invalid';
  return known.has(person.email.toLowerCase()) ? 'exists' : 'ready';
}

function presentRun(rows: readonly ListRow[], made: ReadonlyMap<string, ImportedAccount>): ImportOutcome {
  const [first] = made.values();
  return {
    rows: rows.map((row) => {
      const account = made.get(row.email.toLowerCase());
      return presentRow(row, account ? 'created' : 'exists', account?.link ?? null);
    }),
    links_expire_at: first?.linkExpiresAt ?? null,
  };
}

function presentRow(
  { row, fullName, email, role, problems }: ListRow,
  outcome: ImportRow['outcome'],
  link: string | null,
): ImportRow {
  return { row, full_name: fullName, email, role, outcome, problems, link };
}
