import { contentStems } from '../../text/words.ts';
import type { GuidePart, GuideStatement } from '../guide-rules.ts';

/**
 * Removes points and facts that say only what another entry says too: a term with its meaning, a step, or a longer point.
 *
 * @param parts of one section
 * @returns the parts that have entries left
 */
export function withoutRepetitions(parts: readonly GuidePart[]): GuidePart[] {
  const entries = parts.flatMap((part) =>
    part.kind === 'points' || part.kind === 'facts' || part.kind === 'steps' || part.kind === 'terms'
      ? part.items.map((item: GuideStatement & { name?: string }) => ({
          item,
          rank: 'title' in part && part.title !== null ? 0 : RANKS[part.kind],
          stems: getStems(`${item.name ?? ''} ${item.text}`),
        }))
      : [],
  );
  const repeated = new Set(
    entries.flatMap((one, index) => {
      if (one.rank === 0 || one.stems.size < MIN_STEMS) return [];
      const isRepeated = entries.some(
        (other, otherIndex) =>
          other !== one &&
          one.stems.isSubsetOf(other.stems) &&
          (other.stems.size > one.stems.size || other.rank < one.rank || otherIndex < index),
      );
      return isRepeated ? [one.item] : [];
    }),
  );
  return parts.flatMap((part): GuidePart[] => {
    if (part.kind !== 'points' && part.kind !== 'facts') return [part];
    const items = (part.items as GuideStatement[]).filter((item) => !repeated.has(item));
    return items.length === 0 ? [] : [{ ...part, items } as GuidePart];
  });
}

/** A shorter entry is a member of a list. */
const MIN_STEMS = 3;

/** Entries of rank 0 are never removed: a process needs all its steps, and a list with a head all its members. */
const RANKS = { terms: 0, steps: 0, points: 1, facts: 2 } as const;

/** Two formulas can have the same names. */
const getStems = (text: string) =>
  new Set([...contentStems(text), ...(/[=+<>→]/.test(text) ? [text.replace(/[\s:=\\*]/g, '')] : [])]);
