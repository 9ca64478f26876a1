import type { StudyDocument } from '../../text/document.ts';
import type { Quoted } from '../question-draft.ts';
import { findNextPart } from './allocate-items.ts';
import type { NoteParts } from './note-parts.ts';
import { countByPart, getPartOfQuote } from './quoted-parts.ts';

/** The note of the items, as a plan needs it. */
export interface WrittenPlan<T> {
  parts: NoteParts;
  document: StudyDocument;
  /** Quotations of the items that the note has from earlier sets. */
  earlier: readonly Quoted[];
  getSource(item: T): Quoted;
  /** Items of different kinds are taken in turn. */
  getKind(item: T): string;
}

/** A passage has about as many characters. */
const PASSAGE_CHARACTERS = 700;

/**
 * Chooses among the items that a model wrote as the engine chooses among its own: by the parts of the note.
 *
 * @returns at most this many in the order of their choice: the first of each part, passage and kind before the second
 */
export function chooseWritten<T>(items: readonly T[], max: number, plan: WrittenPlan<T>): T[] {
  const { parts, document, earlier, getSource, getKind } = plan;
  const getPart = (item: T) => getPartOfQuote(parts, getSource(item), document);
  const queues = new Map(
    [...Map.groupBy(items, getPart)].map(([part, own]) => [
      part,
      inTurns(own, [(item) => getPosition(getSource(item), document), getKind]),
    ]),
  );
  const counts = countByPart(earlier, parts, document);
  const chosenItems: T[] = [];
  while (chosenItems.length < max) {
    const open = [...queues].flatMap(([part, own]) =>
      own.length === 0 ? [] : { part, weight: parts.parts[part]?.weight ?? 1 },
    );
    const next = findNextPart(open, (part) => counts.get(part) ?? 0);
    const item = next === null ? undefined : queues.get(next)?.shift();
    if (next === null || item === undefined) break;
    chosenItems.push(item);
    counts.set(next, (counts.get(next) ?? 0) + 1);
  }
  return chosenItems;
}

function getPosition({ page, quote }: Quoted, { pages }: StudyDocument): string {
  const start = pages.find(({ number }) => number === page)?.text.indexOf(quote) ?? 0;
  return `${page} ${Math.floor(start / PASSAGE_CHARACTERS)}`;
}

/** The first of each group before the second of any, with groups of less importance counted less. */
function inTurns<T>(items: readonly T[], groupings: readonly ((item: T) => string)[]): T[] {
  const rankCounts = new Map<string, number>();
  const findRank = (group: string) => {
    const rank = rankCounts.get(group) ?? 0;
    rankCounts.set(group, rank + 1);
    return rank;
  };
  return items
    .map((item) => ({
      item,
      rank: groupings.reduce(
        (sum, group, index) => sum + findRank(`${index} ${group(item)}`) / (index + 1),
        0,
      ),
    }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}
