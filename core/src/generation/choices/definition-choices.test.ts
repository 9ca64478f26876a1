import { describe, expect, test } from 'vitest';
import { makeQuestions } from '../make-questions.ts';
import { typedNote } from '../testing/typed-note.ts';

const PROSE =
  'It was told in the first lesson of the year, and it is all that they have to know of it by then.';
const ask = (text: string) =>
  makeQuestions({ document: typedNote(`${PROSE}\n${text}`), count: 30, seed: 'seed', excludedAnswers: [] });
const getOptions = (text: string, key: string) =>
  ask(text)
    .find(({ options, answerIndex }) => options[answerIndex] === key)
    ?.options.toSorted();

const TISSUES =
  `Xylem is a tissue that carries water up from the roots. Phloem is a tissue that carries sugar down from the leaves.
Parenchyma is a tissue that stores starch in a root. Collenchyma is a tissue that props up a young stem.`.replaceAll(
    '\n',
    ' ',
  );

describe('sentences serve as options for one another', () => {
  test('where they say the same sort of thing', () => {
    expect(getOptions(TISSUES, 'xylem')).toEqual(['collenchyma', 'parenchyma', 'phloem', 'xylem']);
  });

  test.each([
    ['fewer than three others do', TISSUES.replace(/Collenchyma.*$/, '')],
    [
      'what they say is of other classes',
      TISSUES.replaceAll(/Ph.*?leaves\.|Par.*?root\./g, (text) => text.replace('a tissue', 'a meeting')),
    ],
  ])('and not where %s', (_, text) => expect(ask(text)).toEqual([]));
});

test('terms with nearly the same meaning do not', () => {
  const twins = ask(`${TISSUES} Sapwood is a tissue that carries water up from all the roots.`);
  expect(twins).not.toEqual([]);
  for (const { options, answerIndex } of twins)
    if (/xylem|sapwood|water up/.test(options[answerIndex] ?? ''))
      expect(options.filter((option) => /xylem|sapwood|water up/.test(option))).toHaveLength(1);
});

test('a line in shorthand, whose example hangs on a comma, is not asked', () => {
  const bonds = [
    'Ionic: transfer of electrons between atoms, $\\mathrm{NaCl}$',
    'Covalent: sharing of a pair of electrons, $\\mathrm{CH_4}$',
    'Metallic: a sea of electrons around positive ions',
    'Hydrogen: an attraction between molecules',
  ];
  for (const { stem } of ask(bonds.map((line) => `- ${line}`).join('\n')))
    expect(stem).not.toContain('mathrm');
});

describe('lines serve as options within their run', () => {
  const lines = [
    'Whisk: beats air into eggs',
    'Sieve: parts flour from lumps',
    'Grater: cuts food into shreds',
    'Colander: drains the washed rice',
  ];

  test('if it has four of them', () => {
    expect(getOptions(lines.join('\n'), 'whisk')).toEqual(['colander', 'grater', 'sieve', 'whisk']);
    expect(ask(lines.slice(1).join('\n'))).toEqual([]);
    expect(ask([...lines.slice(0, 2), 'The kitchen was cleaned.', ...lines.slice(2)].join('\n'))).toEqual([]);
  });

  test('but a person does not serve with things', () => {
    const text = [...lines.slice(1), 'Cook: a person who heads the kitchen'].join('\n');
    expect(ask(text)).toEqual([]);
  });

  test('and not the heading that became a part of its first line', () => {
    const glued = ['Tools of the whole kitchen whisk: beats air into eggs', ...lines.slice(1)].join('\n');
    expect(ask(glued)).toEqual([]);
  });

  test('and the explanation says what another option is, in the language of the line', () => {
    expect(ask(lines.join('\n')).map(({ explanation }) => explanation)).toContain(
      'Your note says something else about “sieve”: “parts flour from lumps”.',
    );
  });
});
