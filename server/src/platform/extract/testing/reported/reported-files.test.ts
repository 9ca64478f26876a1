import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { outline, type Reading, startReading } from '../reading.ts';

let reading: Reading;
beforeAll(() => {
  reading = startReading();
});
afterAll(() => reading.end());

/** Small files of the kinds that people have reported as read wrongly, here or by other programs. */
it.each<[string, string, string[]]>([
  [
    'weather.docx',
    'text of another program within it',
    [
      'paragraph Weather week 3.',
      'heading2 Fronts',
      'paragraph A cold front is the edge of an advancing mass of cold air.',
      'paragraph End of the handout.',
    ],
  ],
  ['hidden.docx', 'hidden text', ['paragraph Visible sentence about acids.', 'paragraph See page 12.']],
  [
    'doses.docx',
    'hyphens, line ends and signs within words',
    [
      'paragraph Safe dosing of paracetamol.',
      'paragraph Fever peaks 6‑24 hours after the vaccine, and the dose is 500 mg',
      'paragraph Never give more than four doses.',
      'paragraph The half-life is constant and the α particle is a helium nucleus; temperature ≥ 38 is a fever.',
    ],
  ],
  [
    'cells.docx',
    'numbers of lists that other text interrupts',
    [
      'list_item#1 Cells',
      'list_item1 1.1 Plant cells',
      'paragraph They have a wall.',
      'list_item1 1.2 Animal cells',
      'paragraph They have none.',
      'list_item#2 Tissues',
      'paragraph Rule 1.2 above does not hold here; choose (c) below.',
      'list_item (a) muscle',
      'list_item (b) nerve',
      'table_row kept apart',
      'list_item (c) bone',
      'list_item (d) blood',
    ],
  ],
  [
    'strict.docx',
    'the strict form',
    ['paragraph Diffusion of gases.', 'paragraph Perfume spreads through a room because its particles move.'],
  ],
  [
    'air.docx',
    'a table in a text box',
    [
      'paragraph Composition of air.',
      'paragraph The box shows it.',
      'paragraph Table 2. Gases of the air',
      'table_row Nitrogen: 78 percent',
      'table_row Oxygen: 21 percent',
      'paragraph Argon makes up most of the rest.',
    ],
  ],
  [
    'heart.docx',
    'tracked changes',
    [
      'paragraph The heart has four chambers.',
      'paragraph Arteries lead away.',
      'paragraph Moved sentence about veins.',
    ],
  ],
  [
    'waves.epub',
    'names of chapters with signs',
    [
      'heading1 Comes first',
      'paragraph Amplitude is the height of a wave.',
      'heading1 Comes second',
      'paragraph Frequency is counted in hertz.',
      'paragraph Named after Heinrich Hertz.',
    ],
  ],
  ['hidden.epub', 'keys that its styles hide', ['heading1 Cells', 'paragraph Shown.']],
  [
    'Osmosis.mhtml',
    'a page that a browser saved',
    ['heading1 Osmosis', 'paragraph Water moves through a membrane at 20°C.'],
  ],
  [
    'kidney.pdf',
    'letters drawn twice',
    [
      'paragraph Description of the organ',
      'paragraph The kidney filters blood.',
      'heading1 NEPHRON',
      'paragraph Urea leaves with the urine; nobody cooks noodles for books.',
    ],
  ],
  [
    'leaf.pdf',
    'letters drawn twice beside each other',
    [
      'paragraph Photosynthesis happens in the chloroplast.',
      'paragraph Chlorophyll absorbs red and blue light. Stomata let carbon dioxide in.',
      'heading1 KEY POINT: LIGHT IS STORED AS SUGAR',
    ],
  ],
  [
    'heat.pdf',
    'letters joined in one sign',
    [
      'paragraph A difficult benefit is efficient dif(fusion) of heat. Specific heat is the heat for one degree.',
    ],
  ],
  [
    'names.pdf',
    'accents drawn above letters',
    [
      'paragraph The café opens at nine.',
      'paragraph Schrödinger and Poincaré met in Zürich. The Garçon studies Français.',
    ],
  ],
  [
    'vitamins.pptx',
    'groups and merged cells',
    [
      'heading1 Vitamins',
      'paragraph FIRST BOX',
      'paragraph SECOND BOX',
      'table_row Vitamin | Effects',
      'table_row Too little | Too much',
      'table_row Vitamin C | scurvy | kidney stones',
      'paragraph GROUPED ONE',
      'paragraph NESTED GROUP WORDS',
    ],
  ],
  [
    'names.csv',
    'Japanese letters of an office program',
    ['table_row 名前 | 年齢 | 住所', 'table_row 佐藤太郎 | 30 | 東京', 'table_row 三木英子 | 25 | 大阪'],
  ],
  [
    'events.xlsx',
    'dates, shares and money',
    [
      'heading1 Events',
      'table_row Event | Date | Share | Cost | Time',
      'table_row Ghana became independent | 06/03/1957 | 22.5% | 1,234,567.89 | 6:56 PM',
      'table_row Rain began | 2024-03-14 10:09 | 50% | 3.3 | 06:05',
    ],
  ],
  ['preheader.eml', 'a hidden first line', ['paragraph Read chapter four.']],
])('%s, with %s, reads as it looks', async (filename, _, expected) => {
  const bytes = await readFile(new URL(`./${filename}`, import.meta.url));
  const { document } = await reading.open(filename, bytes);

  expect(document.pages.flatMap(outline)).toEqual(expected);
});

const exported = (...lines: string[]) =>
  ['#separator:tab', '#html:true', '#tags column:3', ...lines].join('\n');

it.each<[string, string, string[]]>([
  [
    'a term and its meaning in a row',
    exported(
      'mitosis\tdivision of a cell\tbio',
      '"a ""spindle"""\t"fibres that<br>pull"\t',
      'Ghana\tAccra\t',
    ),
    [
      'table_row mitosis: division of a cell',
      'table_row a "spindle": fibres that; pull',
      'table_row Ghana: Accra',
    ],
  ],
  [
    'a text without its gaps',
    exported('{{c1::Paris}} is the capital of {{c2::France::a land}}.\t\tgeo'),
    ['paragraph Paris is the capital of France.'],
  ],
  [
    'a question above its answer, without sounds and pictures',
    exported('What filters blood?[sound:a.mp3]\t<div>the kidney</div><img src="k.png">'),
    ['paragraph What filters blood?', 'paragraph the kidney'],
  ],
  [
    'no field that only Anki needs',
    '#separator:Semicolon\n#html:false\n#guid column:1\n#notetype column:2\n#deck column:3\nq$x;Basic;Bio;a<b;a is smaller than b\n',
    ['table_row a<b: a is smaller than b'],
  ],
])('a text export of Anki holds %s', async (_, text, expected) => {
  const { document } = await reading.open('deck.txt', text);

  expect(document.pages.flatMap(outline)).toEqual(expected);
});

it.each<[string, string, string[]]>([
  [
    'a hash before a word',
    '#separator of cells\n\nA cell divides.',
    ['paragraph #separator of cells', 'paragraph A cell divides.'],
  ],
  [
    'columns with tabs',
    'mitosis\tdivision of a cell\nosmosis\tmovement of water\n',
    ['table_row mitosis: division of a cell', 'table_row osmosis: movement of water'],
  ],
])('a text with %s is no export of Anki', async (_, text, expected) => {
  const { document } = await reading.open('notes.txt', text);

  expect(document.pages.flatMap(outline)).toEqual(expected);
});
