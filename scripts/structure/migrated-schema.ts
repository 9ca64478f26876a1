/** Tables and columns as the migrations leave them. They are plain SQL and only few kinds of statement name anything. */
import type { Tree } from './tree.ts';

export interface MigratedTable {
  table: string;
  columns: string[];
}

type Schema = Map<string, Set<string>>;

const notColumns = new Set(['primary', 'unique', 'check', 'constraint', 'foreign', 'exclude', 'like']);

/** @returns the schema after all migrations, in the order of their numbers */
export function migratedSchema(tree: Tree): MigratedTable[] {
  const schema: Schema = new Map();
  const files = tree.paths.filter((path) => /^server\/migrations\/.*\.sql$/.test(path)).sort();
  for (const path of files) for (const statement of statements(tree.read(path))) apply(schema, statement);
  return [...schema].map(([table, columns]) => ({ table, columns: [...columns] }));
}

function statements(text: string): string[] {
  return text
    .replace(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim());
}

function apply(schema: Schema, statement: string): void {
  const created = /^CREATE (?:UNLOGGED )?TABLE (?:IF NOT EXISTS )?(\w+) ?\((.*)\)/i.exec(statement);
  if (created) schema.set(created[1] ?? '', new Set(findColumns(created[2] ?? '')));

  const dropped = /^DROP TABLE (?:IF EXISTS )?(\w+)/i.exec(statement);
  if (dropped) schema.delete(dropped[1] ?? '');

  const altered = /^ALTER TABLE (?:IF EXISTS )?(?:ONLY )?(\w+) (.*)$/i.exec(statement);
  if (altered) alter(schema, altered[1] ?? '', altered[2] ?? '');
}

function alter(schema: Schema, table: string, actions: string): void {
  const columns = schema.get(table) ?? new Set<string>();
  schema.set(table, columns);
  for (const action of topLevel(actions)) {
    const [, added] = /^ADD COLUMN (?:IF NOT EXISTS )?(\w+)/i.exec(action) ?? [];
    const [, dropped] = /^DROP COLUMN (?:IF EXISTS )?(\w+)/i.exec(action) ?? [];
    const [, from, to] = /^RENAME COLUMN (\w+) TO (\w+)/i.exec(action) ?? [];
    const [, renamed] = /^RENAME TO (\w+)/i.exec(action) ?? [];
    if (added) columns.add(added);
    for (const gone of [dropped, from]) if (gone) columns.delete(gone);
    if (to) columns.add(to);
    if (renamed) {
      schema.delete(table);
      schema.set(renamed, columns);
    }
  }
}

function findColumns(body: string): string[] {
  return topLevel(body)
    .map((part) => part.split(' ')[0] ?? '')
    .filter((name) => name !== '' && !notColumns.has(name.toLowerCase()));
}

/** @returns the parts between commas outside of brackets */
function topLevel(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim());
}
