import { expect, test } from 'vitest';
import { raisedFigures, updateTable } from './document-figures.ts';
import type { Figure } from './figure.ts';

const figure = (name: string, measured: number) => ({
  name,
  unit: 'ms',
  measured,
  bare: null,
  goal: { most: 10, of: 'unit' as const },
});
const document = 'Text.\n\n<!-- figures: attacks -->\n\nMore text.\n';

test('figures become a table below their marker, with the day', () => {
  const updated = updateTable(document, 'attacks', [figure('wait', 3)], '2026-11-23');

  expect(updated.split('\n').filter((line) => line.startsWith('| wait'))).toEqual([
    '| wait   | ms   | 3        | <= 10    | yes     | 2026-11-23  |',
  ]);
  expect(updated).toMatch(/^Text\.\n\n<!-- figures: attacks -->\n\| figure[\s\S]*\|\n\nMore text\.\n$/);
});

test('a second run replaces its own rows and preserves the others in their order', () => {
  const first = updateTable(document, 'attacks', [figure('wait', 3), figure('other', 4)], '2026-11-23');
  const second = updateTable(first, 'attacks', [figure('wait', 12), figure('new', 5)], '2026-11-24');

  const rows = second.split('\n').filter((line) => /^\| (wait|other|new)/.test(line));
  expect(rows.map((row) => row.split('|').map((cell) => cell.trim()))).toEqual([
    ['', 'wait', 'ms', '12', '<= 10', 'NO', '2026-11-24', ''],
    ['', 'other', 'ms', '4', '<= 10', 'yes', '2026-11-23', ''],
    ['', 'new', 'ms', '5', '<= 10', 'yes', '2026-11-24', ''],
  ]);
});

test('the bare server has columns only where something was compared with it', () => {
  const first = updateTable(document, 'attacks', [figure('wait', 3)], '2026-11-23');
  const second = updateTable(first, 'attacks', [{ ...figure('save', 4), bare: 2 }], '2026-11-24');

  const rows = second.split('\n').filter((line) => /^\| (figure|wait|save)/.test(line));
  expect(rows.map((row) => row.split('|').map((cell) => cell.trim()))).toEqual([
    ['', 'figure', 'unit', 'measured', 'bare', 'ratio', 'to reach', 'reached', 'measured on', ''],
    ['', 'wait', 'ms', '3', '', '', '<= 10', 'yes', '2026-11-23', ''],
    ['', 'save', 'ms', '4', '2', '2.00', '<= 10', 'yes', '2026-11-24', ''],
  ]);
});

test('a figure without a goal is printed only', () => {
  expect(updateTable(document, 'attacks', [{ ...figure('wait', 3), goal: null }], '')).not.toContain('wait');
});

test('a document without the marker is an error', () => {
  expect(() => updateTable('Text.', 'attacks', [], '')).toThrow('figures: attacks');
});

test('a reader of a run sees what rose by more than a fifth since the table, by its ratio if it has one', () => {
  const document = updateTable('<!-- figures: bench -->\n', 'bench', [login(13, 10), memory(200)], 'earlier');

  expect(raisedFigures(document, 'bench', [login(31, 20), memory(239), memory(500, 'kB')])).toEqual([]);
  expect(raisedFigures(document, 'bench', [login(16, 10), memory(1_241)])).toEqual([
    'login, ms of CPU: 1.3 -> 1.6 times bare',
    'memory, MB: 200 -> 1,241 MB',
  ]);
});

const login = (measured: number, controlMs: number): Figure => ({
  name: 'login',
  unit: 'ms of CPU',
  measured,
  bare: controlMs,
  goal: { most: 1.1, of: 'bare' },
});
const memory = (measured: number, unit = 'MB'): Figure => ({
  name: 'memory',
  unit,
  measured,
  bare: null,
  goal: { most: 220, of: 'unit' },
});
