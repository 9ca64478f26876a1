import type { NotePassage } from '../../language-model/note-passages.ts';
import type { GuideFact, GuidePart, GuidePassage, GuideSection, GuideStatement } from '../guide-rules.ts';
import type { NoteItem } from './note-items.ts';
import { createStatedTest } from './said-items.ts';
import { withoutRepetitions } from './said-once.ts';
import type { NoteItemKind } from './stated-names.ts';

type Content = Pick<GuideSection, 'overview' | 'parts'>;

/**
 * Adds what a section does not say of its part of the note, in the note's own lines.
 *
 * @param items of that part of the note
 * @param passages of the same part, which say where a line stands
 * @returns the section with every item, each list in the order of the note
 */
export function completeSection<Section extends Content>(
  section: Section,
  items: readonly NoteItem[],
  passages: readonly NotePassage[],
): Section {
  const getPosition = createPositions(passages);
  const distinctParts = withoutRepetitions(section.parts);
  const isStated = createStatedTest({ overview: section.overview, parts: distinctParts });
  const missing = items.filter((item) => !isStated(item));
  const lines = [...Map.groupBy(missing, ({ statement }) => statement.text).values()];
  let parts = distinctParts.map((part) => inOrder(part, getPosition));
  for (const line of lines) parts = withLine(parts, line, getPosition);
  // A line of the note may say all that an entry said of one half of it.
  return { ...section, parts: lines.length === 0 ? parts : withoutRepetitions(parts) };
}

type GetPosition = (statement: { passages: readonly GuidePassage[] }) => number;

/** Longer passages do not exist, so that a position in one never reaches the next one. */
const POSITIONS_OF_PASSAGE = 1_000_000;

function createPositions(passages: readonly NotePassage[]): GetPosition {
  return ({ passages: [first] }) => {
    if (first === undefined) return Number.POSITIVE_INFINITY;
    // A quotation can be longer than a passage.
    const opening = first.quote.slice(0, 60);
    const index = passages.findIndex(({ page, text }) => page === first.page && text.includes(opening));
    const passage = passages[index];
    if (passage === undefined) return Number.POSITIVE_INFINITY;
    return index * POSITIONS_OF_PASSAGE + passage.text.indexOf(opening);
  };
}

/** Steps keep their order. */
function inOrder(part: GuidePart, getPosition: GetPosition): GuidePart {
  if (part.kind !== 'points' && part.kind !== 'terms' && part.kind !== 'facts') return part;
  const items = [...part.items].sort(
    (one: GuideStatement, other: GuideStatement) => getPosition(one) - getPosition(other) || 0,
  );
  return { ...part, items } as GuidePart;
}

/** @param line the missing items of one line, at least one */
function withLine(
  parts: readonly GuidePart[],
  line: readonly NoteItem[],
  getPosition: GetPosition,
): GuidePart[] {
  const added = getPart(line);
  const position = getPosition(getFirst(added));
  const index = parts.findIndex(
    (part) => part.kind === added.kind && ('title' in part ? part.title === null : true),
  );
  const same = parts[index];
  if (same === undefined) {
    const next = parts.findIndex((part) => getPosition(getFirst(part)) > position);
    return parts.toSpliced(next === -1 ? parts.length : next, 0, added);
  }
  return parts.with(
    index,
    inOrder({ ...same, items: [...getItems(same), ...getItems(added)] } as GuidePart, getPosition),
  );
}

function getPart(line: readonly NoteItem[]): GuidePart {
  const [{ statement }] = line as [NoteItem];
  const facts = line.flatMap(({ kind }) => FACTS[kind] ?? []);
  const [fact] = facts.length === line.length ? facts : [];
  return fact === undefined
    ? { kind: 'points', title: null, items: [statement] }
    : { kind: 'facts', items: [{ fact, ...statement }] };
}

const FACTS: Readonly<Partial<Record<NoteItemKind, GuideFact>>> = {
  date: 'date',
  formula: 'formula',
  figure: 'number',
};

const getItems = (part: GuidePart): readonly GuideStatement[] => ('items' in part ? part.items : []);

function getFirst(part: GuidePart): { passages: readonly GuidePassage[] } {
  if (part.kind === 'table') return part.rows[0] ?? { passages: [] };
  if (part.kind === 'figure') return part.caption;
  if (part.kind === 'diagram') return part;
  return getItems(part)[0] ?? { passages: [] };
}
