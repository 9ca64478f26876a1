/** A section for its student: the generated or the student's text, each part with its rendered content. */
import type { GuideCheckItem, GuidePart, GuideSection, GuideText } from '@akada/contract/material/guides.ts';
import type { ContentTree } from '@akada/contract/wire/content/content-tree.ts';
import type * as rules from '@akada/core/guide/guide-rules.ts';
import { offlineBecause } from '@akada/core/language-model/offline-reason.ts';
import { getWords } from '@akada/core/text/words.ts';
import type { GuideSectionRow } from './guides.tables.ts';

/** The fields of a section that come from its own row. */
export type ShownSection = Omit<GuideSection, 'check' | 'cards' | 'questions'> & {
  written: GuideCheckItem[];
};

/** The texts of a section that are shown, in the order in which content is stored for them. */
export function getTexts(section: Pick<GuideSectionRow, 'made' | 'own'>): string[] {
  const texts: string[] = [];
  mapTexts(section, (text) => {
    texts.push(text);
    return { text, content: null };
  });
  return texts;
}

export function presentSection(row: GuideSectionRow): ShownSection {
  const { number, made, origin, own, words, version } = row;
  const trees = row.content.values();
  const because = made.leftBy === undefined ? null : offlineBecause(made.leftBy);
  return {
    number,
    level: made.level,
    first_page: made.firstPage,
    last_page: made.lastPage,
    origin,
    words,
    left_out: made.leftOut,
    ...(made.isComparedByWords && { compared_by_words: true }),
    ...(because !== null && { left_because: because }),
    version,
    shows_own: row.showsOwn,
    ...mapTexts({ made, own }, (text) => ({ text, content: trees.next().value ?? null })),
  };
}

/** @returns the word count of a section's visible text */
export function wordsOfSection({
  made,
  own,
  showsOwn,
}: Pick<GuideSectionRow, 'made' | 'own' | 'showsOwn'>): number {
  const texts = showsOwn ? [own ?? ''] : getTexts({ made, own: null });
  return texts.reduce((sum, text) => sum + getWords(text).length, 0);
}

type Show = (text: string) => GuideText;

/** Calls `show` for each text, always in the same order. */
function mapTexts({ made, own }: Pick<GuideSectionRow, 'made' | 'own'>, show: Show) {
  const statement = ({ text, passages }: rules.GuideStatement) => ({ ...show(text), passages });
  const title = show(made.title);
  const overview = made.overview.map(statement);
  const parts = made.parts.map((part) => mapPart(part, show));
  const written = made.checks.map(({ question, ...answer }) => ({
    kind: 'written' as const,
    id: null,
    question: show(question),
    answer: show(answer.text),
    passages: answer.passages,
  }));
  return { title, overview, parts, written, own: own === null ? null : show(own) };
}

function mapPart(part: rules.GuidePart, show: Show): GuidePart {
  const statement = ({ text, passages }: rules.GuideStatement) => ({ ...show(text), passages });
  const heading = (title: string | null) => (title === null ? null : show(title));
  switch (part.kind) {
    case 'points':
    case 'steps':
      return { kind: part.kind, title: heading(part.title), items: part.items.map(statement) };
    case 'terms':
      return {
        kind: 'terms',
        title: heading(part.title),
        items: part.items.map(({ name, ...meaning }) => ({ name: show(name), ...statement(meaning) })),
      };
    case 'facts':
      return { kind: 'facts', items: part.items.map(({ fact, ...said }) => ({ fact, ...statement(said) })) };
    case 'figure':
      return { kind: 'figure', ...statement(part.caption) };
    case 'diagram':
      return { ...part, title: heading(part.title) };
    case 'table':
      return {
        kind: 'table',
        caption: heading(part.caption),
        columns: part.columns.map(show),
        rows: part.rows.map(({ cells, passages }) => ({ cells: cells.map(show), passages })),
      };
  }
}

/** @returns trees without trailing nulls, so that plain texts at the end take no space */
export function storedTrees(trees: readonly (ContentTree | null)[]): (ContentTree | null)[] {
  const last = trees.findLastIndex((tree) => tree !== null);
  return trees.slice(0, last + 1);
}
