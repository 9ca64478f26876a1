import { postingsOfPrice, postingsOfRelease } from '@akada/core/payments/postings.ts';
import { wallTime } from '@akada/core/time/wall-time.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import { newId } from '../../../platform/ids/ids.ts';
import {
  type FeatureSamples,
  moment,
  nothing,
  type Owner,
  type SampleContext,
} from '../../../testing/suites/feature-samples.ts';
import { oneMore } from '../../../testing/suites/listed-rows.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { createTutor } from '../../../testing/tutors.ts';
import { insertBooking } from '../../bookings/testing/bookings.samples.ts';
import { post } from '../../payments/ledger/ledger.repo.ts';
import { openGateway } from '../../payments/testing/gateway.ts';
import { insertTutorial } from '../../tutorials/testing/tutorials.samples.ts';
import { tutorialSeats } from '../../tutorials/tutorials.tables.ts';
import { earnings, heldPayments } from '../earnings.tables.ts';
import { createPayoutSecrets } from '../payouts/payout-secrets.ts';
import { getBalance } from '../payouts/payouts.repo.ts';
import { heldBackPayouts, payoutAccounts, tutorPayouts } from '../payouts/payouts.tables.ts';

const price = 450_000;

const bankAccount = { bank_code: '058', account_number: '0123454471' };

const lists: FeatureSamples['lists'] = {
  'earnings.get': { write: oneMore(giveEarnings) },
  'payouts.get': {
    write: async ({ app, owner, number }) => {
      await app.platform.database.db.insert(tutorPayouts).values({
        id: newId(),
        tutorId: owner.userId,
        amount: 1_000 + number,
        bankReference: `GTB listed ${newId()}`,
        paidOn: '2026-11-28',
        recordedAt: moment(app, number),
      });
    },
  },
  'admin.list_owed_tutors': { write: ({ app, number }) => createOwedTutor(app, 1_000 + number) },
};

export const samples: FeatureSamples = {
  lists,
  requests: {
    'earnings.get': nothing,
    'earnings.export': nothing,
    'earnings.analytics': nothing,
    'earnings.list_statements': nothing,
    'earnings.print_statement': getStatement,
    'earnings.export_statement': getStatement,
    'earnings.pay_session': async ({ app }) => {
      await openGateway(app);
      return {};
    },
    'earnings.session_payment': nothing,
    'payouts.list_banks': async ({ app }) => {
      await openGateway(app);
      return {};
    },
    'payouts.get_account': nothing,
    'payouts.name_holder': async ({ app }) => {
      await openGateway(app);
      return { body: bankAccount };
    },
    'payouts.save_account': async ({ app }) => {
      await openGateway(app);
      const account_number = String(1_000_000_001 + (Math.trunc(app.clock.now()) % 1_000_000) * 10);
      return { body: { ...bankAccount, account_number, password: 'correct horse battery' } };
    },
    'payouts.get': nothing,
    'payouts.request': async ({ app, owner }) => {
      await openGateway(app);
      await giveAccount(app, owner.userId);
      await giveBalance(app, owner.userId, 382_500);
      const amount = await getBalance(app.platform.database.db, owner.userId);
      return { body: { amount, fee: amount > 500_000 ? (amount > 5_000_000 ? 5_000 : 2_500) : 1_000 } };
    },
    'payouts.set_weekly': () => ({ body: { is_held_back: true } }),
    'tutorials.pay': async ({ app, owner }) => {
      await openGateway(app);
      const tutor = { userId: await createTutor(app, 'approved'), canary: 'Genetics' };
      const tutorialId = await insertTutorial(app, tutor, { price, seatsTaken: 1 });
      await app.platform.database.db.insert(tutorialSeats).values({
        tutorialId,
        studentId: owner.userId,
        state: 'to_pay',
        paidReference: null,
        payUntil: moment(app, 30),
        takenAt: moment(app),
      });
      return { params: { id: tutorialId } };
    },
  },
  objectsFor: {
    'earnings.pay_session': async (app, { userId, canary }) =>
      (await insertBooking(app, { studentId: userId, message: canary, state: 'accepted', price })).id,
    'earnings.session_payment': async (app, { userId, canary }) =>
      (await insertBooking(app, { studentId: userId, message: canary, state: 'confirmed' })).id,
  },
};

