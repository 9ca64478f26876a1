import { expect, test } from 'vitest';
import { type EditName, getEdit, pictureEdit, type Selection, type TextEdit } from './text-edits.ts';

/** @param marked a text whose selection is in brackets */
function findSelection(marked: string): Selection {
  const [before = '', inside = '', after = ''] = marked.split(/[[\]]/);
  return { text: before + inside + after, start: before.length, end: before.length + inside.length };
}

function markedAfter({ text }: Selection, edit: TextEdit): string {
  const { from, to, inserted, selectFrom, selectTo } = edit;
  const next = text.slice(0, from) + inserted + text.slice(to);
  return `${next.slice(0, selectFrom)}[${next.slice(selectFrom, selectTo)}]${next.slice(selectTo)}`;
}

test.each<[EditName, string, string]>([
  ['bold', 'Soil [holds] water', 'Soil **[holds]** water'],
  ['bold', 'Soil **[holds]** water', 'Soil [holds] water'],
  ['bold', 'Soil []', 'Soil **[important]**'],
  ['italic', 'Soil [holds] water', 'Soil *[holds]* water'],
  ['italic', 'Soil **[holds]** water', 'Soil ***[holds]*** water'],
  ['italic', 'Soil *[holds]* water', 'Soil [holds] water'],
  ['code', 'Run [ls] now', 'Run `[ls]` now'],
  ['code', '[a\nb]', '```\n[a\nb]\n```'],
  ['formula', 'Find [x]', 'Find $[x]$'],
  ['formula', 'Find $[x]$', 'Find [x]'],
  ['chemistry', 'Name []', 'Name $\\ce{[H2O]}$'],
  ['table', '[]', '| [A] | B |\n| --- | --- |\n| 1 | 2 |'],
  ['table', 'Above[]below', 'Above\n\n| [A] | B |\n| --- | --- |\n| 1 | 2 |\n\nbelow'],
  ['list', 'one\n[two\nth]ree\nfour', 'one\n[- two\n- three]\nfour'],
  ['list', '[- two\n- three]', '[two\nthree]'],
  ['list', 'on[]e', '- one[]'],
])('%s makes of %j %j', (name, before, after) => {
  const selection = findSelection(before);
  expect(markedAfter(selection, getEdit(name, selection))).toBe(after);
});

test('a picture takes the position of the selection, and its description must be written', () => {
  const selection = findSelection('See []below');
  expect(markedAfter(selection, pictureEdit(selection, 'p1'))).toBe('See ![[what it shows]](image:p1)below');
});
