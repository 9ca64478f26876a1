import { describe, expect, it, test } from 'vitest';
import { englishNote } from '../../cards/testing/made-cards.ts';
import { typedNote } from '../testing/typed-note.ts';
import { isMarkedByLecturer } from './lecturer-marks.ts';
import { readParts } from './note-parts.ts';

const getTitles = (text: string) => readParts(typedNote(text)).parts.map(({ title }) => title);
const paragraph = (noun: string, sentences: number) =>
  Array.from(
    { length: sentences },
    (_, index) => `The ${noun} number ${index} rests on its ${noun} bed.`,
  ).join(' ');

describe('the parts of a note', () => {
  it('are the texts below its headings, without its list of sources', () => {
    expect(
      getTitles('# Soil\nSoil is weathered rock.\n# Water\nWater moves.\n# References\nAjayi 2011'),
    ).toEqual(['Soil', 'Water']);
  });

  it('begin at short lines that stand like headings where a file marks none', () => {
    const text = `The army\n\n${paragraph('rider', 3)}\n\nThe council\n\n${paragraph('chief', 3)}`;
    expect(getTitles(text)).toEqual(['The army', 'The council']);
  });

  it('are not the lines of a list of dates', () => {
    const years = Array.from({ length: 12 }, (_, index) => `${1800 + index} - treaty ${index} is signed`);
    expect(getTitles(years.join('\n'))).toHaveLength(1);
  });

  it('change with the words of a text without headings', () => {
    const text = [
      paragraph('glacier', 6),
      paragraph('glacier', 6),
      paragraph('tariff', 6),
      paragraph('tariff', 6),
    ];
    const { parts, getIndex } = readParts(typedNote(text.join('\n\n')));
    expect(parts.map(({ title }) => title)).toEqual([
      'The glacier number 0 rests on …',
      'The tariff number 0 rests on …',
    ]);
    expect([0, text.join('\n\n').indexOf('tariff')].map((start) => getIndex(1, start))).toEqual([0, 1]);
  });

  it('weigh more if they explain, list, date or stress, and most if the lecturer marked them', () => {
    const weigh = (text: string) => readParts(englishNote(`# One\n${text}`)).parts.at(-1)?.weight ?? 0;
    const plain = weigh('Levees break now and then in wet years.');
    expect(weigh('Levee: a bank of earth along a river')).toBeGreaterThan(plain);
    expect(weigh('- levees break in wet years now and then')).toBeGreaterThan(plain);
    expect(weigh('Levees broke in 1927 and then in wet years.')).toBeGreaterThan(plain);
    expect(weigh('Levees break now and then. Always in the exam!')).toBeGreaterThan(plain + 1);
  });

  it('has a line as marked if the mark is part of it or the only words below it', () => {
    const text =
      'A levee is a bank of earth. Came out last year!\nA delta is land.\nA weir is a low dam.\nexam question';
    const note = typedNote(text);
    const { isMarked } = readParts(note);
    const getStart = (line: string) => note.pages[0]?.text.indexOf(line) ?? 0;
    const marked = ['A levee', 'A delta', 'A weir'].map((line) => isMarked(1, getStart(line)));
    expect(marked).toEqual([true, false, true]);
  });
});

test.each([
  'this came out last year',
  'Came in 2023: state the four conditions and say how each can be broken.',
  'Q3 always comes in the exam',
  'IMPORTANT!',
  'exam favourite',
  'NB the sign',
  '★ Ohm’s law',
  'Learn this one ***',
  'likely in the test',
])('“%s” is a mark of a lecturer', (line) => {
  expect(isMarkedByLecturer(line)).toBe(true);
});

test.each([
  'Blood tests show the level of iron.',
  'The most important river is the Niger.',
  'An impulse moves along the nerve.',
  'The examination of the skin comes first.',
  'F = m * a',
])('“%s” is none', (line) => {
  expect(isMarkedByLecturer(line)).toBe(false);
});
