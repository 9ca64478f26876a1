import { describe, expect, test } from 'vitest';
import { normalForm } from '../../text/words.ts';
import { areAliases, findAliases } from './aliases.ts';

function mined(text: string, left: string, right: string): boolean {
  return areAliases(
    findAliases([text], () => true),
    normalForm(left),
    normalForm(right),
  );
}

describe('two names of one thing are mined from', () => {
  test.each([
    ['The windpipe (or trachea) carries air.', 'windpipe', 'trachea'],
    ['The collarbone, also called the clavicle, is thin.', 'collarbone', 'clavicle'],
    ['The throat, or pharynx, is short.', 'throat', 'pharynx'],
    ['Blood pressure is also known as arterial pressure.', 'blood pressure', 'arterial pressure'],
    ['The voice box—or larynx—moves.', 'voice box', 'larynx'],
    ['The central nervous system (CNS) is protected.', 'central nervous system', 'CNS'],
    ['The windpipe (trachea) carries air.', 'windpipe', 'trachea'],
    ['The windpipe (the trachea) carries air.', 'windpipe', 'trachea'],
    ['The windpipe (a trachea) carries air.', 'windpipe', 'trachea'],
    ['The windpipe (also called trachea) carries air.', 'windpipe', 'trachea'],
    ['The windpipe (also known as the trachea) carries air.', 'windpipe', 'trachea'],
    ['The windpipe (also referred to as the trachea) carries air.', 'windpipe', 'trachea'],
    ['The windpipe (also trachea) carries air.', 'windpipe', 'trachea'],
    ['The windpipe (called trachea) carries air.', 'windpipe', 'trachea'],
    ['The windpipe (known as the trachea) carries air.', 'windpipe', 'trachea'],
    ['The windpipe (i.e., the trachea) carries air.', 'windpipe', 'trachea'],
    ['The windpipe (i.e. the trachea) carries air.', 'windpipe', 'trachea'],
    ['Metre (abbreviated m2x) is a unit.', 'metre', 'm2x'],
    ['The windpipe, sometimes called the trachea, is thin.', 'windpipe', 'trachea'],
    ['The windpipe is often termed the trachea by doctors.', 'windpipe', 'trachea'],
    ['Windpipes are commonly named tracheas by doctors.', 'windpipe', 'trachea'],
    ['Persia was formerly known as Elam in books.', 'Persia', 'Elam'],
    ['Persians were popularly called Elamites then.', 'Persians', 'Elamites'],
    ['The windpipe, otherwise referred to as the trachea, is thin.', 'windpipe', 'trachea'],
    ['The windpipe (better known as the trachea) is thin.', 'windpipe', 'trachea'],
    ['The windpipe (sometimes called the trachea) is thin.', 'windpipe', 'trachea'],
    ['The throat, or simply pharynx, is short.', 'throat', 'pharynx'],
    ['The throat, or just pharynx; it is short.', 'throat', 'pharynx'],
    ['This is the throat, or more simply the pharynx.', 'throat', 'pharynx'],
    ['One has a throat (or gullet, or pharynx) here.', 'gullet', 'pharynx'],
    ['The Constitution, nicknamed Old Ironsides, sailed.', 'Constitution', 'Old Ironsides'],
    ['The law dubbed Obamacare passed.', 'law', 'Obamacare'],
    ['Deoxyribose, abbreviated as dRx, is a sugar.', 'deoxyribose', 'dRx'],
    ['The windpipe—also called the trachea—moves.', 'windpipe', 'trachea'],
    ['The windpipe–also known as trachea–moves.', 'windpipe', 'trachea'],
    ['The body’s own defence (or immunity) works.', 'body’s own defence', 'immunity'],
    ['It is the very long old main stem vein (or cava).', 'long old main stem vein', 'cava'],
    ['The vein (or very long main cava here).', 'vein', 'very long main cava'],
  ])('%s', (text, left, right) => {
    expect(mined(text, left, right)).toBe(true);
    expect(mined(text, right, left)).toBe(true);
  });
});

