import { getInstant } from '../../../platform/clock/instant.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { type FeatureSamples, moment, nothing, type Owner } from '../../../testing/suites/feature-samples.ts';
import { oneMore } from '../../../testing/suites/listed-rows.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { createTutor } from '../../../testing/tutors.ts';
import { insertBooking } from '../../bookings/testing/bookings.samples.ts';
import { openGateway } from '../../payments/testing/gateway.ts';
import { insertTutorial } from '../../tutorials/testing/tutorials.samples.ts';
import { tutorialSeats } from '../../tutorials/tutorials.tables.ts';
import { earnings, heldPayments, tutorPayouts } from '../earnings.tables.ts';

const price = 450_000;

const lists: FeatureSamples['lists'] = {
  'earnings.get': { write: oneMore(giveEarnings) },
  'admin.list_owed_tutors': { write: ({ app, number }) => createOwedTutor(app, 1_000 + number) },
};

export const samples: FeatureSamples = {
  lists,
  requests: {
    'earnings.get': nothing,
    'earnings.export': nothing,
    'earnings.analytics': nothing,
    'earnings.pay_session': async ({ app }) => {
      await openGateway(app);
      return {};
    },
    'earnings.session_payment': nothing,
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
}

/** @returns a tutor to whom the share of one session is owed */
export async function createOwedTutor(app: SharedTestApp, share = 382_500): Promise<string> {
  const tutorId = await createTutor(app, 'approved');
  const { db } = app.platform.database;
  const common = { reference: newId(), kind: 'session', subjectId: newId(), price } as const;
  const settled = { givenBack: 0, settledAt: moment(app) };
  await db.insert(heldPayments).values({ ...common, ...settled, commissionPercent: 15 });
  await db.insert(earnings).values({
    ...common,
    tutorId,
    studentId: null,
    title: 'Chemistry',
    share,
    state: 'available',
    ...anHour(app),
  });
  return tutorId;
}
