/** The search of cards: each condition finds the cards that it names. */
import { type Card, changeCardStanding, createCard, listCards } from '@akada/contract/material/cards.ts';
import { sendReviews } from '@akada/contract/work/reviews.ts';
import { beforeAll, expect, it } from 'vitest';
import { callAs } from '../../../testing/call-as.ts';
import { createPerson } from '../../../testing/people.ts';
import { moment } from '../../../testing/suites/feature-samples.ts';
import { type SharedTestApp, sharedTestApp } from '../../../testing/test-app.ts';
import { coveredPicture, makeReview } from '../testing/cards.samples.ts';

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

it('a search finds a tag with signs as it is written, and no part of it', async () => {
  const ada = callAs(app, await createPerson(app));
  const body = { kind: 'basic', front: 'Quoted', back: 'Back', tags: ["it's a \\ 's'", 'Ärzte::50%'] };
  await ada(createCard, { body });
  const count = async (search: string) => (await ada(listCards, { query: { search } })).body.total;
  expect(await count(`tag:"IT'S A \\ 's'"`)).toBe(1);
  expect(await count('tag:ärzte')).toBe(1);
  expect(await count("tag:s'")).toBe(0);
  expect(await count('tag:50%')).toBe(0);
});
