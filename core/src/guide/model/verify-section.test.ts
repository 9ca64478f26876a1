import { expect, it } from 'vitest';
import type { Judgement } from '../../language-model/judging/read-verdicts.ts';
import type { GuideAnswer } from './guide-answer.ts';
import { emptyAnswer } from './guide-prompt.ts';
import { entriesToJudge, verifySection } from './verify-section.ts';

const passages = [
  'Osmosis is the movement of water through a membrane. It needs no energy.',
  'Pfeffer measured 1,200 kPa in a clay pot in 1877. Sugar cannot pass the membrane.',
  'Water enters the root hair, then the cortex, then the xylem.',
].map((text, index) => ({ number: index + 1, page: index + 4, section: 'Water', text }));

const verify = (answer: Partial<GuideAnswer>, judged?: ReadonlyMap<string, Judgement>) => ({
  section: verifySection({ ...emptyAnswer(), ...answer }, passages, judged),
});
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
  ['Sugar does not pass the membrane.', 2, true],
  ['Sugar can pass the membrane.', 2, false],
  ['Osmosis is not the movement of water through a membrane.', 1, false],
  ['Turgor holds leaves upright everywhere.', 1, false],
])('words tell whether %s (%i) is in its passage and does not deny it: %s', (text, p, isFoundByWords) => {
  const answer = { ...emptyAnswer(), key_points: [{ text, p: [p] }] };
  expect(entriesToJudge(answer, passages)).toEqual([{ text, isFoundByWords }]);
  const { section } = point(text, p);
  expect(section).toMatchObject({ leftOut: isFoundByWords ? 0 : 1 });
});

it.each<[string, Judgement, string[]]>([
  [
    'shows what it finds in other words, with the sentence that decides',
    { verdict: 'supported', passage: 1, quote: 'It needs no energy.' },
    ['It needs no energy.'],
  ],
  [
    'shows what it finds, with the sentence that is closest',
    { verdict: 'supported', passage: 2, quote: null },
    ['Pfeffer measured 1,200 kPa in a clay pot in 1877.'],
  ],
  ['hides what the note denies', { verdict: 'contradicted', passage: 1, quote: null }, []],
  ['hides what the note does not say', { verdict: 'neither', passage: null, quote: null }, []],
])('a section follows its judge, who %s', (_, judgement, quotes) => {
  const text = 'The process costs a cell nothing.';
  const { section } = verify({ key_points: [{ text, p: [2] }] }, new Map([[text, judgement]]));
  const items = section.parts.flatMap((part) => (part.kind === 'points' ? part.items : []));
  expect(items.flatMap((item) => item.passages.map(({ quote }) => quote))).toEqual(quotes);
  expect(section.leftOut).toBe(quotes.length === 0 ? 1 : 0);
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

it('a table that lost a row is a list of the others, because its caption may count them', () => {
  const rows = [
    { cells: ['Osmosis', 'movement of water'], p: [1] },
    { cells: ['Pfeffer', '1877', '-', 'clay'], p: [2] },
    { cells: ['Sugar', 'burns in the sun'], p: [2] },
  ];
  const table = { caption: 'Three things', columns: ['What', 'How', 'Where'], rows };
  expect(verify({ table: { ...table, rows: rows.slice(0, 2) } }).section.parts).toMatchObject([
    { kind: 'table', caption: 'Three things', rows: [{}, { cells: ['Pfeffer', '1877', '\\-'] }] },
  ]);
  expect(verify({ table }).section.parts).toMatchObject([
    {
      kind: 'terms',
      title: null,
      items: [
        { name: 'Osmosis', text: 'How: movement of water' },
        { name: 'Pfeffer', text: 'How: 1877' },
      ],
    },
  ]);
  expect(verify({ table: { ...table, rows: rows.slice(1) } }).section.parts).toEqual([]);
});

it('a wrong row of a table gives way to the row of the note', () => {
  const text = 'state | leaves it by\n\nready | dispatch\n\nwaiting | completion of the I/O';
  const rows = [
    { cells: ['Ready', 'Dispatch'], p: [1] },
    { cells: ['Waiting', 'Dispatch'], p: [1] },
  ];
  const answer = { ...emptyAnswer(), table: { caption: '', columns: ['State', 'Left by'], rows } };
  const wrong: Judgement = { verdict: 'contradicted', passage: 1, quote: null };
  const judged = new Map([['Waiting; Dispatch', wrong]]);
  const { parts } = verifySection(answer, [{ number: 1, page: 1, section: null, text }], judged);
  expect(parts).toMatchObject([
    { rows: [{ cells: ['Ready', 'Dispatch'] }, { cells: ['waiting', 'completion of the I/O'] }] },
  ]);
});

it.each([
  ['by its head', 'method | drawback\nFCFS | convoy effect\nPriority | starvation', ['Method', 'Drawback']],
  ['by its place', 'rule | gives\nFCFS | convoy effect\nPriority | starvation', ['Method', 'Drawback']],
  [
    'past other columns',
    'method | idea | drawback\nFCFS | queue | convoy effect\nPriority | rank | starvation',
    ['Method', 'Drawback'],
  ],
])('an empty cell of a table gets the value that the note has, %s', (_, text, columns) => {
  const rows = [
    { cells: ['FCFS', 'convoy effect'], p: [1] },
    { cells: ['Priority', '-'], p: [1] },
  ];
  const answer = { ...emptyAnswer(), table: { caption: '', columns, rows } };
  const note = [{ number: 1, page: 1, section: null, text }];
  expect(verifySection(answer, note).parts).toMatchObject([
    { rows: [{ cells: ['FCFS', 'convoy effect'] }, { cells: ['Priority', 'starvation'] }] },
  ]);
});

it('a judge reads a row with the heads of its table, and a sentence with the one before it', () => {
  const answer = {
    ...emptyAnswer(),
    overview: { text: 'Cells take in water. Cases show the difference.', p: [1] },
    table: { caption: '', columns: ['Way', 'Energy'], rows: [{ cells: ['Osmosis', '-'], p: [1] }] },
  };
  expect(entriesToJudge(answer, passages).map(({ text, about }) => [text, about])).toEqual([
    ['Cells take in water.', undefined],
    ['Cases show the difference.', 'In "Cells take in water."'],
    ['Osmosis; -', 'In "Way; Energy"'],
  ]);
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

it.each([
  ['What is osmosis?', 'movement', 0],
  ['What is meant by “osmosis”?', 'Osmosis gives movement of water', 0],
  ['What is osmosis?', 'The movement of water', 1],
  ['What moves in osmosis?', 'water', 1],
])('a section asks “%s” with the answer “%s” %i times', (question, answer, count) => {
  const { section } = verify({ check: [{ question, answer, p: [1] }] });
  expect(section.checks).toHaveLength(count);
});

it('an entry keeps only bold words and formulas from Markdown', () => {
  const text = 'Water **moves** [through](javascript:x) a membrane ![x](y) $x^2$ <img> `osmosis`.';
  const [part] = point(text.replace('$x^2$ ', ''), 1).section.parts;
  const visibleText = part?.kind === 'points' ? part.items[0]?.text : null;
  expect(visibleText).toBe(
    'Water **moves** \\[through](javascript:x) a membrane !\\[x](y) \\<img> \\`osmosis\\`.',
  );
});
