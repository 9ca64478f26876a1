/** Counts of findings by folder, held against limits that only fall. */
import { type Finding, type Kind, kinds } from './finding.ts';

/** Kinds without a finding are absent. */
export type Counts = Record<string, Partial<Record<Kind, number>>>;

export const limitsPath = 'scripts/structure/language/limits.json';

/** Folders count up to four levels deep, so that a file moves freely within a part of a feature. */
function folderName(path: string): string {
  return path.split('/').slice(0, -1).slice(0, 4).join('/') || '.';
}

/** @returns the number of findings of each kind in each folder, in the order of the folders */
export function countByFolder(findings: readonly Finding[]): Counts {
  const counts: Counts = {};
  for (const folder of [...new Set(findings.map(({ path }) => folderName(path)))].sort()) counts[folder] = {};
  for (const { path, kind } of findings) {
    const folder = counts[folderName(path)];
    if (folder) folder[kind] = (folder[kind] ?? 0) + 1;
  }
  return counts;
}

/** @returns one line for each count above its limit; a folder without limits may have none */
export function findRises(counts: Counts, limits: Counts): string[] {
  return Object.entries(counts).flatMap(([folder, found]) =>
    kinds.flatMap((kind) => {
      const count = found[kind] ?? 0;
      const limit = limits[folder]?.[kind] ?? 0;
      return count > limit ? [`${folder}: ${kind} rose from ${limit} to ${count}`] : [];
    }),
  );
}

/** @returns limits that are as low as the counts, and never above the present limits */
export function lowerLimits(counts: Counts, limits: Counts): Counts {
  const lowered = Object.entries(limits).map(([folder, limit]) => {
    const rest = kinds.flatMap((kind) => {
      const lowest = Math.min(limit[kind] ?? 0, counts[folder]?.[kind] ?? 0);
      return lowest > 0 ? [[kind, lowest] as const] : [];
    });
    return [folder, Object.fromEntries(rest)] as const;
  });
  return Object.fromEntries(lowered.filter(([, limit]) => Object.keys(limit).length > 0));
}

/** @returns the sums over all folders */
export function sumByKind(counts: Counts): Record<Kind, number> {
  const sums = kinds.map((kind) => {
    const perFolder = Object.values(counts).map((folder) => folder[kind] ?? 0);
    return [kind, perFolder.reduce((sum, count) => sum + count, 0)] as const;
  });
  return Object.fromEntries(sums) as Record<Kind, number>;
}
