import type { DocumentPage, TextBlock } from '../../../text/document.ts';
import { getWords, normalForm } from '../../../text/words.ts';
import { type DefinitionFact, type FactOrigin, getOrigin, type TableFact } from '../fact.ts';
import { firstStatement } from '../labels/labelled-line.ts';
import { isDefiningLabel, isIllustratingLabel, isSignpostLabel } from '../labels/signpost-labels.ts';
import { listHead } from '../lists/list-head.ts';

/** Sections below one heading, each with the same labels, say what a table with a row for each of them would say. */
export interface HeadedTables {
  tables: TableFact[];
  /** The definitions of a section behind "What" or "Definition". */
  definitions: DefinitionFact[];
}

const LABELLED = /^(?<label>[^:.?!]{2,40}):\s+(?<value>\S.*)$/su;
const MAX_LABEL_WORDS = 4;
const MIN_ROWS = 4;
const MAX_HEAD_WORDS = 6;
const MAX_VALUE_CHARACTERS = 120;

interface LabelledValue {
  label: string;
  value: string;
  origin: FactOrigin;
}

interface Section {
  name: string;
  level: number;
  /** Sections below one heading have one parent. */
  parent: Section | null;
  values: LabelledValue[];
}

/** @param firstGroup terms of sections below one heading are of one group, which counts from here */
export function headedTables(pages: readonly DocumentPage[], firstGroup: number): HeadedTables {
  const found: HeadedTables = { tables: [], definitions: [] };
  const siblings = Map.groupBy(getSections(pages), ({ parent }) => parent);
  for (const [at, sections] of [...siblings.values()].entries()) {
    const byLabel = Map.groupBy(getRows(sections), ({ label }) => normalForm(label));
    for (const labelled of byLabel.values()) {
      const rows = ofOneEach(labelled);
      const [first] = rows;
      if (first === undefined || rows.length < MIN_ROWS) continue;
      if (isDefiningLabel(first.label)) found.definitions.push(...definitionsFrom(rows, firstGroup + at));
      else found.tables.push(tableFrom(first.label, rows));
    }
  }
  return found;
}

interface Row extends LabelledValue {
  section: string;
}

function getRows(sections: readonly Section[]): Row[] {
  return sections.flatMap(({ name, values }) => values.map((value) => ({ ...value, section: name })));
}

/** A section that has a label twice says two things by it. */
function ofOneEach(rows: readonly Row[]): Row[] {
  const bySection = Map.groupBy(rows, ({ section }) => normalForm(section));
  return [...bySection.values()].flatMap((ownItems) => (ownItems.length === 1 ? ownItems : []));
}

function tableFrom(label: string, rows: readonly Row[]): TableFact {
  return {
    columns: ['', label],
    rows: rows.map(({ section, value, origin }) => ({ cells: [section, value], origin })),
  };
}

function definitionsFrom(rows: readonly Row[], group: number): DefinitionFact[] {
  return rows.map(({ section, value, origin }) => ({ term: section, meaning: value, group, origin }));
}

function getSections(pages: readonly DocumentPage[]): Section[] {
  const sections: Section[] = [];
  let open: Section[] = [];
  for (const page of pages) {
    for (const block of page.blocks) {
      const text = page.text.slice(block.start, block.end);
      if (block.kind === 'heading') {
        open = open.filter(({ level }) => level < block.level);
        const section = { name: getName(text), level: block.level, parent: open.at(-1) ?? null, values: [] };
        open.push(section);
        if (section.name !== '') sections.push(section);
      } else open.at(-1)?.values.push(...findValue(page, block, text));
    }
  }
  return sections;
}

function getName(text: string): string {
  const name = listHead(text) ?? '';
  return getWords(name).length <= MAX_HEAD_WORDS ? name : '';
}

function findValue(page: DocumentPage, block: TextBlock, text: string): LabelledValue[] {
  if (block.kind !== 'paragraph' && (block.kind !== 'list_item' || block.level > 0)) return [];

  const { label, value } = LABELLED.exec(text)?.groups ?? {};
  if (label === undefined || value === undefined || getWords(label).length > MAX_LABEL_WORDS) return [];
  if (!isSignpostLabel(label) || isIllustratingLabel(label)) return [];

  const said = firstStatement(value);
  return said === '' || said.length > MAX_VALUE_CHARACTERS
    ? []
    : [{ label, value: said, origin: getOrigin(page, block) }];
}
