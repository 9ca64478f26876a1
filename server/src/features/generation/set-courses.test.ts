/** Tests that a set belongs to the course of its note, unless it names a different course. */
import { changeFile } from '@akada/contract/material/note-pages.ts';
import { generateMcqs, getGeneration, listGenerations } from '@akada/contract/work/generation.ts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { createExpositoryNote } from '../../testing/expository-note.ts';
import { heardDuring } from '../../testing/heard-hints.ts';
import { type SharedTestApp, sharedTestApp } from '../../testing/test-app.ts';
import { makeCode, newStudent, newTutor } from '../courses/testing/course-people.ts';

let app: SharedTestApp;
let student: Awaited<ReturnType<typeof newStudent>>;
let tutor: Awaited<ReturnType<typeof newTutor>>;
let noteId: string;

beforeAll(async () => {
  app = await sharedTestApp({ workers: true });
});
beforeEach(async () => {
  [student, tutor] = [await newStudent(app), await newTutor(app)];
  noteId = await createExpositoryNote(app, student.userId);
});

/** @returns a course that the student is in */
async function joined(name: string) {
  const course = await tutor.create(name);
  await student.join(makeCode(course));
  return { id: course.id, name };
}

const fileNote = (course_name: string) =>
  student.call(changeFile, { params: { id: noteId }, body: { course_name } });

/** @param text that is named with the order; none where absent */
async function ordered(text?: string) {
  const body = { gemini_file_id: noteId, question_count: 1, ...(text && { course_name: text }) };
  const { body: created } = await student.call(generateMcqs, { body });
  expect(created.status).toBe('ready');
  return created;
}

const read = async (id: string) => (await student.call(getGeneration, { params: { id } })).body;

it('a set has its note’s course, with its text, also in the list', async () => {
  const course = await joined('Botany');
  await fileNote('botany');
  const set = await ordered();
  expect(set).toMatchObject({ course_name: 'botany', course });
  const { items } = (await student.call(listGenerations)).body;
  expect(items).toMatchObject([{ id: set.id, course_name: 'botany', course }]);
});

it('a set has the other course that it names, and none if the name matches no course', async () => {
  const zoology = await joined('Zoology');
  await joined('Botany');
  await fileNote('Botany');
  expect(await ordered('zoology')).toMatchObject({ course_name: 'zoology', course: zoology });
  expect(await ordered('Alchemy')).toMatchObject({ course_name: 'Alchemy', course: null });
});

it('a set has its note’s course if both name it, even after another course takes that name', async () => {
  const course = await joined('Botany');
  await fileNote('Botany');
  tutor = await newTutor(app);
  await joined('Botany');
  expect(await ordered('BOTANY')).toMatchObject({ course_name: 'BOTANY', course });
});

it('a set gets a course that its student joins later, without a call', async () => {
  await fileNote('Botany');
  const { id } = await ordered('Botany');
  expect((await read(id)).course).toBeNull();
  const heard = await heardDuring(app, student.userId, async () => {
    const course = await joined('botany');
    await expect.poll(async () => (await read(id)).course).toEqual(course);
  });
  expect(heard).toEqual(
    expect.arrayContaining([
      { topic: 'generation', id: null },
      { topic: 'note', id: null },
    ]),
  );
});
