/** Visible texts of numbers, plurals, sizes and durations. */

/** @returns `1,234` */
export function numberText(value: number): string {
  return value.toLocaleString('en-GB');
}

/**
 * @returns `1 answer`, `1,234 answers`
 * @param many the plural, if it does not end in s
 */
export function counted(count: number, one: string, many: string = `${one}s`): string {
  return `${numberText(count)} ${count === 1 ? one : many}`;
}

const sizes = [
  { unit: 'MB', bytes: 1_000_000 },
  { unit: 'kB', bytes: 1_000 },
];

/** @returns `3.4 MB` */
export function fileSize(bytes: number): string {
  const size = sizes.find((candidate) => bytes >= candidate.bytes);
  if (size === undefined) return `${bytes} B`;

  const value = bytes / size.bytes;
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ${size.unit}`;
}

/** @returns a duration such as `1:05:09` or `4:07`; a started second counts until it ends */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1_000);
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, position) => (position === 0 ? part : String(part).padStart(2, '0'))).join(':');
}

/** @returns a spoken duration such as `1 hour 5 minutes`, `4 minutes 7 seconds` or `9 seconds` */
export function spokenDuration(seconds: number): string {
  const units: [number, string][] = [
    [Math.floor(seconds / 3_600), 'hour'],
    [Math.floor(seconds / 60) % 60, 'minute'],
    [seconds % 60, 'second'],
  ];
  const spoken = units.filter(([count]) => count > 0).slice(0, 2);
  if (spoken.length === 0) return counted(0, 'second');
  return spoken.map(([count, unit]) => counted(count, unit)).join(' ');
}
