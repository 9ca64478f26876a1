import { readCardNote } from '../../cards/card-note.ts';
import type { StudyDocument } from '../../text/document.ts';
import { normalForm } from '../../text/words.ts';
import type { GuidePart, GuideSection, GuideStatement } from '../guide-rules.ts';
import { partOf, type Run, runsOf } from './line-parts.ts';
import { type OutlineSection, outlineOf } from './outline.ts';
import { createProseReader, type ProseReader, type ReadProse } from './prose-parts.ts';

/** What of a note a guide is made of. */
export interface GuideRequest {
  document: StudyDocument;
}

/** @returns a guide of what a note says itself, in its own sentences; no sections where it holds nothing worth reading again */
export function extractGuide({ document }: GuideRequest): GuideSection[] {
  const note = readCardNote(document);
  const prose = createProseReader(note);
  const said = new Set<string>();
  return outlineOf(document).flatMap((outline) => {
    const section = sectionOf(outline, readRuns(runsOf(outline), prose));
    const fresh = withoutSaid(section, said);
    return fresh.overview.length + fresh.parts.length === 0 ? [] : [fresh];
  });
}

function readRuns(runs: readonly Run[], prose: ProseReader): ReadProse {
  const overview: GuideStatement[] = [];
  const parts: GuidePart[] = [];
  for (const [at, run] of runs.entries()) {
    const read =
      run.kind === 'statement' ? prose.read(run, at === 0) : { overview: [], parts: partOf(run) ?? [] };
    overview.push(...read.overview);
    parts.push(...[read.parts].flat());
  }
  return { overview, parts };
}

function sectionOf({ title, level, blocks }: OutlineSection, read: ReadProse): GuideSection {
  const pages = blocks.map(({ page }) => page.number);
  return {
    title,
    level,
    firstPage: Math.min(...pages),
    lastPage: Math.max(...pages),
    origin: 'extract',
    ...read,
    checks: [],
    leftOut: 0,
  };
}

/** Nothing is said twice: what stands in the note again is shown where it stands first. */
function withoutSaid(section: GuideSection, said: Set<string>): GuideSection {
  const isFresh = ({ text, name = '' }: GuideStatement & { name?: string }) => {
    const norm = normalForm(`${name} ${text}`);
    if (norm === '' || said.has(norm)) return false;
    said.add(norm);
    return true;
  };
  const overview = section.overview.filter(isFresh);
  return { ...section, overview, parts: section.parts.flatMap((part) => freshPart(part, isFresh)) };
}

function freshPart(part: GuidePart, isFresh: (statement: GuideStatement) => boolean): GuidePart[] {
  if (part.kind === 'table' || part.kind === 'diagram') return [part];
  if (part.kind === 'figure') return isFresh(part.caption) ? [part] : [];
  const items = (part.items as GuideStatement[]).filter(isFresh);
  return items.length === 0 ? [] : [{ ...part, items } as GuidePart];
}
