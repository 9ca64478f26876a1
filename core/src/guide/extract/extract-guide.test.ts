import { expect, it } from 'vitest';
import { readParts } from '../../generation/plan/note-parts.ts';
import { typedNote } from '../../generation/testing/typed-note.ts';
import { getMainPoints } from '../engine-checks.ts';
import { guideMarkdown } from '../guide-markdown.ts';
import { planGuide } from '../plan-guide.ts';

const getSections = (typedText: string) =>
  planGuide({ document: typedNote(typedText), focus: '' }).sections.flatMap(({ extract }) => extract ?? []);

/** The text below the title, without pages. */
function read(typedText: string): string {
  const sections = getSections(typedText).map((section) => ({ ...section, own: null, checks: [] }));
  return guideMarkdown('note', sections).replaceAll(' (p. 1)', '').replace('# note\n', '').trim();
}

it.each<[string, string, string]>([
  [
    'a list under a line that heads it',
    'What soil is made of\n- mineral particles\n- water',
    '## note\n\n**What soil is made of**\n\n- mineral particles\n- water',
  ],
  [
    'steps, which have an order of their own',
    'How a bill becomes law\n1. first reading\n2. second reading',
    '## note\n\n**How a bill becomes law**\n\n1. first reading\n2. second reading',
  ],
  [
    'labelled lines and a labelled list as terms, also one that no card is made of',
    'Leaching: nutrients are washed below the roots\nHumus: dark stuff\n- open office: many workers in one room\n- closed office: each worker has a room\n- metonymy: a thing is called by something linked to it (crown = king)',
    '## note\n\n- **Leaching**: nutrients are washed below the roots\n- **Humus**: dark stuff\n\n- **open office**: many workers in one room\n- **closed office**: each worker has a room\n- **metonymy**: a thing is called by something linked to it (crown = king)',
  ],
  [
    'a second list apart from the first one',
    'Horizons from the top\n1. O horizon\n2. A horizon\n- O horizon is dead leaves\n- A horizon is dark',
    '## note\n\n**Horizons from the top**\n\n- O horizon\n- A horizon\n\n- O horizon is dead leaves\n- A horizon is dark',
  ],
  [
    'items below an item with it',
    '- plants\n  - mosses\n  - ferns\n- animals',
    '## note\n\n- plants\n  \n  - mosses\n  - ferns\n- animals',
  ],
  [
    'a table with its caption and an empty cell',
    'Table 2. Gases of the air\n| gas | share |\n| nitrogen | 78 % |\n| argon | |',
    '## note\n\n**Table 2. Gases of the air**\n\n| gas | share |\n| --- | --- |\n| nitrogen | 78 % |\n| argon |  |',
  ],
  [
    'dates, formulas and what is said of a picture',
    '1914: amalgamation of north and south\nF = m * a\nFigure 3. The cell as Hooke saw it',
    '## note\n\n- 1914: amalgamation of north and south\n\n- F = m \\* a\n\n*Figure 3. The cell as Hooke saw it*',
  ],
  [
    'statements where they stand, and nothing twice',
    'Humus: dark stuff\nLegumes fix nitrogen for the crops around them\nHumus: dark stuff',
    '## note\n\n- **Humus**: dark stuff\n\n- Legumes fix nitrogen for the crops around them',
  ],
  [
    'no question, no broken line and no address',
    'Why is the sky blue?\nsee https://example.org now\nThe cell and its',
    '',
  ],
  [
    'chapters and sections; a lower heading heads its part, and readings are left out',
    '# Cells\nA cell is the smallest unit of life.\n## Parts\n- wall\n- core\n### Wall\n- stiff\n- thin\n## References\n- Hooke 1665\n# Tissue\n- muscle',
    '## Cells\n\nA cell is the smallest unit of life.\n\n### Parts\n\n- wall\n- core\n\n**Wall**\n\n- stiff\n- thin\n\n## Tissue\n\n- muscle',
  ],
])('a guide of a typed note shows %s', (_, typedText, visibleText) =>
  expect(read(typedText)).toBe(visibleText),
);

it('a guide names a section with a repeated name by its chapter', () => {
  const typedText = '# Cells\n- alive\n## Summary\n- small\n# Tissue\n## Summary\n- many cells';
  expect(getSections(typedText).map(({ title, level }) => [title, level])).toEqual([
    ['Cells', 1],
    ['Cells: Summary', 2],
    // Its chapter has no text.
    ['Tissue: Summary', 1],
  ]);
});

