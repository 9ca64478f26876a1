import { expect, it } from 'vitest';
import { zipBytes } from '../question-files/writing/zip-bytes.ts';
import {
  collectionFile,
  modelJson,
  type Row,
  readAll,
  storedFile,
  storedLatestPackage,
  storedPackage,
} from './testing/anki-files.ts';
import { latestCollection, protobuf } from './testing/latest-collection.ts';
import { fieldChecksum } from './write/checksum.ts';
import { schema11 } from './write/schema.ts';

const picture = '<img src="cell.png">';
const notes: Row[] = [
  {
    id: 100,
    guid: 'guidA',
    mid: 1,
    tags: ' bio hard ',
    flds: `What is a mitochondrion? ${picture}\x1fThe powerhouse`,
  },
  { id: 101, guid: 'guidB', mid: 2, flds: 'The {{c1::nucleus::part}} holds {{c2::DNA}} \\(x^2\\)\x1f' },
];
const cards: Row[] = [
  {
    id: 200,
    nid: 100,
    did: 10,
    type: 2,
    queue: 2,
    due: 40,
    ivl: 12,
    reps: 3,
    data: '{"s":12.5,"d":5.1,"lrt":1700900000}',
  },
  { id: 300, nid: 101, did: 11, odid: 10, odue: 3, due: -99 },
  { id: 301, nid: 101, did: 10, ord: 1, queue: -1 },
];
const revlog = [{ id: 1_700_900_000_000, cid: 200, type: 1 }];
const basic = { question: '{{Front}}', answer: '{{FrontSide}}<hr id=answer>{{Back}}' };
const cloze = { question: '{{cloze:Text}}', answer: '{{cloze:Text}}<br>{{Back Extra}}' };

const older = {
  notes,
  cards,
  revlog,
  col: [
    {
      models: JSON.stringify({
        1: { ...JSON.parse(modelJson({}))[1] },
        2: {
          name: 'Cloze',
          type: 1,
          flds: [{ name: 'Text' }, { name: 'Back Extra' }],
          tmpls: [{ name: 'Cloze', qfmt: cloze.question, afmt: cloze.answer }],
        },
      }),
      decks: JSON.stringify({ 10: { name: 'Biology::Cells', dyn: 0 }, 11: { name: 'Today', dyn: 1 } }),
      conf: '{"creationOffset":0,"rollover":4}',
    },
  ],
};

const template = ({ question, answer }: typeof basic) =>
  Buffer.concat([protobuf(1, question), protobuf(2, answer)]);
const latest = {
  notes,
  cards,
  revlog,
  decks: [
    { id: 10, name: 'Biology\x1fCells', mtime_secs: 0, usn: 0, common: '', kind: protobuf(1, '') },
    { id: 11, name: 'Today', mtime_secs: 0, usn: 0, common: '', kind: protobuf(2, '') },
  ],
  notetypes: [
    { id: 1, name: 'Basic', mtime_secs: 0, usn: 0, config: protobuf(3, '.card {}') },
    { id: 2, name: 'Cloze', mtime_secs: 0, usn: 0, config: Buffer.concat([protobuf(1, 1), protobuf(9, 5)]) },
  ],
  fields: [
    { ntid: 1, ord: 0, name: 'Front', config: '' },
    { ntid: 1, ord: 1, name: 'Back', config: protobuf(10, 3) },
    { ntid: 2, ord: 0, name: 'Text', config: '' },
    { ntid: 2, ord: 1, name: 'Back Extra', config: '' },
  ],
  templates: [
    { ntid: 1, ord: 0, name: 'Card 1', mtime_secs: 0, usn: 0, config: template(basic) },
    { ntid: 2, ord: 0, name: 'Cloze', mtime_secs: 0, usn: 0, config: template(cloze) },
  ],
  tags: [{ tag: 'bio', usn: 0, collapsed: 0, config: null }],
  config: [{ KEY: 'creationOffset', usn: 0, mtime_secs: 0, val: Buffer.from('0') }],
};

it.each([
  [
    'Anki 2.0',
    async () =>
      storedFile(
        await zipBytes([
          { path: 'collection.anki2', content: collectionFile(older) },
          { path: 'media', content: '{"0":"cell.png"}' },
          { path: '0', content: 'png' },
        ]),
      ),
  ],
  [
    'Anki 2.1',
    async () =>
      storedPackage(collectionFile(older), { 'cell.png': 'png' }, [
        { path: 'collection.anki2', content: 'please update' },
      ]),
  ],
  [
    'current versions',
    async () =>
      storedLatestPackage(latestCollection(schema11, latest), [{ name: 'cell.png', content: 'png' }]),
  ],
])('a package of %s gives its notes, progress, decks and pictures', async (_, path) => {
  expect(await readAll(await path())).toMatchObject({
    ok: true,
    page: {
      counts: { notes: 2, cards: 3, reviews: 1, media: 1, rejectedMedia: 0 },
      noteTypes: [
        { name: 'Basic', notes: 1 },
        { name: 'Cloze', notes: 1 },
      ],
      omitted: {},
      remarks: {},
      nextAfterNote: null,
      cards: [
        {
          foreignId: 'guidA:0',
          front: 'What is a mitochondrion? ![](media:cell.png)',
          back: 'The powerhouse',
          tags: ['bio', 'hard'],
          deck: ['Biology', 'Cells'],
          faces: [
            {
              state: {
                stability: 12.5,
                difficulty: 5.1,
                dueDay: '2023-12-24',
                lastDay: '2023-11-25',
                reps: 3,
              },
            },
          ],
        },
        {
          foreignId: 'guidB:n',
          front: 'The {{c1::nucleus::part}} holds {{c2::DNA}} $x^2$',
          deck: ['Biology', 'Cells'],
          faces: [
            { ordinal: 1, suspended: false },
            { ordinal: 2, suspended: true },
          ],
        },
      ],
    },
  });
});

it.each([
  ['test', 2_840_236_005],
  ['今日', 1_464_653_051],
  ['hello', 2_868_168_221],
  ['[sound:foo.wav]', 685_612_576],
  [`What is a mitochondrion? ${picture}`, 1_597_756_271],
])('the checksum of %s is the same as in Anki', (field, checksum) => {
  expect(fieldChecksum(field)).toBe(checksum);
});
