import type * as z from 'zod/mini';

/** More rounds would only serve an answer in which nothing fits. */
const mostRounds = 5;

/**
 * @returns the answer in the form of the schema, without list items that do not fit; undefined if another
 * part is wrong
 */
export function fittingAnswer<Answer>(schema: z.ZodMiniType<Answer>, written: unknown): Answer | undefined {
  let value = written;
  for (let round = 0; round < mostRounds; round += 1) {
    const read = schema.safeParse(value);
    if (read.success) return read.data;

    const wrong = read.error.issues.map(({ path }) => listItemIn(path));
    if (wrong.some((item) => item === null)) return undefined;
    value = withoutItems(value, new Set(wrong.map((item) => String(item))));
  }
  return undefined;
}

/** @returns the path of the outermost list item with a fault; null if there is none */
function listItemIn(path: readonly PropertyKey[]): string | null {
  const index = path.findIndex((part) => typeof part === 'number');
  return index === -1 ? null : path.slice(0, index + 1).join('/');
}

function withoutItems(value: unknown, wrong: ReadonlySet<string>, path = ''): unknown {
  const below = (name: string | number) => (path === '' ? String(name) : `${path}/${name}`);
  if (Array.isArray(value)) return value.filter((_, index) => !wrong.has(below(index)));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withoutItems(part, wrong, below(name))]),
  );
}