it('a guide selects the best sentences of prose that need no context, each as the note has it', () => {
  const long = [
    'Photosynthesis is the process by which green plants turn light, water and carbon dioxide into sugar.',
    'The chloroplast of a green plant holds the chlorophyll that absorbs the light.',
    'However, this was not known to them at all.',
    'Draw a picture of the chloroplast as you see it.',
    'In, the chlorophyll of the plant is shown.',
    'Chlorophyll absorbs red light and blue light, and green plants look green for that reason.',
    'Carbon dioxide enters the green plant by small openings below its leaves.',
    'On Monday Ada walked home and had some tea with her aunt in the kitchen.',
  ];
  // The prose is long enough for a book.
  const filler = Array.from(
    { length: 60 },
    (_, index) =>
      `The green plant number ${index + 30} takes in light, water and carbon dioxide by its leaves, and it makes sugar of all of them in its chloroplasts by day.`,
  ).join(' ');
  const [section] = getSections(`# Plants\n${long.join(' ')}\n${filler}`);
  const text = JSON.stringify(section);
  for (const quote of section?.overview.flatMap(({ passages }) => passages) ?? [])
    expect(`${long.join(' ')} ${filler}`).toContain(quote.quote);
  expect(text).toContain('"name":"Photosynthesis"');
  for (const weak of [2, 3, 4, 7]) expect(text).not.toContain(long[weak]);
});

it('a guide cuts a long section into parts, and asks a model only for its own passages', () => {
  const line = (index: number) => `- line ${index} of a very long list has some words in it`;
  const lines = Array.from({ length: 200 }, (_, index) => line(index)).join('\n');
  const { sections } = planGuide({ document: typedNote(`# List\n${lines}\n# End\n- the end`), focus: '' });
  expect(sections.map(({ frame }) => frame.title)).toEqual([
    'List (1 of 3)',
    'List (2 of 3)',
    'List (3 of 3)',
    'End',
  ]);
  const texts = sections.map(({ passages }) => passages.map(({ text }) => text).join('\n'));
  expect(texts.map((text) => text.includes('line 3 of'))).toEqual([true, false, false, false]);
});

it('a guide of a note without headings has the sections that its sets cover', () => {
  const topic = (name: string) =>
    Array.from(
      { length: 8 },
      (_, at) => `The ${name} number ${at} has a ${name} wall and two ${name} ends.\n\n`,
    );
  const document = typedNote(
    `Plants and rocks\n\n${['stamen', 'basalt', 'glacier'].flatMap(topic).join('')}`,
  );
  const { sections } = planGuide({ document, focus: '' });
  const { parts } = readParts(document);
  expect(parts.length).toBeGreaterThan(1);
  expect(sections.map(({ frame }) => frame.title)).toEqual(parts.map(({ title }) => title));
});

it('every section has questions to check oneself, of its main points if the note gives no other', () => {
  const [soil, crops] = getSections(
    '# Soil\nLeaching: nutrients are washed below the roots of a crop\n# Crops\n- yams\n- maize',
  );
  expect(soil?.checks).toMatchObject([
    { question: expect.stringContaining('eaching'), passages: [{ page: 1 }] },
  ]);
  expect(crops?.checks).toMatchObject([
    { question: 'What are the main points about “Crops”?', text: '- yams\n- maize' },
  ]);
});

it('the main points are no remarks about an exam, and name no heading that the note has not', () => {
  const [check] = getSections('# Crops\n- yams\n- came in the exam last year\n- maize')[0]?.checks ?? [];
  expect(check?.text).toBe('- yams\n- maize');
  const section = { title: 'Thousands of women …', overview: [], parts: [], checks: [] };
  const overview = [{ text: 'Thousands of women rose.', passages: [] }];
  expect(getMainPoints({ ...section, overview })?.question).toBe('What are the main points of this section?');
});

it("a guide covers the student's focus if the note has it, and the complete note if not", () => {
  const document = typedNote('# Cells\n- the nucleus holds genes\n# Soil\n- humus is dark');
  const titles = (focus: string) => planGuide({ document, focus }).sections.map(({ frame }) => frame.title);
  expect([titles('please focus on the nucleus'), titles('volcanoes')]).toEqual([
    ['Cells'],
    ['Cells', 'Soil'],
  ]);
});

it('a guide shows signs of Markdown in a note as they are, and its formulas as formulas', () => {
  expect(read('- a [link](x) and <b> with $x^2_a$ and $5')).toContain(
    'a \\[link](x) and \\<b> with $x^2_a$ and \\$5',
  );
});
