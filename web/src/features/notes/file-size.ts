const steps = [
  { unit: 'MB', bytes: 1_000_000 },
  { unit: 'kB', bytes: 1_000 },
];

/** @returns a size as people read it, `3.4 MB` */
export function fileSize(bytes: number): string {
  const step = steps.find((candidate) => bytes >= candidate.bytes);
  if (step === undefined) return `${bytes} B`;

  const value = bytes / step.bytes;
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ${step.unit}`;
}
