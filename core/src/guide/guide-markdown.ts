import type { GuidePart, GuidePassage, GuideSection, GuideStatement } from './guide-rules.ts';

/** The content of a section in a file: the generated text, or the student's text. */
export interface WrittenSection
  extends Pick<GuideSection, 'title' | 'level' | 'overview' | 'parts' | 'checks'> {
  /** Null if the generated text applies. */
  own: string | null;
}

/** @param title of the note @returns a guide as a Markdown file, each statement with the pages that state it */
export function guideMarkdown(title: string, sections: readonly WrittenSection[]): string {
  return `${[`# ${title}`, ...sections.map(sectionMarkdown)].join('\n\n')}\n`;
}

function sectionMarkdown({ title, level, own, overview, parts, checks }: WrittenSection): string {
  const heading = `${'#'.repeat(level + 1)} ${title}`;
  if (own !== null) return `${heading}\n\n${own}`;
  const check = checks.length === 0 ? [] : ['**Check yourself**', checks.map(checkLine).join('\n')];
  return [heading, bodyMarkdown({ overview, parts }), ...check].join('\n\n');
}

/** @returns what a section says, without its heading; statements without passages name no page */
export function bodyMarkdown({ overview, parts }: Pick<GuideSection, 'overview' | 'parts'>): string {
  const lead = overview.length === 0 ? [] : [overview.map(cited).join(' ')];
  return [...lead, ...parts.flatMap(partMarkdown)].join('\n\n');
}

function partMarkdown(part: GuidePart): string[] {
  switch (part.kind) {
    case 'points':
      return [...getTitle(part), bullets(part.items.map(cited))];
    case 'terms':
      return [...getTitle(part), bullets(part.items.map((item) => `**${item.name}**: ${cited(item)}`))];
    case 'facts':
      return [bullets(part.items.map(cited))];
    case 'steps':
      return [
        ...getTitle(part),
        part.items.map((item, index) => listed(`${index + 1}. `, cited(item))).join('\n'),
      ];
    case 'figure':
      return [`*${cited(part.caption)}*`];
    case 'diagram':
      return [...getTitle(part), `\`\`\`mermaid\n${part.source}\n\`\`\``];
    case 'table':
      return [
        ...getTitle({ title: part.caption }),
        [
          row(part.columns),
          row(part.columns.map(() => '---')),
          ...part.rows.map(({ cells }) => row(cells)),
        ].join('\n'),
      ];
  }
}

const getTitle = ({ title }: { title: string | null }) => (title === null ? [] : [`**${title}**`]);
const bullets = (items: readonly string[]) => items.map((item) => listed('- ', item)).join('\n');
const listed = (mark: string, text: string) => mark + text.replaceAll('\n', `\n${' '.repeat(mark.length)}`);
const row = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;

const checkLine = ({ question, ...answer }: GuideSection['checks'][number]) =>
  listed('- ', `${question}\n\n${cited(answer)}`);

function cited({ text, passages }: GuideStatement): string {
  const pages = getPages(passages);
  if (pages === '') return text;
  // Behind a list it would belong to the last item.
  const [first = '', ...rest] = text.split('\n');
  return [`${first} (${pages})`, ...rest].join('\n');
}

function getPages(passages: readonly GuidePassage[]): string {
  const pages = [...new Set(passages.map(({ page }) => page))].sort((one, other) => one - other);
  return pages.length === 0 ? '' : `p. ${pages.join(', ')}`;
}
