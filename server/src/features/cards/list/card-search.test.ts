/** The search of cards: each condition finds the cards that it names. */
import { type Card, changeCardStanding, createCard, listCards } from '@akada/contract/material/cards.ts';
import { sendReviews } from '@akada/contract/work/reviews.ts';
import { beforeAll, expect, it } from 'vitest';
import { callAs } from '../../../testing/call-as.ts';
import { createPerson } from '../../../testing/people.ts';
import { moment } from '../../../testing/suites/feature-samples.ts';
import { type SharedTestApp, sharedTestApp } from '../../../testing/test-app.ts';
import { coveredPicture, insertCard, makeReview } from '../testing/cards.samples.ts';

let app: SharedTestApp;
let call: ReturnType<typeof callAs>;

/** Five cards of one student, each with a trait that searches name. */
beforeAll(async () => {
  app = await sharedTestApp();
  call = callAs(app, await createPerson(app));
  const write = async (form: Record<string, unknown>): Promise<Card> =>
    (await call(createCard, { body: { kind: 'basic', back: 'Back', ...form } })).body;
  await write({ front: 'new one', tags: ['biology::cells', '100%'], deck: 'Biology::Cells' });
  const knownCard = await write({ front: 'known one', deck: 'Biology' });
  const suspended = await write({ front: 'suspended', back: 'A valve', deck: 'Biologytwo' });
  await write({ front: '{{c1::gap}}', kind: 'cloze' });
  await write({ front: 'picture', kind: 'occlusion', occlusion: coveredPicture });
  const setStatus = (id: string, body: Record<string, unknown>) =>
    call(changeCardStanding, { params: { id }, body });
  await setStatus(suspended.id, { suspended: true, buried: true });
  await setStatus(knownCard.id, { flag: 2 });
  const event = { ...makeReview(app, knownCard.faces[0]?.id ?? ''), grade: 4 };
  await call(sendReviews, { body: { sent_at: moment(app), events: [event] } });
});

it.each<[string, string[]]>([
  ['', ['known one', 'new one', 'picture', 'suspended', '{{c1::gap}}']],
  ['ONE', ['known one', 'new one']],
  ['one -known', ['new one']],
  ['"new one"', ['new one']],
  ['back:valve', ['suspended']],
  ['front:valve', []],
  ['tag:biology', ['new one']],
  ['tag:100%', ['new one']],
  ['tag:none deck:none', ['picture', '{{c1::gap}}']],
  ['deck:Biology', ['known one', 'new one']],
  ['deck:Biology::Cells', ['new one']],
  ['note:cloze or note:occlusion', ['picture', '{{c1::gap}}']],
  ['is:new deck:Biology', ['new one']],
  ['is:suspended', ['suspended']],
  ['is:buried', ['suspended']],
  ['is:flagged', ['known one']],
  ['flag:2', ['known one']],
  ['is:review', ['known one']],
  ['is:due', []],
  ['prop:reps=1 prop:lapses<1', ['known one']],
  ['prop:due>0', ['known one']],
  ['prop:ivl>=100', []],
  ['rated:1', ['known one']],
  ['rated:1:1', []],
  ['-rated:1 deck:Biology', ['new one']],
  ['added:1 is:flagged', ['known one']],
  ['colour:red is:flagged', ['known one']],
])('%j finds %j', async (search, fronts) => {
  const { body } = await call(listCards, { query: { search } });
  expect(body.items.map(({ front }: Card) => front).sort()).toEqual(fronts);
  expect(body.total).toBe(fronts.length);
});

it.each(['', '-zebra'])(
  'pages of %j continue after a card until the last one, and after a strange card nothing comes',
  async (search) => {
    const ada = await createPerson(app);
    const owner = { userId: ada.userId, canary: 'card' };
    // Cards of one import are made in one moment.
    const times = ['2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z'];
    for (const createdAt of [...times, ...times]) await insertCard(app, owner, { createdAt });
    const read = async (query: Record<string, string>) => {
      const { body } = await callAs(app, ada)(listCards, { query: { search, ...query } });
      return body.items.map(({ id }: Card) => id);
    };
    const all = await read({});
    const pages = [await read({ limit: '4' }), await read({ limit: '4', after: all[3] })];
    expect(pages.flat()).toEqual(all);
    expect(await read({ limit: '4', after: all[5] })).toEqual([]);
    expect(await read({ skip: '1', limit: '1', after: all[0] })).toEqual([all[2]]);
    const [foreign] = (await call(listCards)).body.items;
    expect(await read({ after: foreign.id })).toEqual([]);
  },
);

it('a list with more cards than are counted is read to its last card, also if one import made them all', async () => {
  const { userId } = await createPerson(app);
  const { rows } = await app.platform.database.pool.query<{ id: string }>(
    `INSERT INTO cards (id, user_id, kind, state, front, back, content_version, position, created_at, changed_at)
     SELECT gen_random_uuid(), $1, 'basic', 'active', 'Front', 'Back', 1, n,
       CASE WHEN n < 2050 THEN now() ELSE now() - interval '1 day' END, now()
     FROM generate_series(1, 2053) n RETURNING id`,
    [userId],
  );
  const ids = rows.map(({ id }) => id);
  const read = async (after = '') => {
    const { body } = await callAs(app, { userId })(listCards, {
      query: { limit: '3', after, search: 'front' },
    });
    return [body.items.map(({ id }: Card) => id), body.total, body.more];
  };
  expect(await read(ids[2047])).toEqual([ids.slice(2048, 2051), 2_000, true]);
  expect(await read(ids[2050])).toEqual([ids.slice(2051), 2_000, true]);
});

it('a search finds a tag with signs only by its full name', async () => {
  const ada = callAs(app, await createPerson(app));
  const body = { kind: 'basic', front: 'Quoted', back: 'Back', tags: ["it's a \\ 's'", 'Ärzte::50%'] };
  await ada(createCard, { body });
  const count = async (search: string) => (await ada(listCards, { query: { search } })).body.total;
  expect(await count(`tag:"IT'S A \\ 's'"`)).toBe(1);
  expect(await count('tag:ärzte')).toBe(1);
  expect(await count("tag:s'")).toBe(0);
  expect(await count('tag:50%')).toBe(0);
});
