/** The generated section as a text to edit: its statements unchanged, without the pages. */
import type { GuidePart, GuideSection, GuideText } from '@akada/contract/material/guides.ts';
import { bodyMarkdown } from '@akada/core/guide/guide-markdown.ts';
import type { GuidePart as MadePart } from '@akada/core/guide/guide-rules.ts';

type Said = Pick<GuideText, 'text'>;

export function sectionMarkdown({ overview, parts }: Pick<GuideSection, 'overview' | 'parts'>): string {
  return bodyMarkdown({ overview: overview.map(unproved), parts: parts.map(madePart) });
}

const unproved = ({ text }: Said) => ({ text, passages: [] });
const getTitle = (title: Said | null) => title?.text ?? null;

function madePart(part: GuidePart): MadePart {
  switch (part.kind) {
    case 'points':
    case 'steps':
      return { kind: part.kind, title: getTitle(part.title), items: part.items.map(unproved) };
    case 'terms':
      return {
        kind: 'terms',
        title: getTitle(part.title),
        items: part.items.map(({ name, text }) => ({ name: name.text, ...unproved({ text }) })),
      };
    case 'facts':
      return { kind: 'facts', items: part.items.map(({ fact, text }) => ({ fact, ...unproved({ text }) })) };
    case 'table':
      return {
        kind: 'table',
        caption: getTitle(part.caption),
        columns: part.columns.map(({ text }) => text),
        rows: part.rows.map(({ cells }) => ({ cells: cells.map(({ text }) => text), passages: [] })),
      };
    case 'figure':
      return { kind: 'figure', caption: unproved(part) };
    case 'diagram':
      return { kind: 'diagram', title: getTitle(part.title), source: part.source, passages: [] };
  }
}
