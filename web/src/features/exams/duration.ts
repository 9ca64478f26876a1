/** @returns time as a clock shows it, `1:05:09` or `4:07`; a started second counts until it is over */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1_000);
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, position) => (position === 0 ? part : String(part).padStart(2, '0'))).join(':');
}

/** @returns time as it is spoken, `1 hour 5 minutes`, `4 minutes 7 seconds` or `9 seconds` */
export function spokenDuration(seconds: number): string {
  const units: [number, string][] = [
    [Math.floor(seconds / 3_600), 'hour'],
    [Math.floor(seconds / 60) % 60, 'minute'],
    [seconds % 60, 'second'],
  ];
  const told = units.filter(([count]) => count > 0).slice(0, 2);
  if (told.length === 0) return '0 seconds';
  return told.map(([count, unit]) => `${count} ${unit}${count === 1 ? '' : 's'}`).join(' ');
}
