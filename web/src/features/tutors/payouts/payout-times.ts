/** Days of payouts with their weekday. */

/** @returns such as `Tuesday 1 December` */
export function weekdayText(time: string, timeZone: string): string {
  return new Date(time).toLocaleDateString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone,
  });
}

/** @returns such as `Tue 1 Dec` */
export function shortDayText(time: string, timeZone: string): string {
  return new Date(time)
    .toLocaleDateString('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone })
    .replace(',', '');
}

/** @returns such as `Tue 1 Dec, 16:00` */
export function shortMomentText(time: string, timeZone: string): string {
  const clock = new Date(time).toLocaleTimeString('en-GB', { timeStyle: 'short', timeZone });
  return `${shortDayText(time, timeZone)}, ${clock}`;
}
