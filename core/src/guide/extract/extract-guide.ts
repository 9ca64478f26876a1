import type { CardNote } from '../../cards/card-note.ts';
import type { OutlineSection } from '../../generation/plan/note-outline.ts';
import type { StudyDocument } from '../../text/document.ts';
import { normalForm } from '../../text/words.ts';
import type { GuidePart, GuideSection, GuideStatement } from '../guide-rules.ts';
import { getGuideSections } from '../guide-sections.ts';
import { shown } from './guide-text.ts';
import { getPart, getRuns } from './line-parts.ts';
import { createPairReader, getPairPart } from './own-pairs.ts';
import { createProseReader, type ProseReader, type ReadProse } from './prose-parts.ts';

/** A range of a note, and the engine's section for it. */
export interface ExtractedSection {
  outline: OutlineSection;
  frame: Pick<GuideSection, 'title' | 'level' | 'firstPage' | 'lastPage'>;
  /** Null if it has nothing worth repeating. */
  section: GuideSection | null;
}

/**
 * @param note the same, as its cards read it
 * @returns the sections of a guide, made of the note's own sentences
 */
export function extractSections(document: StudyDocument, note: CardNote): ExtractedSection[] {
  const prose = createProseReader(note);
  const getStretches = createPairReader(note);
  const usedTexts = new Set<string>();
  return getGuideSections(document).map((outline) => {
    const frame = getFrame(outline);
    const read = omitRepeated(readStretches(outline, prose, getStretches), usedTexts);
    const isEmpty = read.overview.length + read.parts.length === 0;
    const section = isEmpty
      ? null
      : { ...frame, ...read, origin: 'extract' as const, checks: [], leftOut: 0 };
    return { outline, frame, section };
  });
}

function getFrame({ title, level, blocks }: OutlineSection): ExtractedSection['frame'] {
  const pages = blocks.map(({ page }) => page.number);
  return { title: shown(title), level, firstPage: Math.min(...pages), lastPage: Math.max(...pages) };
}

function readStretches(
  outline: OutlineSection,
  prose: ProseReader,
  getStretches: ReturnType<typeof createPairReader>,
): ReadProse {
  const read = getStretches(outline.blocks).map(({ pairs, blocks }, index) =>
    pairs.length > 0
      ? { overview: [], parts: [getPairPart(pairs)] }
      : readRuns({ ...outline, blocks }, prose, index === 0),
  );
  return {
    overview: read.flatMap(({ overview }) => overview),
    parts: read.flatMap(({ parts }) => parts),
  };
}

function readRuns(outline: OutlineSection, prose: ProseReader, isFirst: boolean): ReadProse {
  const overview: GuideStatement[] = [];
  const parts: GuidePart[] = [];
  for (const [at, run] of getRuns(outline).entries()) {
    const read =
      run.kind === 'statement'
        ? prose.read(run, isFirst && at === 0)
        : { overview: [], parts: getPart(run, outline.title) ?? [] };
    overview.push(...read.overview);
    parts.push(...[read.parts].flat());
  }
  return { overview, parts };
}

/** Removes repetitions: a repeated text appears only at its first position. */
function omitRepeated({ overview, parts }: ReadProse, usedTexts: Set<string>): ReadProse {
  const isFresh = ({ text, name = '' }: GuideStatement & { name?: string }) => {
    const norm = normalForm(`${name} ${text}`);
    if (norm === '' || usedTexts.has(norm)) return false;
    usedTexts.add(norm);
    return true;
  };
  return { overview: overview.filter(isFresh), parts: parts.flatMap((part) => freshPart(part, isFresh)) };
}

function freshPart(part: GuidePart, isFresh: (statement: GuideStatement) => boolean): GuidePart[] {
  if (part.kind === 'table' || part.kind === 'diagram') return [part];
  if (part.kind === 'figure') return isFresh(part.caption) ? [part] : [];
  const items = (part.items as GuideStatement[]).filter(isFresh);
  return items.length === 0 ? [] : [{ ...part, items } as GuidePart];
}
