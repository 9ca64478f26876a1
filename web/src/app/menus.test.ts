import type { MenuName, MenuReader } from '@akada/core/access/navigation.ts';
import { describe, expect, test } from 'vitest';
import { specifiedMenus } from '../testing/specified-menus.ts';
import { menu, palettePagesOf, sideMenuOf } from './menus.ts';
import { pages } from './pages.ts';

const readers = ['student', 'tutor', 'admin', 'visitor'] as const;
const roles = ['student', 'tutor', 'admin'] as const;
const names = Object.keys(specifiedMenus.student) as MenuName[];
const asLines = (entries: { text: string; path: string }[]) => entries.map(({ text, path }) => [text, path]);
const built = new Set(pages.map(({ path }) => path));
const specified = (name: MenuName, reader: MenuReader) =>
  specifiedMenus[reader][name].filter(([, path]) => built.has(path)).map((line) => [...line]);

describe.each(readers)(
  'what a %s is shown is what the specification has, as far as its pages exist',
  (reader) => {
    test.each(names)('%s', (name) => {
      expect(asLines(menu(name, reader))).toEqual(specified(name, reader));
    });
  },
);

test('the comparison is about something: each role has entries in its menus', () => {
  expect(roles.map((role) => sideMenuOf(role).length)).toEqual([18, 12, 12]);
  expect(readers.map((reader) => menu('bar', reader).length)).toEqual([3, 5, 3, 2]);
});

test('no entry of a page is in a menu that the specification does not know', () => {
  const declared = pages.flatMap(({ entry }) =>
    Object.values(entry?.menus ?? {}).flatMap((texts) => Object.keys(texts)),
  );
  expect(declared.length).toBeGreaterThan(20);
  expect(declared.filter((name) => !names.includes(name as MenuName))).toEqual([]);
});

test.each(roles)('each page in the menus of a %s has a picture of its own', (role) => {
  const drawn = [
    sideMenuOf(role),
    ...(['fixed', 'bar', 'tabs', 'actions'] as const).map((it) => menu(it, role)),
  ];
  const pictures = new Map(drawn.flat().map(({ path, icon }) => [path, icon]));
  expect([...pictures.values()].toSorted()).toEqual([...new Set(pictures.values())].toSorted());
});

test('no menu leads to a community that the operator has not named', () => {
  for (const role of roles) {
    expect(sideMenuOf(role).filter(({ external }) => external)).toEqual([]);
    expect(asLines(sideMenuOf(role))).toEqual(specified('side', role));
  }
});

test.each(roles)('the palette of a %s names no page and no text twice', (role) => {
  const entries = palettePagesOf(role);
  expect(new Set(entries.map(({ path }) => path)).size).toBe(entries.length);
  expect(new Set(entries.map(({ text }) => text)).size).toBe(entries.length);
  expect(asLines(entries).slice(-2)).toEqual(specified('fixed', role));
});
