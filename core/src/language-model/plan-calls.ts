/** Plans the calls in which a language model reads a whole note: it cannot read a complete book in one call. */
import { getIdeas } from '../cards/card-ideas.ts';
import { type CardNote, readCardNote } from '../cards/card-note.ts';
import type { CardFocus } from '../cards/make-cards.ts';
import { allocateItems } from '../generation/plan/allocate-items.ts';
import { countByPart } from '../generation/plan/quoted-parts.ts';
import type { Quoted } from '../generation/question-draft.ts';
import { carries, wantedStems } from '../generation/scope/within-scope.ts';
import type { StudyDocument } from '../text/document.ts';
import { getLanguage, looksEnglish } from '../text/language.ts';
import { getWords } from '../text/words.ts';
import { locatePassages, type PartPassage } from './locate-passages.ts';
import { getPassages, languageName, type NotePassage } from './note-passages.ts';

export interface CallsRequest {
  document: StudyDocument;
  focus: CardFocus;
  /** The number of items that are wanted of all calls together. */
  requested: number;
  /** Quotations of the items that the note has: parts with fewer of them come first. */
  earlier: readonly Quoted[];
}

/** One call, and how many good items are wanted of it. */
export interface PlannedCall {
  passages: NotePassage[];
  count: number;
}

export interface CallPlan {
  /** In the order of the note. */
  calls: PlannedCall[];
  /** The numbers of the passages of each part in scope; a part without any is sent in no call. */
  parts: number[][];
  /** As a prompt says it. */
  language: string;
}

const MAX_WORDS = 1_500;
/** Fewer words give no set of items. */
const MIN_WORDS = 250;
/** Small models cut off longer answers. */
const MAX_ITEMS = 10;
/** An order costs no more calls that write, however long its note is. */
const MAX_CALLS = 12;

/**
 * Divides a note among calls, so that every part of it is read as far as the calls of one order reach.
 *
 * @returns no calls if the note has nothing in scope
 */
export function planCalls({ document, focus, requested, earlier }: CallsRequest): CallPlan {
  const note = readCardNote(document);
  const stems = wantedStems(focus.focus);
  const inScope = locatePassages(getPassages(document, focus.pages), note).filter(({ passage }) =>
    carries(stems, passage.text, passage.section),
  );
  const parts = [...new Set(inScope.flatMap((placed) => placed.parts))].sort((one, other) => one - other);
  const items = allocateItems(
    parts.map((part) => ({ part, weight: note.parts.parts[part]?.weight ?? 1 })),
    { count: requested, existing: countByPart(earlier, note.parts, document) },
  );
  const maxWords = Math.min(MAX_CALLS, requested) * MAX_WORDS;
  const sent = countWords(inScope) <= maxWords ? inScope : chooseSent(inScope, { note, items, maxWords });
  const sample = inScope.map(({ passage }) => passage.text).join('\n');
  return {
    calls: divide(sent, requested, items),
    parts: parts.map((part) => sent.filter((placed) => placed.parts.includes(part)).map(getNumber)),
    language: languageName(looksEnglish(sample) ? 'eng' : getLanguage(sample)),
  };
}

const getNumber = ({ passage }: PartPassage) => passage.number;
const getLength = ({ passage }: PartPassage) => getWords(passage.text).length;
const countWords = (all: readonly PartPassage[]) => all.reduce((sum, placed) => sum + getLength(placed), 0);

/**
 * Each part gives its best passage before any gives its second, first the parts that items are wanted from. Introductions
 * and anecdotes carry little.
 */
function chooseSent(
  all: readonly PartPassage[],
  { note, items, maxWords }: { note: CardNote; items: ReadonlyMap<number, number>; maxWords: number },
): PartPassage[] {
  const ideas = Map.groupBy(getIdeas(note), ({ origin }) => origin.page);
  const getWorth = ({ passage: { page, text } }: PartPassage) =>
    (ideas.get(page) ?? []).reduce(
      (sum, { origin, worth }) => sum + (text.includes(origin.quote) ? worth : 0),
      0,
    );
  const queues = [...Map.groupBy(all, ({ parts: [part = 0] }) => part)]
    .map(([part, own]) => ({
      wanted: items.get(part) ?? 0,
      own: own.map((placed) => ({ placed, worth: getWorth(placed) })),
    }))
    .map(({ wanted, own }) => ({ wanted, own: own.toSorted((one, other) => other.worth - one.worth) }))
    .sort((one, other) => other.wanted - one.wanted);
  const chosenPassages = new Set<PartPassage>();
  let words = 0;
  for (let turn = 0; queues.some(({ own }) => own.length > turn); turn += 1)
    for (const { own } of queues) {
      const placed = own[turn]?.placed;
      if (placed === undefined || words + getLength(placed) > maxWords) continue;
      chosenPassages.add(placed);
      words += getLength(placed);
    }
  return all.filter((placed) => chosenPassages.has(placed));
}

/** Calls of about the same length; each item is wanted of the call that has a passage of its part. */
function divide(
  sent: readonly PartPassage[],
  requested: number,
  items: ReadonlyMap<number, number>,
): PlannedCall[] {
  if (sent.length === 0) return [];
  const words = countWords(sent);
  const byItems = Math.min(Math.ceil(requested / MAX_ITEMS), Math.ceil(words / MIN_WORDS));
  const count = Math.max(Math.ceil(words / MAX_WORDS), byItems);
  const calls: (PlannedCall & { placed: PartPassage[] })[] = [];
  let read = 0;
  for (const placed of sent) {
    const open = calls.at(-1);
    if (open === undefined || read >= (words / count) * calls.length)
      calls.push({ passages: [placed.passage], count: 0, placed: [placed] });
    else {
      open.passages.push(placed.passage);
      open.placed.push(placed);
    }
    read += getLength(placed);
  }
  for (const [part, wanted] of items) {
    const partCalls = calls.flatMap((call) =>
      call.placed.flatMap(({ parts }) => (parts.includes(part) ? call : [])),
    );
    for (let item = 0; item < wanted; item += 1) {
      const call = partCalls[Math.floor((item * partCalls.length) / wanted)];
      if (call !== undefined) call.count += 1;
    }
  }
  // A call without a wanted item replaces items that fail elsewhere.
  return calls.map(({ passages, count }) => ({ passages, count: Math.max(1, count) }));
}
