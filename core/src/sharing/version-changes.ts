/**
 * The additions, changes and removals of a newer version of a shared item, by ids that stay the same in all
 * versions.
 */

/** A card or a question, or a text that is shared as one part. */
export interface VersionPart {
  key: string;
}

/** Counts and parts, each in the order of the version that has them. */
export interface VersionChanges<Part extends VersionPart> {
  added: Part[];
  changed: { from: Part; to: Part }[];
  removed: Part[];
}

/** @returns what leads from one version to another; parts are the same where their JSON is, in whatever order of names */
export function changesBetween<Part extends VersionPart>(
  from: readonly Part[],
  to: readonly Part[],
): VersionChanges<Part> {
  const before = new Map(from.map((part) => [part.key, part]));
  const after = new Set(to.map(({ key }) => key));
  return {
    added: to.filter(({ key }) => !before.has(key)),
    changed: to.flatMap((part) => {
      const old = before.get(part.key);
      return old && getText(old) !== getText(part) ? [{ from: old, to: part }] : [];
    }),
    removed: from.filter(({ key }) => !after.has(key)),
  };
}

/** @returns whether nothing leads from one to the other */
export function isSameVersion(from: readonly VersionPart[], to: readonly VersionPart[]): boolean {
  const { added, changed, removed } = changesBetween(from, to);
  return added.length + changed.length + removed.length === 0;
}

function getText(part: unknown): string {
  return JSON.stringify(part, (_name, value: unknown) => (isPlain(value) ? inOrder(value) : value));
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// The database stores objects in a different order.
const inOrder = (value: object) =>
  Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
