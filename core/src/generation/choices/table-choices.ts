import type { NoteUsage } from '../../cards/note-usage.ts';
import { normalForm } from '../../text/words.ts';
import type { TableFact, TableFactRow } from '../facts/fact.ts';
import { isIllustratingLabel } from '../facts/labels/signpost-labels.ts';
import { englishPhrases } from '../facts/phrases/english-phrases.ts';
import type { Choice, Sibling } from './choice.ts';
import { getSubjects, getWording, subjectWriter } from './table-wording.ts';

const VALUE_WORTH = 4.2;
const SUBJECT_WORTH = 4;
/** Min number of other cells next to a key. */
const FEWEST = 3;
const YES_OR_NO = /^(?:yes|no|n\/?a|none|same|varies|[✓✗✔✘-])(?![\p{L}\p{N}])/iu;

/** For each cell of a suitable column: asks for the value of its subject, and for the subject with the value. */
export function tableChoices(tables: readonly TableFact[], usage: NoteUsage): Choice[] {
  return tables.flatMap((table) => {
    const subjects = table.rows.map(({ cells: [subject = ''] }) => subject);
    const write = subjectWriter(subjects, getSubjects(table.columns[0] ?? ''), usage);
    return table.columns.flatMap((column, index) => {
      const cells = table.rows.map(({ cells: { [index]: cell = '' } }) => cell);
      if (
        index === 0 ||
        column === '' ||
        cells.some((cell) => YES_OR_NO.test(cell)) ||
        isIllustratingLabel(column)
      )
        return [];
      return table.rows.flatMap((row) => [
        ...askForValue({ table, row, at: index }, write),
        ...askForSubject({ table, row, at: index }),
      ]);
    });
  });
}

interface Cell {
  table: TableFact;
  row: TableFactRow;
  at: number;
}

function askForValue(cell: Cell, write: (subject: string) => string): Choice[] {
  const { table, row, at } = cell;
  const [subject = ''] = row.cells;
  const key = row.cells[at] ?? '';
  const column = table.columns[at] ?? '';
  const siblings = getOtherRows(cell, at).map(({ cells }) => ({
    text: cells[at] ?? '',
    name: cells[0] ?? '',
  }));
  const wording = getWording(column);
  if (wording === null || subject === '' || key === '' || siblings.length < FEWEST) return [];

  const stem = wording.value(write(subject));
  return [
    {
      kind: 'value',
      stem,
      key,
      siblings,
      origin: row.origin,
      worth: VALUE_WORTH,
      topic: column,
      spends: [cellName(cell)],
      why: (selectedSiblings) => englishPhrases.why.others(selectedSiblings.map(({ name }) => name)),
    },
  ];
}

function askForSubject(cell: Cell): Choice[] {
  const { table, row, at } = cell;
  const [key = ''] = row.cells;
  const value = row.cells[at] ?? '';
  const [subjects = ''] = table.columns;
  const column = table.columns[at] ?? '';
  const isShared = table.rows.some((other) => other !== row && isSame(other.cells[at] ?? '', value));
  const siblings: Sibling[] = getOtherRows(cell, 0).map(({ cells }) => ({
    text: cells[0] ?? '',
    name: cells[at] ?? '',
  }));
  if (key === '' || value === '' || isShared || siblings.length < FEWEST) return [];

  const stem = getWording(column)?.subject?.(value, getSubjects(subjects));
  if (stem === undefined || stem === null) return [];
  return [
    {
      kind: 'value',
      stem,
      key,
      siblings,
      origin: row.origin,
      worth: SUBJECT_WORTH,
      topic: column,
      spends: [cellName(cell)],
      why: ([nearest]) => englishPhrases.why.says(nearest?.text ?? '', nearest?.name || '–'),
    },
  ];
}

const isSame = (one: string, other: string) => normalForm(one) === normalForm(other);

/** The nearest rows that say something else in a column, each once. */
function getOtherRows({ table, row }: Cell, index: number): TableFactRow[] {
  const ownCount = table.rows.indexOf(row);
  const seenKeys = new Set([normalForm(row.cells[index] ?? ''), '']);
  return table.rows
    .map((other, index) => ({ other, distance: Math.abs(index - ownCount) }))
    .sort((one, two) => one.distance - two.distance)
    .flatMap(({ other }) => {
      const norm = normalForm(other.cells[index] ?? '');
      if (seenKeys.has(norm)) return [];
      seenKeys.add(norm);
      return [other];
    });
}

const cellName = ({ row: { origin }, at }: Cell) => `cell:${origin.page}:${origin.end}:${at}`;
