import { describe, expect, test } from 'vitest';
import { type WordedLanguage, wordedLanguages } from '../../../text/language.ts';
import { getPhrases } from './phrases-by-language.ts';

const HEAD = 'Tipo uno';
const foreign = wordedLanguages.filter((language) => language !== 'eng');

/** Every question of a language about the same few facts, by name. */
function findStems(language: WordedLanguage | null) {
  const { term, meaning, member, first, after, value } = getPhrases(language);
  return {
    term: term('fino polvo gris', 'Ceniza'),
    termOfWord: term('polvo', 'Ceniza'),
    year: term('fino polvo gris', '1815'),
    meaning: meaning('Ceniza', 'fino polvo gris'),
    meaningOfWord: meaning('Ceniza', 'polvo'),
    meaningOfYear: meaning('1815', 'fino polvo gris'),
    ...(member === null ? {} : { member: member(HEAD) }),
    first: first(HEAD),
    after: after('moler', HEAD),
    value: value('Tipo', 'Ceniza'),
  };
}

/** The visible part of the fact in the stem of each question. The rest is its answer. */
const SHOWN = {
  term: ['fino polvo gris'],
  termOfWord: ['polvo'],
  year: ['fino polvo gris'],
  meaning: ['Ceniza'],
  meaningOfWord: ['Ceniza'],
  meaningOfYear: ['1815'],
  member: [HEAD],
  first: [HEAD],
  after: ['moler', HEAD],
  value: ['Ceniza'],
} as const;

describe.each(foreign)('in %s', (language) => {
  const stems = findStems(language);
  const [open, close] = [...(/[«“„].*?[»”“]/su.exec(stems.term)?.[0] ?? '')].filter((_, index, all) =>
    [0, all.length - 1].includes(index),
  );

  test.each(Object.entries(SHOWN))('the question of %s quotes %j', (name, shown) => {
    const stem = stems[name as keyof typeof SHOWN] ?? '';
    for (const words of shown) expect(stem).toMatch(new RegExp(`${open}\\s?${words}\\s?${close}`));
    expect(stem).not.toMatch(/undefined|null|\$/);
  });

  test('every question ends as a question does, and opens in capitals', () => {
    for (const stem of Object.values(stems)) {
      expect(stem).toMatch(/^¿?\p{Lu}\S* .*\S\s?\?$/u);
      expect(stem.startsWith('¿')).toBe(language === 'spa');
    }
  });

  test('no two questions are one, also without what they quote', () => {
    const plain = (stem: string) => stem.replaceAll(new RegExp(`${open}.*?${close}`, 'gu'), '_');
    const requested = Object.entries(stems);
    expect(new Set(requested.map(([, stem]) => stem)).size).toBe(requested.length);
    // One word goes with a term as a term goes with one word; all other questions are worded for themselves.
    const ofItsOwn = requested.filter(([name]) => name !== 'meaningOfWord').map(([, stem]) => plain(stem));
    expect(new Set(ofItsOwn).size).toBe(ofItsOwn.length);
    expect(plain(stems.meaningOfWord)).toBe(plain(stems.termOfWord));
  });

  test('every question uses only words of that language', () => {
    const others = foreign
      .filter((other) => other !== language)
      .flatMap((other) => Object.values(findStems(other)));
    for (const stem of Object.values(stems)) expect(others).not.toContain(stem);
  });
});

describe('in Spanish and in Portuguese a column is named', () => {
  const CASES = [
    ['Alimento', '«alimento»', 'A que “alimento”'],
    ['Tipo de roca', '«tipo de roca»', 'A que “tipo de roca”'],
    ['ADN', '«ADN»', 'A que “ADN”'],
    ['Virus', '«virus»', 'A que “virus”'],
  ] as const;

  test.each(CASES)('if it is one noun: %s', (column, named, requested) => {
    expect(getPhrases('spa').value(column, 'maíz')).toBe(`¿Qué ${named} corresponde a «maíz»?`);
    expect(getPhrases('por').value(column, 'milho')).toBe(
      `${requested.replace('A que', 'Que')} corresponde a “milho”?`,
    );
  });

  test.each([
    'Alimentos',
    'Leyes',
    'Rocas',
    'Descubierto por',
    'Vive en',
    'Vive em',
    'Parte de',
    'Igual a',
    'Crece con',
    'Usado com',
    'Sirve para',
    'SIRVE PARA',
  ])('but quoted where another verb would stand behind it: %s', (column) => {
    expect(getPhrases('spa').value(column, 'maíz')).toBe(`¿Qué figura en «${column}» para «maíz»?`);
    expect(getPhrases('por').value(column, 'milho')).toBe(`O que consta em “${column}” para “milho”?`);
  });
});

test('a note without a language gets a blank in the place of the answer', () => {
  expect(findStems(null)).toEqual({
    term: '________: fino polvo gris.',
    termOfWord: '________: polvo.',
    year: '________: fino polvo gris.',
    meaning: 'Ceniza: ________.',
    meaningOfWord: 'Ceniza: ________.',
    meaningOfYear: '1815: ________.',
    first: 'Tipo uno: 1. ________.',
    after: 'Tipo uno: moler, ________.',
    value: 'Ceniza, Tipo: ________.',
  });
});
