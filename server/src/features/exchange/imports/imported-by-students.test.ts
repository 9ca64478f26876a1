/** What students import becomes a set of their own. */
import { deleteGeneration, getGeneration, listGenerations } from '@akada/contract/work/generation.ts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/ids.ts';
import { createPerson } from '../../../testing/people.ts';
import { type SharedTestApp, sharedTestApp } from '../../../testing/test-app.ts';
import { exchanger } from '../testing/exchange-people.ts';

let app: SharedTestApp;
let student: ReturnType<typeof exchanger>;

beforeAll(async () => {
  app = await sharedTestApp({ workers: true });
});
beforeEach(async () => {
  student = exchanger(app, await createPerson(app));
});

const file = 'What holds water? {=Humus ~Sand}\n\nWhich hold air? {~%50%Sand ~%50%Gravel ~Clay}\n';
const sets = async () => (await student.call(listGenerations)).body.items;

it('a set is called as the file was, and its questions are there to be practised', async () => {
  const done = await student.imported(file, { name: 'Mock of 2019.gift' });
  expect(done).toMatchObject({ status: 'done', imported: 2, set_id: expect.any(String) });
  const { body: set } = await student.call(getGeneration, { params: { id: done.set_id ?? '' } });
  expect(set).toMatchObject({ title: 'Mock of 2019', status: 'ready', made: 2, file_id: null });
  expect(set.items).toMatchObject([{ stem: 'What holds water?' }, { stem: 'Which hold air?' }]);
});

it('the same file makes no second set, unless the first one was deleted', async () => {
  const first = await student.imported(file);
  expect(await student.imported(file)).toMatchObject({ imported: 0, duplicates: 2, set_id: null });
  expect(await sets()).toHaveLength(1);

  await student.call(deleteGeneration, { params: { id: first.set_id ?? '' } });
  expect(await student.imported(file)).toMatchObject({ imported: 2, duplicates: 0 });
});

it('a dry run and a file without a question make no set', async () => {
  expect(await student.imported(file, { dry_run: 'true' })).toMatchObject({ found: 2, set_id: null });
  expect(await student.imported('What is clay? {~Fine ~Coarse}')).toMatchObject({ skipped: 1, set_id: null });
  expect(await sets()).toEqual([]);
});

it('a course is not for students', async () => {
  const { status, body } = await student.bring(file, { course_id: newId() });
  expect([status, Object.keys(body.fields)]).toEqual([422, ['course_id']]);
});
