/** Decks of other programs come in: looked at first, never twice, and as far as their owner lets them. */
import { type Card, createCard, listDecks } from '@akada/contract/material/cards.ts';
import { cancelCardImport, runCardImport } from '@akada/contract/material/flashcards/card-imports.ts';
import { cardQueue, sendReviews } from '@akada/contract/work/reviews.ts';
import { defaultTimeZone } from '@akada/core/time/time-zone.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { newFace, someCard } from '../../../platform/anki/testing/anki-files.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { smallestPicture } from '../../../testing/pictures.ts';
import { type SharedTestApp, sharedTestApp } from '../../../testing/test-app.ts';
import { coveredPicture, makeReview, shortSound } from '../testing/cards.samples.ts';
import { createImporter, createPackage, type PackageContent } from '../testing/importer.ts';

let app: SharedTestApp;

beforeAll(async () => {
  app = await sharedTestApp({ workers: true });
});

const newStudent = () => createImporter(app);
const getPackage = (...content: PackageContent) => createPackage(app, ...content);

const knownFace = {
  ordinal: 0,
  ...newFace,
  state: {
    stability: 12.5,
    difficulty: 5.1,
    phase: 'review' as const,
    step: 0,
    dueAt: null,
    dueDay: '2024-12-09',
    firstDay: '2024-11-20',
    lastDay: '2024-11-27',
    reps: 3,
    lapses: 1,
  },
};

const deck = () => [
  someCard({
    foreignId: 'one:0',
    front: 'What is osmosis?',
    back: 'Movement of water',
    tags: ['cells'],
    faces: [knownFace],
  }),
  someCard({
    foreignId: 'two:n',
    kind: 'cloze',
    front: 'The {{c1::nucleus}} holds the ![cell](media:cell.png)',
    back: '',
    faces: [{ ordinal: 1, ...newFace }],
    media: ['cell.png'],
  }),
  someCard({
    foreignId: 'three:0',
    front: 'Say [sound](media:rain.wav)',
    back: 'Rain',
    media: ['rain.wav'],
    flag: 2,
  }),
];
const media = { 'cell.png': smallestPicture, 'rain.wav': shortSound };

