/** The lessons of packages: what is booked, used and left follows from bookings and their money, and is stored nowhere. */
import type { LessonCount } from '@akada/core/packages/package-rules.ts';
import type { Executor } from '../../platform/database/database.ts';
import { countReservedLessons } from '../bookings/bookings.service.ts';
import { countPaidLessons } from '../earnings/lesson-money.service.ts';
import type { PackageRow } from './packages.tables.ts';

export type CountedPackage = PackageRow & LessonCount;

/** @returns the packages in the same order, with their lessons; exact only while a package is locked */
export async function countLessons(
  executor: Executor,
  rows: readonly PackageRow[],
): Promise<CountedPackage[]> {
  if (rows.length === 0) return [];

  const ids = rows.map(({ id }) => id);
  const paid = new Map((await countPaidLessons(executor, ids)).map((row) => [row.packageId, row]));
  const reserved = await countReservedLessons(executor, ids);
  return rows.map((row) => {
    const { booked = 0, used = 0 } = paid.get(row.id) ?? {};
    return { ...row, booked: booked + (reserved.get(row.id) ?? 0), used };
  });
}

/** @returns the lessons of one package */
export async function countOne(executor: Executor, row: PackageRow): Promise<CountedPackage> {
  const [counted] = await countLessons(executor, [row]);
  if (!counted) throw new Error('One row is one package');
  return counted;
}
