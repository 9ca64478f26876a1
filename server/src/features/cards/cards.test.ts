/** Writing, changing and filing cards; a face that an edit keeps also keeps its memory. */
import {
  type Card,
  changeCardStanding,
  createCard,
  decideCards,
  deleteCard,
  editCard,
  getCard,
  listCards,
  listDecks,
  restoreCard,
} from '@akada/contract/material/cards.ts';
import { type CardQueue, cardQueue, sendReviews } from '@akada/contract/work/reviews.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import { createPerson, distantZones } from '../../testing/people.ts';
import { inLine } from '../../testing/postgres/barrier.ts';
import { moment } from '../../testing/suites/feature-samples.ts';
import { type SharedTestApp, sharedTestApp } from '../../testing/test-app.ts';
import { createReadyNote } from '../notes/testing/notes.samples.ts';
import { coveredPicture, insertCard, makeReview } from './testing/cards.samples.ts';

let app: SharedTestApp;

beforeAll(async () => {
  app = await sharedTestApp();
});

const zone = distantZones.device;

async function student() {
  const person = await createPerson(app, { timeZone: distantZones.account });
  const call = callAs(app, person);
  const write = async (form: Record<string, unknown>): Promise<Card> =>
    (await call(createCard, { body: { kind: 'basic', front: 'Front', back: 'Back', ...form } })).body;
  const queue = async (query: Record<string, string> = {}): Promise<CardQueue> =>
    (await call(cardQueue, { query: { zone, ...query } })).body;
  const review = async (...events: object[]) =>
    (await call(sendReviews, { body: { sent_at: moment(app), events } })).body;
  const list = async (query: Record<string, string> = {}) =>
    (await call(listCards, { query })).body.items.map(({ front }: Card) => front).sort();
  return { ...person, owner: { userId: person.userId, canary: 'osmosis' }, call, write, queue, review, list };
}

describe('a card', () => {
  it('is asked by its kind: once, in both directions, or gap by gap', async () => {
    const ada = await student();
    const cloze = {
      kind: 'cloze',
      front: '{{c2::ATP}} is made by {{c1::mitochondria::organelle}}',
      back: '',
    };
    const cards = [await ada.write({}), await ada.write({ kind: 'reversed' }), await ada.write(cloze)];
    expect(cards.map(({ faces }) => faces.map(({ ordinal }) => ordinal))).toEqual([[0], [0, 1], [1, 2]]);
    expect(cards.map(({ content }) => content !== null)).toEqual([false, false, true]);
    const requested = (await ada.queue()).items.flatMap((item) =>
      item.kind === 'card' ? [item.card.id] : [],
    );
    expect(requested).toEqual(cards.map(({ id }) => id));
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['a cloze without a gap', { kind: 'cloze' }, 'front'],
    ['a basic card without a back', { back: ' ' }, 'back'],
    ['a side that is too long', { back: 'x'.repeat(4_001) }, 'back'],
    ['a quote without a note', { quote: 'Water moves' }, 'quote'],
    ['a card without a front', { front: ' ' }, 'front'],
    ['a picture card without a picture', { kind: 'occlusion' }, 'occlusion'],
    ['a basic card with covers', { occlusion: coveredPicture }, 'occlusion'],
    ['a card in a deck with too many levels', { deck: 'a::b::c::d::e::f::g' }, 'deck'],
  ])('is rejected as %s, at the field', async (_what, form, field) => {
    const { call } = await student();
    const answer = await call(createCard, { body: { kind: 'basic', front: 'Front', back: 'Back', ...form } });
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'validation_failed', fields: { [field]: expect.any(String) } },
    });
  });

  it('with a picture is asked once for each group of covers, and a moved cover keeps its memory', async () => {
    const ada = await student();
    const picture = { kind: 'occlusion', front: '', back: '', occlusion: coveredPicture };
    const { id, faces, version } = await ada.write(picture);
    expect(faces.map(({ ordinal }) => ordinal)).toEqual([1, 2]);
    await ada.review(makeReview(app, faces[0]?.id ?? ''));
    const [first, second] = coveredPicture.shapes;
    const shapes = [
      { ...first, left: 0.3 },
      { ...second, group: 3 },
    ];
    const body = { ...picture, occlusion: { ...coveredPicture, shapes }, version };
    const { body: edited } = await ada.call(editCard, { params: { id }, body });
    expect(edited).toMatchObject({
      occlusion: { shapes },
      faces: [
        { id: faces[0]?.id, state: { reps: 1 } },
        { ordinal: 3, state: null },
      ],
    });
    expect((await ada.call(editCard, { params: { id }, body })).body).toEqual(edited);
  });

  it('keeps its deck and its typed answer in an edit that does not name them', async () => {
    const ada = await student();
    const card = await ada.write({ deck: ' Biology :: Cells ', typed: true });
    expect(card).toMatchObject({ deck: 'Biology::Cells', typed: true, flag: 0 });
    const params = { id: card.id };
    await ada.call(changeCardStanding, { params, body: { flag: 3 } });
    const form = { kind: 'basic', front: 'Front', back: 'Mended', tags: [], version: 1 };
    const { body: edited } = await ada.call(editCard, { params, body: form });
    expect(edited).toMatchObject({ deck: 'Biology::Cells', typed: true, flag: 3, version: 2 });
    const cleared = { ...form, deck: '', typed: false, version: 2 };
    expect((await ada.call(editCard, { params, body: cleared })).body).toMatchObject({
      deck: null,
      typed: false,
    });
  });

  it('keeps the memory of a face that an edit keeps, and reports a faster edit', async () => {
    const ada = await student();
    const { id, faces, version } = await ada.write({ kind: 'reversed' });
    await ada.review(...faces.map(({ id: face }) => ({ ...makeReview(app, face), grade: 4 })));
    const form = { kind: 'basic', front: 'Front', back: 'Mended', tags: ['b', 'b'], version };
    const edit = (body: Record<string, unknown>) => ada.call(editCard, { params: { id }, body });
    const { body: edited } = await edit(form);
    expect(edited).toMatchObject({
      version: 2,
      tags: ['b'],
      faces: [{ id: faces[0]?.id, state: { reps: 1 } }],
    });
    expect((await edit(form)).body).toEqual(edited);
    const other = await edit({ ...form, back: 'Slower' });
    expect(other).toMatchObject({ status: 409, body: { detail: { card: { version: 2 } } } });
  });

  it('retains the first of two concurrent edits, and the second is told', async () => {
    const ada = await student();
    const { id, version } = await ada.write({});
    const edit = (back: string) => () =>
      ada.call(editCard, {
        params: { id },
        body: { kind: 'basic', front: 'Front', back, tags: [], version },
      });
    const held = { sql: 'SELECT FROM cards WHERE id = $1 FOR UPDATE', values: [id] };
    const [first, second] = await inLine(app, held, [edit('Phone'), edit('Laptop')]);
    expect([first.status, second.status]).toEqual([200, 409]);
    expect(second.body.detail.card).toMatchObject({ back: 'Phone', version: 2 });
  });

  it('is in no list and no queue once deleted, and returns with its memory', async () => {
    const ada = await student();
    const card = await ada.write({});
    const params = { id: card.id };
    await ada.call(deleteCard, { params });
    expect([
      (await ada.call(getCard, { params })).status,
      await ada.list(),
      (await ada.queue()).items,
    ]).toEqual([404, [], []]);
    expect((await ada.call(restoreCard, { params })).body).toMatchObject(card);
  });

  it('is not asked today if it is suspended or buried', async () => {
    const ada = await student();
    const { id } = await ada.write({});
    const stand = async (body: Record<string, unknown>) => {
      await ada.call(changeCardStanding, { params: { id }, body: { ...body, zone } });
      const { all } = (await ada.call(listDecks, { query: { zone } })).body;
      return [(await ada.queue()).counts.new, all.new];
    };
    expect([await stand({ suspended: true }), await stand({ suspended: false })]).toEqual([
      [0, 0],
      [1, 1],
    ]);
    expect([await stand({ buried: true }), await stand({ buried: false })]).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });
});

