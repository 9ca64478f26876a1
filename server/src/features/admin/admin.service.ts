import type { AdminOverview, AdminTutor, AdminUser } from '@akada/contract/admin.ts';
import type { TutorState } from '@akada/contract/tutors.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { instantOf } from '../../platform/clock/instant.ts';
import type { MailConfig } from '../../platform/config/config.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { notFound } from '../../platform/fault/fault.ts';
import { newId } from '../../platform/ids/ids.ts';
import { mailHealth } from '../../platform/mail/mail-health.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { AccountAdministration } from '../accounts/accounts-administration.service.ts';
import * as people from '../accounts/accounts-people.service.ts';
import type { HandedLinks } from '../accounts/handed-links.service.ts';
import { countWaitingTutors, decideTutor, listTutors } from '../tutors/tutor-approval.service.ts';
import { insertAudit } from './admin-audit.repo.ts';
import type { AuditChange } from './admin-audit.tables.ts';
import { assertWithoutMail } from './without-mail.ts';

const signUpDays = 14;

const verified = { before: { email_verified: false }, after: { email_verified: true } };

export interface AdminOptions {
  database: Database;
  clock: Clock;
  queue: Pick<Queue, 'health'>;
  mail: Pick<MailConfig, 'kind'>;
  administration: Pick<AccountAdministration, 'verify'>;
  handedLinks: HandedLinks;
}

export interface UsersFilter {
  search: string;
  role: AdminUser['role'] | null;
  state: 'unverified' | 'deactivated' | null;
  skip: number;
  limit: number;
}

export interface AdminService {
  overview(): Promise<AdminOverview>;
  listUsers(filter: UsersFilter): Promise<{ items: AdminUser[]; total: number }>;
  listTutors(
    state: TutorState,
    page: { skip: number; limit: number },
  ): Promise<{ items: AdminTutor[]; total: number }>;
  /** @param reason null approves @throws Fault `not_found` */
  decide(actorId: string, userId: string, reason: string | null): Promise<AdminTutor>;
  /** @throws Fault `not_found`, `conflict` where this place sends mail */
  verify(actorId: string, userId: string): Promise<AdminUser>;
  /**
   * @param key the `Idempotency-Key`: a repetition is given the same link
   * @throws Fault `not_found`, `conflict` where this place sends mail
   */
  makeResetLink(
    actorId: string,
    userId: string,
    key: string | null,
  ): Promise<{ link: string; expires_at: string }>;
}

export function createAdminService(options: AdminOptions): AdminService {
  const { database, clock, queue, mail, administration, handedLinks } = options;
  const now = () => instantOf(clock.now());

  const audit = (tx: Transaction, actorId: string, targetId: string, action: string, facts: AuditChange) =>
    insertAudit(tx, { id: newId(), actorId, targetId, action, facts, createdAt: now() });

  const person = async (tx: Transaction, userId: string): Promise<AdminUser> => {
    const found = (await people.peopleById(tx, [userId])).get(userId);
    if (!found) throw notFound();
    return found;
  };

  return {
    async overview() {
      const { db } = database;
      const { byRole, ...states } = await people.countPeople(db);
      return {
        users: { by_role: byRole, ...states },
        sign_ups: await people.countSignUps(db, clock.now(), signUpDays),
        tutors_waiting: await countWaitingTutors(db),
        jobs: await queue.health(),
        mail: { kind: mail.kind, ...(await mailHealth(db)) },
      };
    },
    listUsers: (filter) => people.listPeople(database.db, filter),
    async listTutors(state, page) {
      const { items, total } = await listTutors(database.db, state, page);
      const owners = await people.peopleById(
        database.db,
        items.map(({ userId }) => userId),
      );
      const shown = items.flatMap(({ userId, profile }) => {
        const owner = owners.get(userId);
        return owner ? [presentTutor(owner, profile)] : [];
      });
      return { items: shown, total };
    },
    decide: (actorId, userId, reason) =>
      database.transaction(async (tx) => {
        const approved = reason === null;
        const { profile, before } = await decideTutor(tx, { userId, approved, reason, now: now() });
        const { state } = profile;
        if (before !== state) {
          const change = { before: { state: before }, after: { state, reason } };
          await audit(tx, actorId, userId, approved ? 'tutor.approve' : 'tutor.reject', change);
        }
        return presentTutor(await person(tx, userId), profile);
      }),
    verify: (actorId, userId) =>
      database.transaction(async (tx) => {
        assertWithoutMail(mail);
        const { email } = await person(tx, userId);
        if (await administration.verify(email, tx)) await audit(tx, actorId, userId, 'user.verify', verified);
        return person(tx, userId);
      }),
    makeResetLink: (actorId, userId, key) =>
      database.transaction(async (tx) => {
        assertWithoutMail(mail);
        const { id } = await person(tx, userId);
        const seed = key === null ? null : JSON.stringify([actorId, key]);
        const { link, expiresAt, isNew } = await handedLinks.make(tx, id, seed);
        const change = { before: null, after: { link_expires_at: expiresAt } };
        if (isNew) await audit(tx, actorId, userId, 'user.reset_link', change);
        return { link, expires_at: expiresAt };
      }),
  };
}

function presentTutor({ id, full_name, email }: AdminUser, profile: AdminTutor['profile']): AdminTutor {
  return { user_id: id, full_name, email, profile };
}