describe('a term', () => {
  test.each([
    ['a choice', 'It reaches the liver or the kidney within hours.', 'liver', 'kidney'],
    ['a choice behind a comma', 'It reaches the liver, or the kidney within a few hours.', 'liver', 'kidney'],
    ['a thing that belongs to it', 'The windpipe has a trachea.', 'windpipe', 'trachea'],
    ['what is called so by nobody', 'The windpipe is called for the trachea.', 'windpipe', 'trachea'],
    ['a word of another sentence', 'This is the windpipe. The trachea is thin.', 'windpipe', 'trachea'],
    ['a word too far before', 'The vein of a very long old main stem (or cava).', 'vein', 'cava'],
    ['a word too far behind', 'The vein (or one very long old cava).', 'vein', 'one very long old cava'],
    ['what stands behind a mark', 'The vein, in the body! (or cava)', 'vein', 'cava'],
    ['a sign', 'The windpipe (→) holds the trachea.', 'windpipe', 'trachea'],
    ['a name with nothing before it', ' (or trachea) holds the windpipe.', 'windpipe', 'trachea'],
  ])('has no other name in %s', (_, text, left, right) => {
    expect(mined(text, left, right)).toBe(false);
  });

  test('has no other name in a phrase that is no term of the note', () => {
    const isTerm = (norm: string) => norm !== normalForm('red windpipe');
    const aliases = findAliases(['The red windpipe (or trachea) carries air.'], isTerm);
    const other = normalForm('trachea');
    expect(aliases.get(normalForm('windpipe'))?.has(other)).toBe(true);
    expect(aliases.has(normalForm('red windpipe'))).toBe(false);
  });
});

test('a thing may have more than two names, and no two of its names need be one another\u2019s', () => {
  const texts = ['The windpipe (or trachea) is thin.', 'The windpipe, also called the airpipe, moves.'];
  const aliases = findAliases(texts, () => true);
  const [windpipe, trachea, airpipe] = ['windpipe', 'trachea', 'airpipe'].map(normalForm);
  expect(areAliases(aliases, windpipe ?? '', trachea ?? '')).toBe(true);
  expect(areAliases(aliases, airpipe ?? '', windpipe ?? '')).toBe(true);
  expect(areAliases(aliases, airpipe ?? '', trachea ?? '')).toBe(false);
});

test('an acronym and a part of a name count without being mined', () => {
  const none = findAliases([], () => true);
  expect(areAliases(none, normalForm('gross domestic product'), normalForm('GDP'))).toBe(true);
  expect(areAliases(none, normalForm('memory'), normalForm('short-term memory'))).toBe(true);
  expect(areAliases(none, normalForm('short-term memory'), normalForm('long-term memory'))).toBe(false);
});

describe('initials stand for a name', () => {
  const none = findAliases([], () => true);

  test.each([
    ['of two words', 'UN', 'united nations', true],
    ['in the plural', 'NGOs', 'neat green owls', true],
    ['of six words', 'ABCDEF', 'ants bees cats dogs eels foxes', true],
    ['not of seven', 'ABCDEFG', 'ants bees cats dogs eels foxes goats', false],
    ['not of one', 'a', 'ants', false],
    ['not where a letter is missing', 'UN', 'united free nations', false],
    ['not where one is another', 'UM', 'united nations', false],
    ['not where they are two words', 'u n', 'united nations', false],
    ['not of one word and an s', 'os', 'osmosis', false],
  ])('%s', (_, short, long, expected) => {
    expect(areAliases(none, short.toLowerCase(), long)).toBe(expected);
    expect(areAliases(none, long, short.toLowerCase())).toBe(expected);
  });
});

describe('two spellings of a long word', () => {
  test.each([
    ['are one', 'conservatism', 'conservativism', true],
    ['are one in either order', 'conservativism', 'conservatism', true],
    ['are two where the words are short', 'ozorix', 'ozorixum', false],
    ['are two where they differ by more', 'conservat', 'conservatorium', false],
    ['are two where they begin otherwise', 'hydrophilic', 'hydrophobic', false],
  ])('%s: %s, %s', (_, left, right, expected) => {
    expect(mined('', left, right)).toBe(expected);
  });
});
