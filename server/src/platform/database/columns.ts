import { customType } from 'drizzle-orm/pg-core';

/**
 * PostgreSQL writes `2026-11-20 10:00:00.5+00`; the wire wants ISO 8601. Rewriting the text is far cheaper than
 * making a Date and formatting it again. Sessions run in UTC, so the offset is always `+00`.
 *
 * @param text a timestamptz as PostgreSQL prints it in a UTC session
 * @returns the same instant in milliseconds, such as `2026-11-20T10:00:00.500Z`
 */
export function isoTimestamp(text: string): string {
  const match = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?\+00$/.exec(text);
  if (!match) return new Date(text).toISOString();

  const [, date, time, fraction = ''] = match;
  return `${date}T${time}.${fraction.slice(0, 3).padEnd(3, '0')}Z`;
}

/** A timestamptz column, ISO text on both sides: the query builder bypasses the driver's own parsers. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamptz',
  fromDriver: isoTimestamp,
});

/** An `instant` whose DEFAULT is only in the migration: a row without it gets the database's value. */
export const defaultInstant = customType<{ data: string; driverData: string; default: true }>({
  dataType: () => 'timestamptz',
  fromDriver: isoTimestamp,
});

/** An integer whose DEFAULT is only in the migration. */
const drawnInteger = customType<{ data: number; driverData: number; default: true }>({
  dataType: () => 'integer',
});

/** Pattern columns. The database draws their values for a new row. */
export const clothColumns = () => ({
  clothSeed: drawnInteger('cloth_seed').notNull(),
  clothColour: drawnInteger('cloth_colour').notNull(),
});

/** A bytea column. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });
