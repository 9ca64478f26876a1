/** Offers of tutors, and packages that students buy and end. */

import type { PaymentStart } from '@akada/contract/base/subscriptions.ts';
import type { LessonOffers, LessonPackage } from '@akada/contract/work/money/packages.ts';
import { getPrice } from '@akada/core/bookings/booking-rules.ts';
import { countLeft, getLessonPrice, type PackageSize } from '@akada/core/packages/package-rules.ts';
import { formatNaira } from '@akada/core/payments/naira.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { Fault, invalidField, notFound } from '../../platform/fault/fault.ts';
import { newId } from '../../platform/ids/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { peopleById } from '../accounts/accounts.ts';
import { bookable } from '../bookings/availability/availability.service.ts';
import {
  createSessionPrices,
  findTrialPrice,
  saveTrialPrice,
} from '../bookings/booking/session-prices.service.ts';
import type { PurchasePayment } from '../payments/payment/purposes.service.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import { readPackageReturns } from '../payments/session-refunds.service.ts';
import { teachingProfile } from '../tutors/tutor-standing.service.ts';
import { countLessons, countOne } from './package-counts.service.ts';
import type { PackageEnds } from './package-ends.service.ts';
import { presentPackage } from './packages.present.ts';
import * as repo from './packages.repo.ts';
import type { PackageRow } from './packages.tables.ts';

export type PackagesService = ReturnType<typeof createPackagesService>;

export function createPackagesService(
  { database, clock, config }: Pick<Platform, 'database' | 'clock' | 'config'>,
  payments: Pick<PaymentsService, 'start'>,
  ends: Pick<PackageEnds, 'end'>,
) {
  const { db } = database;
  const prices = createSessionPrices(config);

  const service = {
    async readOffers(tutorId: string): Promise<LessonOffers> {
      const offers = await repo.findOffers(db, tutorId);
      const trialPrice = await findTrialPrice(db, tutorId);
      return {
        packages: offers.map(({ lessons, minutes, price, validDays }) => ({
          lessons,
          minutes: minutes as LessonOffers['packages'][number]['minutes'],
          price,
          valid_days: validDays,
        })),
        trial: trialPrice === null ? null : { price: trialPrice },
      };
    },
    /** @throws Fault `not_found` before there is a profile */
    async saveOffers(tutorId: string, { packages, trial }: LessonOffers): Promise<LessonOffers> {
      if (!(await teachingProfile(db, tutorId))) throw notFound();
      await database.transaction(async (tx) => {
        await saveTrialPrice(tx, tutorId, trial?.price ?? null);
        const offers = packages.map(({ valid_days: validDays, ...offer }) => ({ ...offer, validDays }));
        await repo.replaceOffers(tx, tutorId, offers);
      });
      return service.readOffers(tutorId);
    },
    /** @throws Fault `not_found` for a tutor who cannot be booked */
    async readOffersOfTutor(studentId: string, tutorId: string) {
      const { profile } = await bookable(db, tutorId);
      const offers = config.payments.provider ? await repo.findOffers(db, tutorId) : [];
      const mine = await repo.findOpenOfPair(db, { studentId, tutorId });
      return {
        packages: offers.map(({ lessons, minutes, price, validDays }) => ({
          lessons,
          minutes,
          price,
          valid_days: validDays,
          single_price: getPrice(profile.hourlyRate, minutes),
        })),
        trial: await prices.findTrial(db, { studentId, tutorId }),
        mine: await presentAll(mine, studentId),
      };
    },
    /** @throws Fault `not_found`, `conflict` if the offer has changed, and as the start of a payment */
    async buy(
      studentId: string,
      { tutorId, lessons, price }: { tutorId: string; lessons: PackageSize; price: number },
    ): Promise<PaymentStart> {
      if (!config.payments.provider) throw notFound();
      await bookable(db, tutorId);
      const offer = (await repo.findOffers(db, tutorId)).find((one) => one.lessons === lessons);
      if (offer?.price !== price)
        throw new Fault('conflict', 'The tutor has changed this offer. Look at it again, then decide.');

      const { minutes, validDays } = offer;
      const subjectId = await repo.insertUnpaid(db, {
        id: newId(),
        studentId,
        tutorId,
        lessons,
        minutes,
        lessonPrice: getLessonPrice(price, lessons),
        validDays,
        createdAt: getInstant(clock.now()),
      });
      return payments.start({ userId: studentId, purpose: 'package', subjectId, amount: price });
    },
    async list(userId: string, page: { skip: number; limit: number }) {
      const { rows, total } = await repo.listPackages(db, userId, page);
      return { items: await presentAll(rows, userId), total };
    },
    /** Either side ends it at any time; ended twice nothing changes. */
    async end({ id }: PackageRow, userId: string): Promise<LessonPackage> {
      const ended = await database.transaction(async (tx) => {
        const row = await repo.lockPackage(tx, id);
        // An account that was erased in the meantime is on neither side any more.
        if (!row || (row.tutorId !== userId && row.studentId !== userId)) throw notFound();
        return ends.end(tx, row, row.tutorId === userId ? 'tutor' : 'student');
      });
      const [presented] = await presentAll([ended], userId);
      if (!presented) throw notFound();
      return presented;
    },
    /** @returns the refundable amount of a package's payment in kobo; null while a lesson is booked, and after its end */
    async findRefundable(
      executor: Executor,
      { subjectId }: Pick<PurchasePayment, 'subjectId'>,
    ): Promise<number | null> {
      const row = subjectId === null ? null : await repo.findPackage(executor, subjectId);
      if (row?.state !== 'active' || row.frozen) return null;
      const countedPackage = await countOne(executor, row);
      return countedPackage.booked > 0 ? null : countLeft(countedPackage) * row.lessonPrice;
    },
    /**
     * Ends a package for an administrator and refunds its unused lessons.
     *
     * @throws Fault `conflict` while a lesson is booked, `validation_failed` for another amount
     */
    async giveBack(tx: Transaction, payment: PurchasePayment, amount: number): Promise<void> {
      const row = payment.subjectId === null ? null : await repo.lockPackage(tx, payment.subjectId);
      const unusedPrice = await service.findRefundable(tx, payment);
      if (row?.state !== 'active' || unusedPrice === null)
        throw new Fault(
          'conflict',
          'Lessons of this package are booked, or it is ending. Decide about them first.',
        );
      if (amount !== unusedPrice || unusedPrice === 0)
        throw invalidField(
          'amount',
          `The unused lessons are worth ${formatNaira(unusedPrice)}. Refund exactly this amount.`,
        );

      await ends.end(tx, row, 'admin');
    },
  };
  return service;

  async function presentAll(rows: readonly PackageRow[], userId: string): Promise<LessonPackage[]> {
    const countedRows = await countLessons(db, rows);
    const people = await peopleById(
      db,
      rows.flatMap(({ studentId, tutorId }) => [studentId, tutorId].flatMap((id) => id ?? [])),
    );
    const returns = await readPackageReturns(
      db,
      rows.map(({ id }) => id),
    );
    return countedRows.map((row) =>
      presentPackage(row, userId, { people, returns: returns.get(row.id) ?? null }),
    );
  }
}
