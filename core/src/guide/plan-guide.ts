import { readCardNote } from '../cards/card-note.ts';
import type { OutlineSection } from '../generation/plan/note-outline.ts';
import { carries, wantedStems } from '../generation/scope/within-scope.ts';
import { getPassages, type NotePassage } from '../language-model/note-passages.ts';
import type { DocumentPage, StudyDocument } from '../text/document.ts';
import type { WordedLanguage } from '../text/language.ts';
import { getWords } from '../text/words.ts';
import { extractSections } from './extract/extract-guide.ts';
import type { GuideSection } from './guide-rules.ts';

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
}

/** A guide in its sections. */
export interface GuidePlan {
  sections: PlannedSection[];
  language: WordedLanguage | null;
}

/** @returns the sections of a note's guide, each with the engine's version and the passages for a model */
export function planGuide({ document, focus }: GuideRequest): GuidePlan {
  const note = readCardNote(document);
  const all = extractSections(document, note).map(({ outline, section, frame }) => {
    const passages = getPassages({ title: document.title, pages: getPages(outline) });
    const words = passages.reduce((sum, { text }) => sum + getWords(text).length, 0);
    return { extract: section, frame, passages, words };
  });
  const requested = wantedStems(focus);
  const asked = all.filter(({ frame, passages }) =>
    passages.some(({ text }) => carries(requested, text, frame.title)),
  );
  return { sections: asked.length > 0 ? asked : all, language: note.language };
}

/** The pages of a section with only its own blocks. */
function getPages({ blocks }: OutlineSection): DocumentPage[] {
  return [...Map.groupBy(blocks, ({ page }) => page)].map(([page, own]) => ({
    ...page,
    blocks: own.map(({ block }) => block),
  }));
}