describe('a student with an Anki package', () => {
  it('sees what would come, and nothing is stored before the student says so', async () => {
    const ada = await newStudent();
    const looked = await ada.importFile(await getPackage(deck(), media), { dry_run: 'true' });
    expect(looked).toMatchObject({
      status: 'ready',
      filename: 'Cells.apkg',
      problem: null,
      preview: {
        format: 'anki',
        cards: 3,
        new: 3,
        kinds: { basic: 2, reversed: 0, cloze: 1, occlusion: 0 },
        decks: [{ path: 'Biology::Cells', cards: 3 }],
        pictures: 1,
        sounds: 1,
        tags: 1,
        known: 1,
        left_out: [],
      },
    });
    expect(await ada.cards()).toEqual([]);

    await ada.call(runCardImport, { params: { id: looked.id }, body: { schedule: 'keep' } });
    expect(await ada.ended(looked.id)).toMatchObject({
      added: 3,
      changed: 0,
      same: 0,
      due: 1,
      lost_files: 0,
    });
  });

  it('gets decks, tags, flags, pictures, sounds and the progress of each card', async () => {
    const ada = await newStudent();
    expect(await ada.importFile(await getPackage(deck(), media))).toMatchObject({ status: 'done', added: 3 });
    const cards = await ada.cards();
    expect(cards).toEqual([
      expect.objectContaining({
        front: 'What is osmosis?',
        deck: 'Biology::Cells',
        tags: ['cells'],
        faces: [
          expect.objectContaining({ state: expect.objectContaining({ due_day: '2024-12-09', reps: 3 }) }),
        ],
      }),
      expect.objectContaining({
        kind: 'cloze',
        front: expect.stringMatching(/^The \{\{c1::nucleus\}\} holds the !\[cell\]\(image:[\da-f-]{36}\)$/),
      }),
      expect.objectContaining({
        front: expect.stringMatching(/^Say \[sound\]\(sound:[\da-f-]{36}\)$/),
        flag: 2,
      }),
    ]);
    const { body } = await ada.call(cardQueue, { query: { mode: 'due', zone: defaultTimeZone } });
    expect(JSON.stringify(body)).toContain(cards[0].id);
  });

  it('can start all cards as new ones', async () => {
    const ada = await newStudent();
    expect(await ada.importFile(await getPackage(deck(), media), { schedule: 'fresh' })).toMatchObject({
      due: 0,
    });
    const states = (await ada.cards()).flatMap((card: { faces: { state: unknown }[] }) =>
      card.faces.map((it) => it.state),
    );
    expect(states).toEqual([null, null, null]);
  });

  it('the next review continues the schedule of Anki, and undoing the review restores it', async () => {
    const ada = await newStudent();
    await ada.importFile(await getPackage(deck(), media));
    const readFace = async () => (await ada.cards())[0].faces[0];
    const { id, state } = await readFace();
    const review = makeReview(app, id);
    const sent = (events: object[]) =>
      ada.call(sendReviews, { body: { sent_at: new Date(app.clock.now()).toISOString(), events } });
    expect((await sent([review])).status).toBe(200);
    expect((await readFace()).state).toMatchObject({ reps: 4, first_day: state.first_day });

    const { grade: _grade, duration_ms: _duration, retention: _retention, local_day: _day, ...rest } = review;
    await sent([{ ...rest, id: newId(), kind: 'undo', review_id: review.id, sequence: 1 }]);
    expect((await readFace()).state).toEqual(state);
  });

  it('gets nothing twice: a second package changes newer notes, adds new ones and keeps the progress', async () => {
    const ada = await newStudent();
    await ada.importFile(await getPackage(deck(), media));
    expect(await ada.importFile(await getPackage(deck(), media))).toMatchObject({
      added: 0,
      changed: 0,
      same: 3,
    });

    const later = { changedAt: 1_760_000_500_000, faces: [{ ordinal: 0, ...newFace }] };
    const [first, ...others] = deck();
    const corrected = [
      { ...someCard(first), ...later, back: 'Movement of water through a membrane' },
      ...others,
      someCard({ foreignId: 'four:0', front: 'What is turgor?' }),
    ];
    expect(await ada.importFile(await getPackage(corrected, media))).toMatchObject({
      added: 1,
      changed: 1,
      same: 2,
    });
    const cards = await ada.cards();
    expect(cards).toHaveLength(4);
    const osmosis = cards.find(({ front }: { front: string }) => front === 'What is osmosis?');
    expect(osmosis).toMatchObject({
      back: 'Movement of water through a membrane',
      faces: [{ state: { due_day: '2024-12-09' } }],
    });
  });

  it('can stop before the first card is stored, and continue later', async () => {
    const ada = await newStudent();
    const looked = await ada.importFile(await getPackage(deck(), media), { dry_run: 'true' });
    const stopped = await ada.call(cancelCardImport, { params: { id: looked.id } });
    expect(stopped.body).toMatchObject({ status: 'cancelled', added: 0 });
    expect((await ada.call(cancelCardImport, { params: { id: looked.id } })).body).toEqual(stopped.body);

    await ada.call(runCardImport, { params: { id: looked.id }, body: { schedule: 'keep' } });
    expect(await ada.ended(looked.id)).toMatchObject({ added: 3 });
    await ada.call(runCardImport, { params: { id: looked.id }, body: { schedule: 'keep' } });
    expect(await ada.cards()).toHaveLength(3);
  });

  it('loses only the files that cannot be read', async () => {
    const ada = await newStudent();
    const done = await ada.importFile(
      await getPackage(deck(), { ...media, 'cell.png': Buffer.from('<svg/>') }),
    );
    expect(done).toMatchObject({ status: 'done', added: 3, lost_files: 1 });
  });

  it('has a card as before if its corrected picture cannot be read, and finds it the same the next time', async () => {
    const ada = await newStudent();
    const covered = someCard({
      foreignId: 'five:0',
      kind: 'occlusion',
      front: '',
      occlusion: { media: 'cell.png', hideAll: true, shapes: coveredPicture.shapes },
      faces: [{ ordinal: 1, ...newFace }],
      media: ['cell.png'],
    });
    await ada.importFile(await getPackage([covered], media));
    const [before] = await ada.cards();
    const broken = await getPackage([{ ...covered, changedAt: 1_760_000_500_000 }], {
      'cell.png': Buffer.from('<svg/>'),
    });
    expect(await ada.importFile(broken)).toMatchObject({ added: 0, changed: 0, same: 1, lost_files: 1 });
    const repeated = await ada.importFile(broken, { dry_run: 'true' });
    expect(repeated.preview).toMatchObject({ new: 0, changed: 0, same: 1 });
    expect(await ada.cards()).toEqual([before]);
  });

  it.each([
    ['an archive without a collection', async () => Buffer.from('PK\x03\x04 and no more'), /Anki/],
    ['a database that is no collection', async () => Buffer.from('SQLite format 3\0 and no more'), /Anki/],
    ['a picture', async () => smallestPicture, /neither an Anki package nor a text/],
    ['a text that is named like a package', async () => Buffer.from('Osmosis\tWater'), /Anki/],
    ['a text without a sign between its sides', async () => 'Osmosis', /no sign between fronts and backs/],
  ])('is told what is wrong with %s', async (_what, getBytes, sentence) => {
    const ada = await newStudent();
    const { status, body } = await ada.send(await getBytes());
    expect([status, body.code, JSON.stringify(body)]).toEqual([
      422,
      'validation_failed',
      expect.stringMatching(sentence),
    ]);
  });
});

