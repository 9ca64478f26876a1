/** Packages of lessons: their sizes, limits and arithmetic. */

/** The numbers of lessons that a package may have. */
export const packageSizes = [5, 10] as const;
export type PackageSize = (typeof packageSizes)[number];

export const packageLimits = {
  /** Days in which the lessons can be booked. */
  minDays: 14,
  maxDays: 365,
  /** Price of a complete package, in kobo. */
  minPrice: 50_000,
  maxPrice: 500_000_000,
  /** Days before the end at which the student is reminded of unused lessons. */
  reminderDays: 7,
} as const;

/** `closing`: nothing can be booked any more, and the booked lessons are not settled yet. */
export const packageStates = ['active', 'closing', 'ended'] as const;
export type PackageState = (typeof packageStates)[number];

/**
 * The people who can end a package. `clock`: its time has ended, its lessons are used, or its tutor left. `bank`: the
 * payer's bank took the payment back.
 */
export const packageEnders = ['student', 'tutor', 'admin', 'clock', 'bank'] as const;
export type PackageEnder = (typeof packageEnders)[number];

/** The lessons of one package. */
export interface LessonCount {
  lessons: number;
  /** Requested, or booked and not settled. */
  booked: number;
  /** Taken, or cancelled too late. */
  used: number;
}

/** @returns the number of lessons that can be booked now */
export const countLeft = ({ lessons, booked, used }: LessonCount) => Math.max(0, lessons - booked - used);

/**
 * @param price of the package in kobo, in whole naira
 * @returns the price of one lesson in kobo, without a rest for every size
 */
export const getLessonPrice = (price: number, lessons: PackageSize) => price / lessons;

/** @returns the saving of a package against single lessons, in percent rounded down; 0 if it is not cheaper */
export function getSaving(lessonPrice: number, singlePrice: number): number {
  if (singlePrice === 0 || lessonPrice >= singlePrice) return 0;
  return Math.floor(((singlePrice - lessonPrice) * 100) / singlePrice);
}
