import { newId } from '../../../platform/ids/ids.ts';
import { type FeatureSamples, moment, nothing, type Owner } from '../../../testing/suites/feature-samples.ts';
import { oneMore } from '../../../testing/suites/listed-rows.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { createTutor } from '../../../testing/tutors.ts';
import { tutorTrials } from '../../bookings/booking/trials.tables.ts';
import { openGateway } from '../../payments/testing/gateway.ts';
import { lessonPackages, packageOffers } from '../packages.tables.ts';

export const offer = { lessons: 5, minutes: 60, price: 2_000_000, valid_days: 90 } as const;

const dayMinutes = 24 * 60;

/** Writes an active package of five lessons. */
export async function insertPackage(
  app: SharedTestApp,
  people: { studentId: string | null; tutorId: string | null },
): Promise<string> {
  const id = newId();
  await app.platform.database.db.insert(lessonPackages).values({
    id,
    ...people,
    lessons: 5,
    minutes: 60,
    lessonPrice: 400_000,
    validDays: 90,
    state: 'active',
    reference: newId(),
    validUntil: moment(app, 90 * dayMinutes),
    createdAt: moment(app),
  });
  return id;
}

/** Writes offers of this person, and a package on each side. */
export async function givePackages(app: SharedTestApp, { userId }: Owner): Promise<void> {
  const { db } = app.platform.database;
  await db
    .insert(packageOffers)
    .values({ tutorId: userId, lessons: 5, minutes: 60, price: 2_000_000, validDays: 90 });
  await db.insert(tutorTrials).values({ tutorId: userId, price: 0 });
  await insertPackage(app, { studentId: userId, tutorId: null });
  await insertPackage(app, { studentId: null, tutorId: userId });
}

const teacher = async (app: SharedTestApp) => {
  const id = await createTutor(app, 'approved');
  await app.platform.database.db
    .insert(packageOffers)
    .values({ tutorId: id, lessons: 5, minutes: 60, price: offer.price, validDays: 90 });
  return id;
};

export const samples: FeatureSamples = {
  lists: {
    'packages.list': {
      write: oneMore((app, { userId }) => insertPackage(app, { studentId: userId, tutorId: null })),
    },
  },
  requests: {
    'packages.get_offers': nothing,
    'packages.save_offers': () => ({ body: { packages: [offer], trial: { price: 0 } } }),
    'packages.tutor_offers': async ({ app }) => ({ params: { id: await teacher(app) } }),
    'packages.buy': async ({ app }) => {
      await openGateway(app);
      return { params: { id: await teacher(app) }, body: { lessons: 5, price: offer.price } };
    },
    'packages.list': nothing,
    'packages.end': nothing,
  },
  objects: {
    lesson_package: (app, { userId }) => insertPackage(app, { studentId: userId, tutorId: null }),
  },
};