it('the new stack is kept, dropped and undone; a repetition changes nothing', async () => {
  const ada = await student();
  const draft = (front: string) => insertCard(app, ada.owner, { front, state: 'draft' });
  const [one, two, three] = [await draft('one'), await draft('two'), await draft('three')];
  const foreign = await insertCard(app, (await student()).owner, { state: 'draft' });
  const decide = async (...decisions: [string, string][]) =>
    (
      await ada.call(decideCards, {
        body: { decisions: decisions.map(([card_id, decision]) => ({ card_id, decision })) },
      })
    ).body.decided.length;
  const standing = async () => [await ada.list({ state: 'draft' }), await ada.list({ state: 'new' })];

  for (const _ of [1, 2]) {
    expect(await decide([one, 'drop'], [one, 'keep'], [two, 'drop'], [foreign, 'keep'])).toBe(2);
    expect(await standing()).toEqual([['three'], ['one']]);
  }
  expect(await decide([two, 'undecided'], [one, 'undecided'])).toBe(2);
  expect(await standing()).toEqual([['one', 'three', 'two'], []]);
  expect([three, (await ada.queue()).items]).toEqual([three, []]);
});

it('decks are the notes and courses of the cards, and a filter by deck finds its cards', async () => {
  const ada = await student();
  const noteId = await createReadyNote(app, ada.owner);
  await ada.write({ front: 'by hand', tags: ['cells'] });
  await ada.write({ front: 'of a note', file_id: noteId, quote: 'Osmosis', page: 1 });
  const { body } = await ada.call(listDecks, { query: { zone } });
  expect(body.items).toMatchObject([
    { kind: 'mine', id: 'mine', new: 2, total: 2, drafts: 0 },
    { kind: 'note', id: noteId, title: 'osmosis', new: 1, total: 1 },
  ]);
  expect([body.all.total, body.tags]).toEqual([2, ['cells']]);
  expect(await ada.list({ deck_id: noteId })).toEqual(['of a note']);
  expect(await ada.list({ tag: 'cells', course_id: 'mine' })).toEqual(['by hand']);
  expect(await ada.list({ search: 'HAND by' })).toEqual(['by hand']);
  expect((await ada.queue({ deck_id: noteId })).counts.new).toBe(1);
});
