/** Tests that a note joins exactly the course that its text names, without guessing. */
import { changeFile, getFile } from '@akada/contract/material/note-pages.ts';
import { listFiles, startUpload, type UploadedFile } from '@akada/contract/material/notes.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SharedTestApp, sharedTestApp } from '../../../testing/test-app.ts';
import { courses } from '../../courses/courses.tables.ts';
import { makeCode, newStudent, newTutor } from '../../courses/testing/course-people.ts';
import { insertCourse } from '../../courses/testing/courses.samples.ts';
import { notes } from './notes.tables.ts';

let app: SharedTestApp;
let student: Awaited<ReturnType<typeof newStudent>>;
let tutor: Awaited<ReturnType<typeof newTutor>>;

beforeAll(async () => {
  app = await sharedTestApp();
});
beforeEach(async () => {
  [student, tutor] = [await newStudent(app), await newTutor(app)];
});

/** @returns a course that the student is in */
async function joined(name: string) {
  const course = await tutor.create(name);
  await student.join(makeCode(course));
  return { id: course.id, name };
}

async function upload(text: string): Promise<UploadedFile> {
  const file = new File([`Osmosis moves water, said ${text}.`], 'chapter.txt');
  return (await student.call(startUpload, { body: { course_name: text }, file })).body;
}

const read = async ({ id }: UploadedFile): Promise<UploadedFile> =>
  (await student.call(getFile, { params: { id } })).body;
const listed = async (): Promise<UploadedFile[]> => (await student.call(listFiles)).body.items;
const refile = async ({ id }: UploadedFile, text: string): Promise<UploadedFile> =>
  (await student.call(changeFile, { params: { id }, body: { course_name: text } })).body;

async function runTask(name: string): Promise<void> {
  const task = app.features.tasks.find((it) => it.name === name) ?? expect.fail(`no task ${name}`);
  await task.run();
}

describe('a note that is uploaded', () => {
  it('belongs to the one course of the student that its text names, capitals and accents aside', async () => {
    const course = await joined('Économie générale');
    const note = await upload('economie  GENERALE');
    expect(note).toMatchObject({ course_name: 'economie  GENERALE', course });
    const { body } = await student.read(course.id);
    expect(note.cloth_colour).toBe(body.cloth_colour);
    expect([await read(note), ...(await listed())]).toEqual([note, note]);
  });

  it.each(['', '!?', 'Botany'])('belongs to none with the text %j', async (text) => {
    await joined('Botany II');
    expect((await upload(text)).course).toBeNull();
  });

  it('belongs to none where two courses have the name, or where the student is in neither', async () => {
    await tutor.create('Zoology');
    expect(await upload('Zoology')).toMatchObject({ course_name: 'Zoology', course: null });
    await joined('Soils');
    tutor = await newTutor(app);
    await joined('Soils');
    expect((await upload('Soils')).course).toBeNull();
  });

  it('belongs to a course of the uploader', async () => {
    const { id, name } = await insertCourse(app, student.userId, { name: 'My own circle' });
    expect((await upload('my own circle')).course).toEqual({ id, name });
  });
});

describe('a note that is there', () => {
  it('moves with its text', async () => {
    const [soils, plants] = [await joined('Soils'), await joined('Plants')];
    const note = await upload('Soils');
    expect(note.course).toEqual(soils);
    expect((await refile(note, 'plants')).course).toEqual(plants);
    expect(await refile(note, 'elsewhere')).toMatchObject({ course_name: 'elsewhere', course: null });
    expect(await refile(note, '')).toMatchObject({ course_name: null, course: null });
  });

  it('hides a course that its student has left, and shows it again when the student undoes that', async () => {
    const course = await joined('Soils');
    const note = await upload('Soils');
    await student.unenrol(course.id);
    expect((await read(note)).course).toBeNull();
    await student.restore(course.id);
    expect((await read(note)).course).toEqual(course);
  });

  it('shows the name that its course has now', async () => {
    const course = await joined('Soils');
    const note = await upload('Soils');
    await app.platform.database.db.update(courses).set({ name: 'Earth' }).where(eq(courses.id, course.id));
    expect(await read(note)).toMatchObject({ course_name: 'Soils', course: { name: 'Earth' } });
  });

  it('outlives its course', async () => {
    const course = await joined('Soils');
    const note = await upload('Soils');
    await app.platform.database.db.delete(courses).where(eq(courses.id, course.id));
    expect(await read(note)).toMatchObject({ course_name: 'Soils', course: null });
  });
});

describe('joining a course', () => {
  it('takes in the notes that named it before, and no others', async () => {
    const [named, other] = [await upload('SOILS'), await upload('Plants')];
    const course = await joined('Soils');
    await runTask('outbox.dispatch');
    expect((await read(named)).course).toEqual(course);
    expect((await read(other)).course).toBeNull();
  });

  it('guesses nothing if another course has the same name, and moves no note', async () => {
    const first = await joined('Soils');
    const note = await upload('Soils');
    tutor = await newTutor(app);
    await joined('Soils');
    await runTask('outbox.dispatch');
    expect((await read(note)).course).toEqual(first);
  });

  it('takes in notes of a course of the same name that was left', async () => {
    const before = await joined('Soils');
    const note = await upload('Soils');
    await student.unenrol(before.id);
    tutor = await newTutor(app);
    const after = await joined('Soils');
    await runTask('outbox.dispatch');
    expect((await read(note)).course).toEqual(after);
  });

  it('again within the hour also links notes uploaded in between', async () => {
    const course = await joined('Soils');
    await student.unenrol(course.id);
    const note = await upload('Soils');
    await student.restore(course.id);
    await runTask('outbox.dispatch');
    expect((await read(note)).course).toEqual(course);
  });
});

it('older notes find their course', async () => {
  const [named, other] = [await upload('Soils'), await upload('elsewhere')];
  const course = await joined('Soils');
  const { db } = app.platform.database;
  await db.update(notes).set({ courseKey: null, courseId: null }).where(eq(notes.userId, student.userId));
  await runTask('notes.find_courses');
  expect((await read(named)).course).toEqual(course);
  expect((await read(other)).course).toBeNull();
  const rows = await db.select().from(notes).where(eq(notes.userId, student.userId));
  expect(rows.map(({ courseKey }) => courseKey).sort()).toEqual(['elsewhere', 'soils']);
});
