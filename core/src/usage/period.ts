/**
 * Allowances run by calendar month in Lagos. West Africa Time has had no daylight saving since 1920 and stays
 * at UTC+1, so the month's edges are fixed instants.
 */
const lagosOffsetMs = 60 * 60 * 1000;

export interface UsagePeriod {
  /** First instant of the month in Lagos, ISO 8601 in UTC. */
  start: string;
  /** First instant of the next month; the allowance is fresh from here on. */
  end: string;
}

/** @param now milliseconds since the epoch @returns the month that contains it */
export function usagePeriod(now: number): UsagePeriod {
  const local = new Date(now + lagosOffsetMs);
  const edge = (monthsAhead: number) =>
    new Date(
      Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + monthsAhead, 1) - lagosOffsetMs,
    ).toISOString();

  return { start: edge(0), end: edge(1) };
}
