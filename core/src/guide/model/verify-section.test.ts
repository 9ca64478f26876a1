import { expect, it } from 'vitest';
import type { GuideAnswer } from './guide-answer.ts';
import { emptyAnswer } from './guide-prompt.ts';
import { verifySection } from './verify-section.ts';

const passages = [
  'Osmosis is the movement of water through a membrane. It needs no energy.',
  'Pfeffer measured 1,200 kPa in a clay pot in 1877. Sugar cannot pass the membrane.',
  'Water enters the root hair, then the cortex, then the xylem.',
].map((text, index) => ({ number: index + 1, page: index + 4, section: 'Water', text }));

const verify = (answer: Partial<GuideAnswer>, refused?: ReadonlySet<string>) =>
  verifySection({ ...emptyAnswer(), ...answer }, passages, refused);
const point = (text: string, ...p: number[]) => verify({ key_points: [{ text, p }] });

it.each<[string, string, number[], number | null]>([
  ['is covered by its passage', 'Water moves through a membrane by osmosis.', [1], 4],
  ['names a wrong passage, but another one states it', 'Water moves through a membrane by osmosis.', [3], 4],
  ['names none', 'Water moves through a membrane by osmosis.', [], 4],
  ['has a figure of the note in another form', 'Pfeffer measured 1200 kPa in a pot.', [2], 5],
  ['has a figure that the note has not', 'Pfeffer measured 1300 kPa in a pot.', [2], null],
  ['has a name that the note has not', 'In 1877 Dutrochet measured it in a clay pot.', [2], null],
  ['is covered by less than half', 'Osmosis drives the turgor that holds leaves upright.', [1], null],
  ['is empty', '  ', [1], null],
])('a section shows an entry only with its page if it %s', (_, text, p, page) => {
  const { section } = point(text, ...p);
  const items = section.parts.flatMap((part) => (part.kind === 'points' ? part.items : []));
  expect(items.map(({ passages: [first] }) => first?.page)).toEqual(page === null ? [] : [page]);
});

it('an entry quotes exactly the sentence that states it', () => {
  const { section } = point('Sugar does not pass the membrane.', 2);
  expect(section.parts).toMatchObject([
    { items: [{ passages: [{ page: 5, quote: 'Sugar cannot pass the membrane.' }] }] },
  ]);
});

it.each([
  ['Sugar does not pass the membrane.', 2, false],
  ['Sugar can pass the membrane.', 2, true],
  ['Osmosis is not the movement of water through a membrane.', 1, true],
])('the check tells if %s (%i) reverses its passage: %s', (text, p, isDoubtful) => {
  expect(point(text, p).entries).toEqual([{ text, isDoubtful }]);
});

it('a section omits the entries that a second reader rejected, and counts them', () => {
  const text = 'Sugar can pass the membrane.';
  const { section } = verify({ key_points: [{ text, p: [2] }] }, new Set([text]));
  expect(section).toMatchObject({ parts: [], leftOut: 1, lost: 1 });
});

it.each([
  ['Osmosis is the movement of water. It needs no energy.', 2],
  // The second sentence needs the first one to name its subject.
  ['Turgor holds leaves upright everywhere. It needs no energy.', 0],
  ['Turgor holds leaves upright everywhere. Sugar cannot pass the membrane.', 1],
])('the overview %j shows %i sentences', (text, visibleCount) => {
  expect(verify({ overview: { text, p: [1, 2] } }).section.overview).toHaveLength(visibleCount);
});

it('a section shows each statement once', () => {
  const text = 'Osmosis is the movement of water.';
  const { section } = verify({ key_points: [{ text, p: [1] }], facts: [{ kind: 'number', text, p: [1] }] });
  expect(section.parts).toHaveLength(1);
});

it('a table omits its wrong rows, and a table of a single row is omitted', () => {
  const rows = [
    { cells: ['Osmosis', 'water, no energy'], p: [1] },
    { cells: ['Pfeffer', '1877'], p: [2] },
    { cells: ['Sugar'], p: [2] },
  ];
  const table = { caption: '', columns: ['What', 'How'], rows };
  expect(verify({ table }).section.parts).toMatchObject([{ kind: 'table', caption: null, rows: [{}, {}] }]);
  expect(verify({ table: { ...table, rows: rows.slice(1) } }).section.parts).toEqual([]);
});

it('a process with a missing step is shown as points', () => {
  const steps = (texts: string[]) =>
    verify({ steps: [{ title: 'Way', items: texts.map((text) => ({ text, p: [3] })) }] }).section.parts;
  const two = ['Water enters the root hair.', 'Then water enters the cortex.'];
  expect(steps(two)).toMatchObject([{ kind: 'steps', title: 'Way' }]);
  expect(steps([...two, 'Light burns the leaf away.'])).toMatchObject([{ kind: 'points', title: 'Way' }]);
});

it('a section draws arrows whose labels the note has, as plain words', () => {
  const arrows = [
    { from: 'Water"]', label: 'enters', to: 'root hair', p: [3] },
    { from: 'root hair', label: 'then <b>', to: 'cortex', p: [3] },
    { from: 'cortex', label: '', to: 'xylem', p: [3] },
    { from: 'xylem', label: '', to: 'the moon rocket', p: [3] },
  ];
  const { section } = verify({ diagram: { title: 'Way', arrows } });
  expect(section.parts).toMatchObject([
    {
      kind: 'diagram',
      source:
        'flowchart TD\n  n1["Water"]\n  n2["root hair"]\n  n3["cortex"]\n  n4["xylem"]\n  n1 -->|"enters"| n2\n  n2 -->|"then b"| n3\n  n3 --> n4',
    },
  ]);
  expect(verify({ diagram: { title: '', arrows: arrows.slice(0, 2) } }).section.parts).toEqual([]);
});

it('an entry keeps only bold words and formulas from Markdown', () => {
  const text = 'Water **moves** [through](javascript:x) a membrane ![x](y) $x^2$ <img> `osmosis`.';
  const [part] = point(text.replace('$x^2$ ', ''), 1).section.parts;
  const visibleText = part?.kind === 'points' ? part.items[0]?.text : null;
  expect(visibleText).toBe(
    'Water **moves** \\[through](javascript:x) a membrane !\\[x](y) \\<img> \\`osmosis\\`.',
  );
});
