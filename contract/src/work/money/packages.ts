/** Packages of lessons: the offers of tutors, and the packages that students have bought. */
import { bookingLengths } from '@akada/core/bookings/booking-rules.ts';
import {
  packageEnders,
  packageLimits,
  packageSizes,
  packageStates,
} from '@akada/core/packages/package-rules.ts';
import * as z from 'zod/mini';
import { PaymentChargeback, PaymentRefund } from '../../base/payments.ts';
import { PaymentStart } from '../../base/subscriptions.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { getPage, IdParams, Paging, Timestamp } from '../../wire/fields.ts';

const PackageSize = z.literal([...packageSizes], 'Choose 5 or 10 lessons');

/** In kobo, and whole naira: then every lesson of a package has the same price. */
const NairaPrice = z
  .int('Give a price')
  .check(z.refine((kobo) => kobo % 100 === 0, 'Give the price in whole naira'));

export const PackageOffer = z.strictObject({
  lessons: PackageSize,
  /** The length of each lesson. */
  minutes: z.literal([...bookingLengths], 'Choose one of the lengths'),
  price: NairaPrice.check(
    z.minimum(packageLimits.minPrice, 'At least ₦500'),
    z.maximum(packageLimits.maxPrice, 'At most ₦5,000,000'),
  ),
  /** Days from the payment in which the lessons can be booked. */
  valid_days: z
    .int('Give a number of days')
    .check(
      z.minimum(packageLimits.minDays, `At least ${packageLimits.minDays} days`),
      z.maximum(packageLimits.maxDays, `At most ${packageLimits.maxDays} days`),
    ),
});
export type PackageOffer = z.output<typeof PackageOffer>;

/** Each size is offered once. A free trial lesson has the price 0; null offers none. */
export const LessonOffers = z.strictObject({
  packages: z.array(PackageOffer).check(
    z.maxLength(packageSizes.length, 'One offer for each number of lessons'),
    z.refine(
      (offers) => new Set(offers.map(({ lessons }) => lessons)).size === offers.length,
      'One offer for each number of lessons',
    ),
  ),
  trial: z.nullable(
    z.strictObject({
      price: NairaPrice.check(
        z.minimum(0, 'Not below zero'),
        z.maximum(100_000_000, 'The price is too high'),
      ),
    }),
  ),
});
export type LessonOffers = z.output<typeof LessonOffers>;

export const LessonPackage = z.object({
  id: z.uuid(),
  side: z.enum(['student', 'tutor']),
  state: z.enum(packageStates),
  /** Null after the account was deleted. */
  student: z.nullable(z.object({ id: z.uuid(), full_name: z.string() })),
  tutor: z.nullable(z.object({ id: z.uuid(), full_name: z.string() })),
  lessons: z.int(),
  minutes: z.int(),
  /** In kobo. */
  lesson_price: z.int(),
  /** Requested, or booked and not settled. */
  booked: z.int(),
  used: z.int(),
  valid_until: Timestamp,
  ended_by: z.nullable(z.enum(packageEnders)),
  /** The refund of the unused lessons, for the student. */
  refund: z.nullable(PaymentRefund),
  /** The latest dispute of the student's bank, for the student; null if there is none. */
  chargeback: z.nullable(PaymentChargeback),
  /** Nothing is booked or refunded until a bank has decided about the payment. */
  frozen: z.boolean(),
});
export type LessonPackage = z.output<typeof LessonPackage>;

export const getOffers = endpoint({
  id: 'packages.get_offers',
  summary: 'My offers: packages of lessons, and the trial lesson',
  method: 'GET',
  path: '/tutors/me/offers',
  access: 'tutor',
  effect: 'safe',
  responses: { 200: LessonOffers },
});

export const saveOffers = endpoint({
  id: 'packages.save_offers',
  summary: 'Replace my offers. Sold packages keep their terms',
  method: 'PUT',
  path: '/tutors/me/offers',
  access: 'tutor',
  effect: 'natural',
  body: LessonOffers,
  responses: { 200: LessonOffers },
});

export const getTutorOffers = endpoint({
  id: 'packages.tutor_offers',
  summary: 'The offers of a tutor, and what I have with this tutor',
  method: 'GET',
  path: '/tutors/{id}/offers',
  access: 'student',
  effect: 'safe',
  params: IdParams,
  responses: {
    200: z.object({
      packages: z.array(
        z.object({
          lessons: z.int(),
          minutes: z.int(),
          price: z.int(),
          valid_days: z.int(),
          /** The price of one lesson of this length without a package. */
          single_price: z.int(),
        }),
      ),
      /** The trial lesson that I can still have. */
      trial: z.nullable(z.object({ minutes: z.int(), price: z.int() })),
      /** My packages with this tutor that have not ended. */
      mine: z.array(LessonPackage),
    }),
  },
});

export const buyPackage = endpoint({
  id: 'packages.buy',
  summary: 'Pay for a package. Nothing is bought before the payment arrives',
  method: 'POST',
  path: '/tutors/{id}/packages',
  access: 'student',
  effect: 'natural',
  params: IdParams,
  body: z.strictObject({
    lessons: PackageSize,
    /** The price that the student has seen, in kobo. */
    price: z.int('Give the price'),
  }),
  responses: { 201: PaymentStart },
});

export const listPackages = endpoint({
  id: 'packages.list',
  summary: 'My packages, as student or as tutor, the latest first',
  method: 'GET',
  path: '/packages',
  access: 'signed_in',
  effect: 'safe',
  query: Paging,
  responses: { 200: getPage(LessonPackage) },
});

export const endPackage = endpoint({
  id: 'packages.end',
  summary: 'End a package. Unused lessons are refunded after the booked ones are settled',
  method: 'POST',
  path: '/packages/{id}/end',
  access: 'signed_in',
  effect: 'natural',
  object: { kind: 'lesson_package', in: 'params', field: 'id' },
  params: IdParams,
  responses: { 200: LessonPackage },
});
