/** Tests that students' imports become sets. */
import { myQuestions } from '@akada/contract/material/questions.ts';
import { getExam, startExam } from '@akada/contract/work/exams.ts';
import { deleteGeneration, getGeneration, listGenerations } from '@akada/contract/work/generation.ts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/ids.ts';
import { moodleExport } from '../../../platform/question-files/testing/moodle-xml-files.ts';
import { heardDuring } from '../../../testing/heard-hints.ts';
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
const shown = (id: string) => app.http.inject({ url: `/api/v1/questions/pictures/${id}` });

/** @returns the id of the first picture in content */
function findPicture(tree: unknown): string {
  const [, id] = /"id":"([\da-f-]{36})","alt"/.exec(JSON.stringify(tree)) ?? [];
  if (id === undefined) throw new Error(`There is no picture in ${JSON.stringify(tree)}`);
  return id;
}

const sets = async () => (await student.call(listGenerations)).body.items;

it('a set is called as the file was, and its questions are there to be practised', async () => {
  const done = await student.imported(file, { name: 'Mock of 2019.gift' });
  expect(done).toMatchObject({ status: 'done', imported: 2, set_id: expect.any(String) });
  const { body: set } = await student.call(getGeneration, { params: { id: done.set_id ?? '' } });
  expect(set).toMatchObject({ title: 'Mock of 2019', status: 'ready', made: 2, file_id: null });
  expect(set.items).toMatchObject([{ stem: 'What holds water?' }, { stem: 'Which hold air?' }]);
});

it('a new set is heard of by open pages, as its file is', async () => {
  const heard = await heardDuring(app, student.userId, () => student.imported(file));
  const topics = heard.map(({ topic }) => topic).filter((topic) => topic !== 'notification');
  // That it waits, that it is read, and what came of it.
  expect(topics).toEqual(['question_import', 'question_import', 'question', 'generation', 'question_import']);
});

it('a set whose file is called as its format is called as its topic', async () => {
  await student.imported(`$CATEGORY: $course$/top/Soil/Water\n\n${file}`, { name: 'GIFT (2).gift' });
  expect(await sets()).toMatchObject([{ title: 'Water' }]);
});

it('the same file makes no second set, unless the first one was deleted', async () => {
  const first = await student.imported(file);
  expect(await student.imported(file)).toMatchObject({ imported: 0, duplicates: 2, set_id: null });
  expect(await sets()).toHaveLength(1);

  await student.call(deleteGeneration, { params: { id: first.set_id ?? '' } });
  expect(await student.imported(file)).toMatchObject({ imported: 2, duplicates: 0 });
});

it('pictures of a file are shown in the set, practice and exams, but are not available to others', async () => {
  const done = await student.imported(moodleExport, { name: 'cells.xml' });
  const { body: set } = await student.call(getGeneration, { params: { id: done.set_id ?? '' } });
  const pictureId = findPicture(set.items[0].content.stem);
  const { body: practised } = await student.call(myQuestions, { query: { generation_id: set.id } });
  expect(findPicture(practised.items[0].content.stem)).toBe(pictureId);
  const { status, body: exam } = await student.call(startExam, {
    body: { question_ids: [set.items[0].id], duration_minutes: 5 },
  });
  expect([status, findPicture(exam.questions[0].content.stem)]).toEqual([201, pictureId]);

  // An `img` element sends no bearer: the id is what lets a reader in, and only readers of the text learn it.
  expect((await shown(pictureId)).headers['content-type']).toBe('image/webp');
  const other = exchanger(app, await createPerson(app));
  for (const [endpoint, id] of [
    [getGeneration, set.id],
    [getExam, exam.id],
  ] as const) {
    expect((await other.call(endpoint, { params: { id } })).status).toBe(404);
  }
  await other.imported(moodleExport, { name: 'cells.xml' });
  const { body: others } = await other.call(myQuestions, {});
  expect(findPicture(others.items[0].content.stem)).not.toBe(pictureId);
  expect((await shown(newId())).statusCode).toBe(404);
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