/** The statement of this month, in which a share of the caller was posted. */
async function getStatement({ app, owner: { userId } }: SampleContext) {
  const { db, pool } = app.platform.database;
  const lesson = { reference: newId(), kind: 'session', subjectId: newId(), price } as const;
  const settled = { givenBack: 0, settledAt: moment(app), commissionPercent: 15 };
  await db.insert(heldPayments).values({ ...lesson, ...settled });
  const share = { title: 'Chemistry', share: 382_500, state: 'available' } as const;
  await db.insert(earnings).values({ ...lesson, ...share, tutorId: userId, ...anHour(app) });
  await pool.query(
    `INSERT INTO ledger_entries (source, purpose, debit, credit, amount, written_at)
     VALUES ($1, 'share', 'held_for_sessions', 'owed_to_tutors', 382500, $2)`,
    [lesson.reference, moment(app)],
  );
  return { params: { month: wallTime(app.clock.now(), 'Africa/Lagos').slice(0, 7) } };
}

/** Reads the clock once: a session lasts whole minutes. */
function anHour({ clock }: SharedTestApp) {
  const now = clock.now();
  return { startsAt: getInstant(now), endsAt: getInstant(now + 3_600_000) };
}

/** A tutor's earnings from a session, as a row of waiting money. */
export async function giveEarnings(app: SharedTestApp, { userId, canary }: Owner): Promise<void> {
  const { db } = app.platform.database;
  const common = { reference: newId(), kind: 'session', subjectId: newId(), price } as const;
  await db.insert(heldPayments).values({ ...common, commissionPercent: 15 });
  await db.insert(earnings).values({
    ...common,
    tutorId: userId,
    studentId: null,
    title: canary,
    share: 382_500,
    state: 'waiting',
    ...anHour(app),
  });
  await db.insert(tutorPayouts).values({
    id: newId(),
    tutorId: userId,
    amount: 1,
    bankReference: `GTB ${canary}`,
    paidOn: '2026-11-28',
    recordedAt: moment(app),
  });
  await giveAccount(app, userId);
  await db
    .insert(heldBackPayouts)
    .values({ userId, heldBackAt: moment(app) })
    .onConflictDoNothing();
}

/** @returns a tutor to whom the share of one session is owed */
export async function createOwedTutor(app: SharedTestApp, share = 382_500): Promise<string> {
  const tutorId = await createTutor(app, 'approved');
  await giveBalance(app, tutorId, share);
  return tutorId;
}

/** Writes a settled session with its rows in the ledger. @param share in kobo */
export async function giveBalance(app: SharedTestApp, tutorId: string, share: number): Promise<void> {
  const { db } = app.platform.database;
  const common = { reference: newId(), kind: 'session', subjectId: newId(), price: share } as const;
  const settled = { givenBack: 0, settledAt: moment(app) };
  await db.insert(heldPayments).values({ ...common, ...settled, commissionPercent: 0 });
  await db.insert(earnings).values({
    ...common,
    tutorId,
    studentId: null,
    title: 'Chemistry',
    share,
    state: 'available',
    ...anHour(app),
  });
  const parts = { share, commission: 0, givenBack: 0 };
  const postings = [
    ...postingsOfPrice({ charged: share, price: share, fees: 0 }, 'held_for_sessions'),
    ...postingsOfRelease(parts),
  ];
  await app.platform.database.transaction((tx) => post(tx, common.reference, postings, moment(app)));
}

/** Saves a bank account that can be paid to now. @param accountNumber 10 digits, whose end the stand-in judges */
export async function giveAccount(
  app: SharedTestApp,
  userId: string,
  accountNumber = bankAccount.account_number,
): Promise<void> {
  const secrets = createPayoutSecrets(app.platform.dataSecret);
  const account = {
    bankCode: bankAccount.bank_code,
    bankName: 'Guaranty Trust Bank',
    last4: accountNumber.slice(-4),
    sealedNumber: secrets.sealNumber(accountNumber, userId),
    accountName: 'AMINA NWOSU',
    savedAt: moment(app),
    usableAt: moment(app),
  };
  await app.platform.database.db
    .insert(payoutAccounts)
    .values({ userId, ...account })
    .onConflictDoUpdate({ target: payoutAccounts.userId, set: account });
}
