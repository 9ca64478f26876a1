import { readCardNote } from '../cards/card-note.ts';
import type { OutlineSection } from '../generation/plan/note-outline.ts';
import { carries, wantedStems } from '../generation/scope/within-scope.ts';
import { getPassages, type NotePassage } from '../language-model/note-passages.ts';
import type { DocumentPage, StudyDocument } from '../text/document.ts';
import type { WordedLanguage } from '../text/language.ts';
import { sentenceSpans } from '../text/sentences.ts';
import { getWords } from '../text/words.ts';
import { createCheckMaker, getMainPoints } from './engine-checks.ts';
import { extractSections } from './extract/extract-guide.ts';
import { shown } from './extract/guide-text.ts';
import type { GuideCheck, GuideSection, GuideStatement } from './guide-rules.ts';
import { completeSection } from './items/complete-section.ts';
import { createItemReader, type NoteItem } from './items/note-items.ts';

/** The request for a guide. */
export interface GuideRequest {
  document: StudyDocument;
  /** The student's focus, in their own words; sections without it are omitted if others have it. */
  focus: string;
}

/** One section of a guide, before it is known what makes it. */
export interface PlannedSection {
  /** The note's own sentences; null if the engine finds nothing worth repeating. */
  extract: GuideSection | null;
  /** The parts that a model's section shares with it. */
  frame: Pick<GuideSection, 'title' | 'level' | 'firstPage' | 'lastPage'>;
  /** Numbered only for this section. */
  passages: NotePassage[];
  words: number;
  /** Terms, cases, dates, formulas and figures of its part of the note; a section of a model is completed by them. */
  items: NoteItem[];
  /** The engine's questions about it. */
  checks: GuideCheck[];
}

/** A guide in its sections. */
export interface GuidePlan {
  sections: PlannedSection[];
  language: WordedLanguage | null;
}

/** @returns the sections of a note's guide, each with the engine's version and the passages for a model */
export function planGuide({ document, focus }: GuideRequest): GuidePlan {
  const note = readCardNote(document);
  const [readItems, makeChecks] = [createItemReader(note), createCheckMaker(note)];
  const all = extractSections(document, note).map(({ outline, section, frame }) => {
    const passages = getPassages({ title: document.title, pages: getPages(outline) });
    const words = passages.reduce((sum, { text }) => sum + getWords(text).length, 0);
    const items = readItems(outline.blocks);
    const extract = completeExtract(section, { frame, items, passages });
    const engineChecks = makeChecks(outline.blocks);
    const checks =
      engineChecks.length > 0 || extract === null ? engineChecks : [getMainPoints(extract) ?? []].flat();
    return { extract: extract && { ...extract, checks }, frame, passages, words, items, checks };
  });
  const requested = wantedStems(focus);
  const asked = all.filter(({ frame, passages }) =>
    passages.some(({ text }) => carries(requested, text, frame.title)),
  );
  return { sections: asked.length > 0 ? asked : all, language: note.language };
}

function completeExtract(
  section: GuideSection | null,
  { frame, items, passages }: Pick<PlannedSection, 'frame' | 'items' | 'passages'>,
): GuideSection | null {
  const overview = section === null ? getOpening(passages) : [];
  if (section === null && items.length + overview.length === 0) return null;
  const empty = { ...frame, origin: 'extract' as const, overview, parts: [], checks: [], leftOut: 0 };
  return completeSection(section ?? empty, items, passages);
}

const MIN_OPENING_WORDS = 6;
const MAX_OPENING = 2;

/** The first whole sentences of a part from which nothing else is worth repeating: a guide has every part of its note. */
function getOpening(passages: readonly NotePassage[]): GuideStatement[] {
  return passages
    .flatMap(({ page, text }) =>
      sentenceSpans(text).map(({ start, end }) => ({ page, quote: text.slice(start, end).trim() })),
    )
    .filter(({ quote }) => /\p{L}[.!]$/u.test(quote) && getWords(quote).length >= MIN_OPENING_WORDS)
    .slice(0, MAX_OPENING)
    .map((passage) => ({ text: shown(passage.quote), passages: [passage] }));
}

/** The pages of a section with only its own blocks. */
function getPages({ blocks }: OutlineSection): DocumentPage[] {
  return [...Map.groupBy(blocks, ({ page }) => page)].map(([page, own]) => ({
    ...page,
    blocks: own.map(({ block }) => block),
  }));
}
