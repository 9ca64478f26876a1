import { getSubjects, getWording, subjectWriter } from '../../generation/choices/table-wording.ts';
import type { TableFact, TableFactRow } from '../../generation/facts/fact.ts';
import { isDefiningLabel, isIllustratingLabel } from '../../generation/facts/labels/signpost-labels.ts';
import { getForeignRole } from '../../generation/facts/lists/heads-by-language.ts';
import { englishPhrases } from '../../generation/facts/phrases/english-phrases.ts';
import { columnName } from '../../generation/facts/phrases/phrases.ts';
import { getPhrases } from '../../generation/facts/phrases/phrases-by-language.ts';
import type { WordedLanguage } from '../../text/language.ts';
import { contentStems, normalForm } from '../../text/words.ts';
import type { CardIdea } from '../card-draft.ts';
import type { CardNote } from '../card-note.ts';
import { getContext } from './context.ts';

const WORTH = 0.88;
const MAX_COLUMNS = 5;
const EXAMPLES = /^examples?$/i;
/** Cells that can be guessed. */
const GUESSED = /^(?:yes|no|n\/?a|none|same|varies|[✓✗✔✘xX–—-])$/iu;

/** A cell of a table, asked by its row and its column. */
export function tableCards(
  tables: readonly TableFact[],
  language: WordedLanguage | null,
  note: CardNote,
): CardIdea[] {
  const phrases = getPhrases(language);
  return tables.flatMap(({ columns, rows }) => {
    const write = subjectWriter(
      rows.map(({ cells: [subject = ''] }) => subject),
      getSubjects(columns[0] ?? ''),
      note.usage,
    );
    return rows.flatMap((row) =>
      columns.slice(0, MAX_COLUMNS).flatMap((column, index) => {
        const [subject = ''] = row.cells;
        const value = row.cells[index] ?? '';
        const isContrast = getForeignRole(columns[0] ?? '') !== null && getForeignRole(column) !== null;
        if (
          isContrast ||
          index === 0 ||
          column === '' ||
          isIllustratingLabel(column) ||
          !isAskable(subject, value)
        )
          return [];
        const front =
          language === 'eng' ? englishFront(column, subject, write) : phrases.value(column, subject);
        if (front === null) return [];
        const context = getContext(note, row.origin, `${subject} ${column}`);
        return {
          source: 'table' as const,
          front: `${context}${front}`,
          answers: [value],
          origin: row.origin,
          // A matching question names its cells in the same way.
          about: [cellName(row, index), `cell:${normalForm(subject)}:${normalForm(column)}`],
          worth: WORTH,
        };
      }),
    );
  });
}

/** "What goes in" is a complete question; a column whose grammar is unknown is not asked. */
function englishFront(column: string, subject: string, write: (subject: string) => string): string | null {
  if (isDefiningLabel(column)) return `What is meant by “${subject}”?`;
  const wording = EXAMPLES.test(column) ? null : getWording(column);
  if (wording !== null) return wording.value(write(subject));
  if (EXAMPLES.test(column)) return `Give the note’s ${columnName(column)} of ${write(subject)}.`;
  const asks = englishPhrases.value(column, subject);
  return /^(?:What|Who|Which|By|In|On|For|From|To|At|With) (?!(?:is|are) the |stands under )/.test(asks)
    ? asks
    : null;
}

/** "Sublimation | ability to sublime" gives itself away. */
function isAskable(subject: string, value: string): boolean {
  if (subject === '' || value === '' || GUESSED.test(value.trim())) return false;
  return contentStems(value).isDisjointFrom(contentStems(subject));
}

const cellName = ({ cells, origin }: TableFactRow, index: number) =>
  `cell:${origin.page}:${origin.start}:${index}:${normalForm(cells[0] ?? '')}`;
