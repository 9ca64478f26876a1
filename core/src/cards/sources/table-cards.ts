import type { TableFact, TableFactRow } from '../../generation/facts/fact.ts';
import { phrasesFor } from '../../generation/facts/phrases/phrases-by-language.ts';
import type { WordedLanguage } from '../../text/language.ts';
import { contentStems, normalForm } from '../../text/words.ts';
import type { CardNote } from '../card-note.ts';
import type { CardIdea } from './card-idea.ts';
import { contextFor } from './definition-cards.ts';

const WORTH = 0.88;
const MOST_COLUMNS = 5;
/** What half of all cells say can be guessed. */
const GUESSED = /^(?:yes|no|n\/?a|none|same|varies|[✓✗✔✘xX–—-])$/iu;

/** A cell of a table, asked by its row and its column. */
export function tableCards(
  tables: readonly TableFact[],
  language: WordedLanguage | null,
  note: CardNote,
): CardIdea[] {
  const phrases = phrasesFor(language);
  return tables.flatMap(({ columns, rows }) =>
    rows.flatMap((row) =>
      columns.slice(0, MOST_COLUMNS).flatMap((column, at) => {
        const [subject = ''] = row.cells;
        const value = row.cells[at] ?? '';
        if (at === 0 || column === '' || !isAskable(subject, value)) return [];
        const context = contextFor(note, row, `${subject} ${column}`);
        return {
          source: 'table' as const,
          front: `${context}${phrases.value(column, subject)}`,
          answers: [value],
          origin: row.origin,
          about: [cellName(row, at)],
          worth: WORTH,
        };
      }),
    ),
  );
}

/** "Sublimation | ability to sublime" gives itself away. */
function isAskable(subject: string, value: string): boolean {
  if (subject === '' || value === '' || GUESSED.test(value.trim())) return false;
  return contentStems(value).isDisjointFrom(contentStems(subject));
}

const cellName = ({ cells, origin }: TableFactRow, at: number) =>
  `cell:${origin.page}:${origin.start}:${at}:${normalForm(cells[0] ?? '')}`;