describe('exported cards', () => {
  it('are the same cards in another account, with their decks, progress, pictures and sounds', async () => {
    const [ada, ben] = [await newStudent(), await newStudent()];
    await ada.importFile(await getPackage(deck(), media));
    const file = await ada.exported('apkg');
    expect(await ben.importFile(file)).toMatchObject({ added: 3, lost_files: 0 });

    const listKnowledge = async (student: typeof ada) =>
      (await student.cards()).map(({ kind, front, back, tags, flag, deck: path, faces }: Card) => [
        kind,
        front.replace(/[\da-f-]{36}/g, 'id'),
        back,
        tags,
        flag,
        path,
        faces.map(({ ordinal, state }) => [ordinal, state?.due_day, state?.stability]),
      ]);
    expect(await listKnowledge(ben)).toEqual(await listKnowledge(ada));
    expect(await ada.importFile(file)).toMatchObject({ added: 0, same: 3 });
  });

  it('are a table that is read again', async () => {
    const [ada, ben] = [await newStudent(), await newStudent()];
    await ada.call(createCard, {
      body: { kind: 'basic', front: '\\=water', back: '**Movement** of <b>water', tags: ['cells'] },
    });
    await ben.importFile(await ada.exported('csv'), {}, 'cards.csv');
    expect(await ben.cards()).toMatchObject([
      { front: '\\=water', back: '**Movement** of <b>water', tags: ['cells'] },
    ]);
  });
});

describe('a student with a text', () => {
  const text = 'Osmosis\tMovement of water\nDiffusion\tMovement of particles\nChapter 2\n';

  it('gets a card for each line in a deck with the name of the file, and sees which line stays out', async () => {
    const ada = await newStudent();
    const done = await ada.importFile(text, {}, 'Transport.txt');
    expect(done).toMatchObject({
      added: 2,
      preview: { format: 'text', left_out: [{ message: 'Line 3: The back is missing.', cards: 1 }] },
    });
    const { body } = await ada.call(listDecks, { query: { zone: defaultTimeZone } });
    expect(body.own_decks).toEqual([expect.objectContaining({ path: 'Transport', total: 2 })]);
  });

  it('corrects a card by its front, and keeps the changes of its owner without a second card', async () => {
    const ada = await newStudent();
    await ada.importFile(text, {}, 'Transport.txt');
    const corrected = text.replace('of particles', 'along a gradient');
    expect(await ada.importFile(corrected, {}, 'Transport.txt')).toMatchObject({
      added: 0,
      changed: 1,
      same: 1,
    });
    await ada.call(createCard, { body: { kind: 'basic', front: 'Osmosis', back: 'Mine', tags: [] } });
    expect(await ada.cards()).toHaveLength(3);
  });

  it('chooses the signs of a list of Quizlet', async () => {
    const ada = await newStudent();
    const signs = { separator: ' = ', row_separator: ';' };
    expect(await ada.importFile('Osmosis = water;Diffusion = particles', signs, 'Quizlet.txt')).toMatchObject(
      {
        added: 2,
      },
    );
  });
});
