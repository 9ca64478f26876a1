/** The register of a group session: who was there. */

export const attendanceStates = ['present', 'late', 'absent', 'excused'] as const;
export type Attendance = (typeof attendanceStates)[number];

export const attendanceWords: Readonly<Record<Attendance, string>> = {
  present: 'Present',
  late: 'Late',
  absent: 'Absent',
  excused: 'Excused',
};

const opensBeforeMs = 15 * 60_000;

/** @returns from when the register can be filled in, in milliseconds since the epoch */
export function getRegisterOpening(startsAt: number): number {
  return startsAt - opensBeforeMs;
}

/** @returns true for a session that is held or was held. A mark can be corrected at any later time. */
export function isRegisterOpen(
  { startsAt, isCancelled }: { startsAt: number; isCancelled: boolean },
  now: number,
): boolean {
  return !isCancelled && now >= getRegisterOpening(startsAt);
}
