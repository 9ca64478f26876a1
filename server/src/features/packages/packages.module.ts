import { packageNotifications } from '@akada/core/notifications/selling/packages.ts';
import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { notifyOf } from '../../platform/module/notify-of.ts';
import { personalTable } from '../../platform/personal-data/personal-table.ts';
import type { Platform } from '../../platform/platform.ts';
import { createLessonMoney } from '../earnings/lesson-money.service.ts';
import type { Purposes } from '../payments/payment/purposes.service.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import { createPackageEnds } from './package-ends.service.ts';
import { createBookedLessons } from './package-lessons.service.ts';
import { createPackagePurpose } from './package-purpose.service.ts';
import { createAuthorizePackage } from './packages.access.ts';
import { packageBought, packageEnded, packageEndsSoon, packageNotPossible } from './packages.events.ts';
import { packagesRoutes } from './packages.http.ts';
import { createPackagesService } from './packages.service.ts';
import { lessonPackages, packageOffers } from './packages.tables.ts';

/** Payments are created before this feature, and need its purpose. */
export const createPackagePurposes = (platform: Platform): Pick<Purposes, 'package'> => ({
  package: createPackagePurpose(platform),
});

/** Packages of lessons. Bookings are created after this feature, and pay with its lessons. */
export function createPackages(platform: Platform, { payments }: { payments: PaymentsService }) {
  const ends = createPackageEnds(platform, payments);
  const service = createPackagesService(platform, payments, ends);
  const module: FeatureModule = {
    routes: packagesRoutes(createAuthorizePackage(platform.database), service),
    tasks: [ends.task],
    notifications: [
      notifyOf(packageBought, packageNotifications.bought, ({ facts }) => facts),
      notifyOf(packageEndsSoon, packageNotifications.endsSoon, ({ facts }) => facts),
      notifyOf(packageEnded, packageNotifications.ended, ({ facts }) => facts),
      notifyOf(packageNotPossible, packageNotifications.notPossible, ({ facts }) => facts),
    ],
    personalData: [
      {
        tables: [
          personalTable(packageOffers, {
            name: 'package-offers',
            owned: packageOffers.tutorId,
            order: [packageOffers.lessons],
          }),
          personalTable(lessonPackages, {
            name: 'packages-of-lessons',
            owned: [lessonPackages.studentId, lessonPackages.tutorId],
            order: [lessonPackages.createdAt, lessonPackages.id],
          }),
        ],
      },
    ],
  };
  return { module, service, lessons: createBookedLessons(createLessonMoney(platform, payments)) };
}
