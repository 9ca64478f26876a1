import type { ListFact, NoteFacts } from '../generation/facts/fact.ts';
import { listHead } from '../generation/facts/lists/list-head.ts';
import { readFacts } from '../generation/facts/read-facts.ts';
import { type NoteParts, readParts } from '../generation/plan/note-parts.ts';
import { readNote } from '../generation/reading/note-reading.ts';
import type { NoteSentence } from '../generation/reading/note-sentence.ts';
import { excludePointingSubjects } from '../generation/reading/pointing-subjects.ts';
import { isProse } from '../generation/reading/prose.ts';
import type { Term } from '../generation/terms/term.ts';
import { getTerms } from '../generation/terms/terms.ts';
import type { DocumentPage, StudyDocument } from '../text/document.ts';
import { getLanguage, looksEnglish, type WordedLanguage } from '../text/language.ts';
import { withoutGaps } from '../text/marked-gaps.ts';
import { getWords } from '../text/words.ts';
import { getUsage, type NoteUsage } from './note-usage.ts';
import { DAY_FIRST } from './sources/note-lines.ts';

/** A note as every source of cards reads it, read once. */
export interface CardNote {
  /** Pages that can be read. */
  pages: DocumentPage[];
  facts: NoteFacts;
  sentences: NoteSentence[];
  terms: Term[];
  language: WordedLanguage | null;
  /** True for printed prose, which gets none of the guesses for typed notes. */
  isBook: boolean;
  headings: NoteHeadings;
  lists: NoteLists;
  usage: NoteUsage;
  parts: NoteParts;
}

/** Finds the list of a note's line. */
export interface NoteLists {
  around(page: number, start: number): ListFact | null;
}

/** Finds what a line of a note stands under. */
export interface NoteHeadings {
  /** @returns the nearest heading that names something, or null */
  above(page: number, start: number): string | null;
}

/** A student seldom types a longer text than this without a list or a short line in it. */
const MIN_WORDS_OF_BOOK = 1_200;

/** Reads a note for its cards. */
export function readCardNote(document: StudyDocument): CardNote {
  const pages = document.pages.filter(({ reading }) => reading !== 'unreadable');
  const text = pages.map((page) => withoutGaps(page.text)).join('\n');
  const sentences = readNote(document);
  const terms = getTerms(sentences);
  excludePointingSubjects(sentences, terms);
  const facts = readFacts(document);
  return {
    pages,
    facts,
    sentences,
    terms,
    // Trigrams take a few short lines for any language.
    language: looksEnglish(text) ? 'eng' : getLanguage(text),
    isBook: isProse(document) && getWords(text).length >= MIN_WORDS_OF_BOOK,
    headings: getHeadings(pages),
    lists: getLists(facts.lists),
    usage: getUsage(pages),
    parts: readParts(document),
  };
}

/** Lists in lists stand close behind one another. */
const MAX_NESTED = 6;

function getLists(lists: readonly ListFact[]): NoteLists {
  const byPage = Map.groupBy(
    [...lists].sort((one, other) => one.origin.start - other.origin.start),
    ({ origin }) => origin.page,
  );
  return {
    around(page, start) {
      const onPage = byPage.get(page) ?? [];
      const after = firstAt(onPage.length, (index) => (onPage[index]?.origin.start ?? 0) >= start);
      const near = onPage.slice(Math.max(0, after - MAX_NESTED), after);
      return near.findLast(({ origin }) => start < origin.end) ?? null;
    },
  };
}

/** @returns the first index for which something holds that also holds for all later ones */
function firstAt(length: number, holds: (index: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

interface Heading {
  page: number;
  start: number;
  name: string | null;
  level: number;
}

/** Longer ones are sentences. */
const MAX_HEADING_WORDS = 8;
/** "Introduction to cells" and "A vs B" head whatever stands below. */
const NAMES_NOTHING =
  /^(?:basics?|basic terms|the basics|introduction\b.*|intro\b.*|overview\b.*|\d+ (?:types|kinds|parts)|general|miscellaneous|more|other|others|part \w+|chapter .*|unit .*|week .*|lecture .*|lesson .*|day .*|q ?(?:&|and|\/) ?a|questions? and answers?|flash ?cards?|cards?|revision.*|random.*|misc\w*|reflection.*|study guide|cheat ?sheet|exam .*|test .*)$|\bvs\.?\b|\bversus\b/i;

function getHeadings(pages: readonly DocumentPage[]): NoteHeadings {
  const found: Heading[] = [];
  for (const page of pages)
    for (const { kind, start, end, level } of page.blocks) {
      if (kind !== 'heading') continue;
      found.push({ page: page.number, start, level, name: headingName(page.text.slice(start, end)) });
    }
  return { above: (page, start) => nearestName(found, page, start) };
}

/** "Rivers test questions" are about rivers. */
const FORM_OF_NOTE =
  /\s(?:(?:class|lecture|revision|study|practice|test|exam|quiz) )?(?:notes?|questions?|flash ?cards?|q ?& ?a|quiz|revision)$/iu;

function headingName(text: string): string | null {
  const name = listHead(
    text
      .replace(/(?::\s|\s+[-–—|]\s).*$|[*_]+$/u, '')
      .replace(/\s*\([^)]*\)\s*$/, '')
      .replace(FORM_OF_NOTE, ''),
  );
  if (
    name === null ||
    DAY_FIRST.test(text) ||
    NAMES_NOTHING.test(name) ||
    getWords(name).length > MAX_HEADING_WORDS
  )
    return null;
  return name;
}

/** The nearest one before a position; where it names nothing, the next one above that is of a higher level. */
function nearestName(headings: readonly Heading[], page: number, start: number): string | null {
  const after = firstAt(headings.length, (index) => {
    const heading = headings[index];
    return heading === undefined || heading.page > page || (heading.page === page && heading.start >= start);
  });
  let level = Number.POSITIVE_INFINITY;
  for (let index = after - 1; index >= Math.max(0, after - MAX_LOOKED_BACK); index -= 1) {
    const heading = headings[index];
    if (heading === undefined || heading.level >= level) continue;
    if (heading.name !== null) return heading.name;
    level = heading.level;
  }
  return null;
}

const MAX_LOOKED_BACK = 40;
