/** One case of each kind that waits for an administrator, with the call that handles it. */

import { proposeDepartment } from '@akada/contract/base/catalog.ts';
import { archiveCatalogEntry } from '@akada/contract/base/catalog-administration.ts';
import { approveCourse } from '@akada/contract/base/course-approval.ts';
import { confirmTransfer } from '@akada/contract/base/premium-groups.ts';
import { approveTutor } from '@akada/contract/observers/admin.ts';
import { decideDispute as decideSession } from '@akada/contract/observers/admin-sessions.ts';
import { decideCopyrightCase } from '@akada/contract/observers/copyright.ts';
import { openReportedConversation } from '@akada/contract/observers/message-care.ts';
import { recordPayout, retryRefund, setMoneyAside } from '@akada/contract/observers/money.ts';
import { closeSupportCase } from '@akada/contract/observers/support.ts';
import type { WaitingKind } from '@akada/contract/observers/waiting.ts';
import type { EndpointShape } from '@akada/contract/wire/endpoint.ts';
import { decideDispute } from '@akada/contract/work/disputes.ts';
import { decideReportedReview } from '@akada/contract/work/tutor-reviews.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { callAs } from '../../../testing/call-as.ts';
import { createPerson, type Person } from '../../../testing/people.ts';
import type { Content } from '../../../testing/send.ts';
import { moment } from '../../../testing/suites/feature-samples.ts';
import { makeSample } from '../../../testing/suites/feature-suites.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { createTutor } from '../../../testing/tutors.ts';
import { createBankQuestion } from '../../questions/testing/bank.samples.ts';
import { insertReview } from '../../tutor-reviews/testing/tutor-reviews.samples.ts';

export interface WaitingExample {
  /** Null for a kind that is only counted. */
  id: string | null;
  /** Handles the case as an administrator or the product does. */
  handle(): Promise<unknown>;
}

/** @returns by kind how one case of it begins to wait */
export function createExamples(
  app: TestApp,
  admin: Pick<Person, 'userId'>,
): Record<Exclude<WaitingKind, 'jobs' | 'disk'>, () => Promise<WaitingExample>> {
  const call = callAs(app, admin);
  const run = (text: string, values: unknown[]) => app.platform.database.pool.query(text, values);
  const someone = async () => (await createPerson(app)).userId;
  const sample = async (endpoint: EndpointShape): Promise<Content> =>
    makeSample(endpoint)({ app, owner: { userId: await someone(), canary: 'Osmosis' }, objectId: newId() });
  /** The sample of the deciding call makes something that waits. */
  const fromSample = (endpoint: EndpointShape) => async () => {
    const content = await sample(endpoint);
    return { id: content.params?.id ?? null, handle: () => call(endpoint, content) };
  };
  const fromRequest = (endpoint: EndpointShape) => async () => {
    const id = (await sample(endpoint)).params?.id ?? '';
    await run(`UPDATE support_requests SET state = 'waiting' WHERE id = $1`, [id]);
    return {
      id,
      handle: () => call(closeSupportCase, { params: { id }, body: { messages_seen: 1 } }),
    };
  };

  return {
    tutors: fromSample(approveTutor),
    courses: fromSample(approveCourse),
    async departments() {
      const tutor = callAs(app, { userId: await createTutor(app, 'approved') });
      const name = `Botany ${newId()}`;
      const { body } = await tutor(proposeDepartment, { body: { school_name: 'Unity College', name } });
      const entry = { name, parent_id: body.school.id, archived: false };
      const handle = () =>
        call(archiveCatalogEntry, {
          params: { kind: 'department', id: body.id },
          body: { seen: entry, reason: 'It is a faculty.' },
        });
      return { id: body.id, handle };
    },
    async reports() {
      const id = await createBankQuestion(app, {
        userId: await createTutor(app, 'approved'),
        canary: 'Osmosis',
      });
      await run(
        `INSERT INTO question_reports (user_id, question_id, reason, comment, version, origin, stem, options, explanation, engine_version, reported_at)
         VALUES ($1, $2, 'unclear', '', 1, 'own', 'S', '{A,B}', '', 0, $3)`,
        [await someone(), id, moment(app)],
      );
      const body = {
        verdict: 'retire',
        answer_indexes: [1],
        reason: 'Two are right.',
        version: 1,
        open_reports: 1,
      };
      return { id, handle: () => call(decideDispute, { params: { id }, body }) };
    },
    async tutor_reviews() {
      const people = { tutorId: await createTutor(app, 'approved'), studentId: await someone() };
      const id = await insertReview(app, people, 'Rude.');
      await run(
        `INSERT INTO tutor_review_reports (review_id, reporter_id, reason, reported_at) VALUES ($1, $2, 'Rude', $3)`,
        [id, people.tutorId, moment(app)],
      );
      return { id, handle: () => call(decideReportedReview, { params: { id }, body: { hide: true } }) };
    },
    reported_messages: fromRequest(openReportedConversation),
    copyright: fromSample(decideCopyrightCase),
    disputes: fromSample(decideSession),
    support: fromRequest(closeSupportCase),
    unmatched_money: fromSample(setMoneyAside),
    failed_refunds: fromSample(retryRefund),
    async chargebacks() {
      const payment = (await sample(retryRefund)).params?.id ?? '';
      await run(`UPDATE refunds SET status = 'processed' WHERE payment_id = $1`, [payment]);
      const id = newId();
      await run(
        `INSERT INTO chargebacks (id, provider, provider_id, payment_id, amount, state, opened_at)
         VALUES ($1, 'paystack', $2, $3, 150000, 'evidence_due', $4)`,
        [id, newId(), payment, moment(app)],
      );
      return { id, handle: () => run(`UPDATE chargebacks SET state = 'under_review' WHERE id = $1`, [id]) };
    },
    owed_tutors: fromSample(recordPayout),
    async failed_payouts() {
      const tutorId = await createTutor(app, 'approved');
      const pay = (id: string, state: string) =>
        run(
          `INSERT INTO tutor_payouts (id, tutor_id, state, amount, bank_reference, paid_on, recorded_at)
           VALUES ($1, $2, $3, 100000, $4, '2026-11-28', $5)`,
          [id, tutorId, state, newId(), moment(app)],
        );
      const id = newId();
      await pay(id, 'returned');
      const handle = () => {
        app.clock.advance(1);
        return pay(newId(), 'paid');
      };
      return { id, handle };
    },
    group_invoices: fromSample(confirmTransfer),
    async erasures() {
      const id = await someone();
      await run('UPDATE users SET deletion_due_at = $2 WHERE id = $1', [id, moment(app, -2 * 24 * 60)]);
      const handle = async () => app.features.tasks.find(({ name }) => name === 'privacy.erase_due')?.run();
      return { id, handle };
    },
    async emails() {
      await run(
        `INSERT INTO mail_outbox (id, recipient, subject, body_text, body_html, created_at, status, attempts, given_up_at)
         VALUES (gen_random_uuid(), 'ada@school.test', '', '', '', now(), 'given_up', 21, now())`,
        [],
      );
      return { id: null, handle: () => run('DELETE FROM mail_outbox', []) };
    },
  };
}
