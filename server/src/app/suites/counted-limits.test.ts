/**
 * Limits on an account's items: of two calls for the last free place, one succeeds, and undo restores none
 * beyond the limit.
 */
import * as courses from '@akada/contract/base/courses.ts';
import { addQuestionPicture } from '@akada/contract/material/question-pictures.ts';
import type { EndpointShape } from '@akada/contract/wire/endpoint.ts';
import * as exams from '@akada/contract/work/course-exams.ts';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newTeacher, type Teacher } from '../../features/exams/testing/course-exam-people.ts';
import { newId } from '../../platform/ids/ids.ts';
import { inLine } from '../../testing/postgres/barrier.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let teacher: Teacher;

beforeAll(async () => {
  app = await createTestApp();
  return () => app.close();
});
beforeEach(async () => {
  teacher = await newTeacher(app);
});

interface Limited {
  most: number;
  table: string;
  owner: string;
  /** Fields of copy number `n` that no two rows share. */
  differing: string;
  make(): Promise<{ status: number; body: { id: string } }>;
  undo?: { remove: EndpointShape; restore: EndpointShape };
}

let width = 0;
const newPicture = async () => {
  width += 1;
  const png = await sharp({ create: { width, height: 9, channels: 3, background: '#2a9d8f' } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(png)], 'leaf.png');
};
const limited: Record<string, Limited> = {
  courses: {
    most: 200,
    table: 'courses',
    owner: 'owner_id',
    differing: `'name_key', n::text, 'join_code', translate(upper(left(md5(random()::text), 8)), '01AE', 'WXYZ')`,
    make: async () => {
      const department_id = teacher.course.department.id;
      const body = { name: `Course ${newId()}`, description: '', department_id };
      return teacher.call(courses.createCourse, { body });
    },
    undo: { remove: courses.deleteCourse, restore: courses.restoreCourse },
  },
  'exams that a tutor sets': {
    most: 2_000,
    table: 'course_exams',
    owner: 'owner_id',
    differing: `'title', n::text`,
    make: () => teacher.createExam(),
    undo: { remove: exams.deleteCourseExam, restore: exams.restoreCourseExam },
  },
  'pictures of questions': {
    most: 5_000,
    table: 'question_pictures',
    owner: 'user_id',
    differing: `'sha256', n::text, 'storage_key', gen_random_uuid()`,
    make: async () => teacher.call(addQuestionPicture, { file: await newPicture() }),
  },
};

/** Makes one and copies it until there is room for one more. */
async function fill({ most, table, owner, differing, make }: Limited): Promise<string> {
  const { pool } = app.platform.database;
  const { id } = (await make()).body;
  await pool.query(
    `INSERT INTO ${table}
     SELECT (jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), ${differing}))).*
     FROM ${table} AS one, generate_series(1, $2 - 1 - (SELECT count(*) FROM ${table} WHERE ${owner} = $3)) AS n
     WHERE one.id = $1`,
    [id, most, teacher.userId],
  );
  return id;
}

const countOf = async ({ table, owner }: Limited) =>
  (await app.platform.database.pool.query(`SELECT FROM ${table} WHERE ${owner} = $1`, [teacher.userId]))
    .rowCount;

describe.each(Object.entries(limited))('%s', (_, what) => {
  it('are no more than the most, where two calls see room for one', async () => {
    await fill(what);
    // Counting continues, writing waits.
    const barrier = { sql: `LOCK TABLE ${what.table} IN SHARE ROW EXCLUSIVE MODE`, values: [] };
    const created = await inLine(app, barrier, [what.make, what.make]);
    expect(created.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await countOf(what)).toBe(what.most);
  });
});

describe.each(
  Object.entries(limited).flatMap(([name, what]) => (what.undo ? [[name, what, what.undo]] : [])),
)('%s', (_, what, { remove, restore }) => {
  it('undo restores deleted items up to the limit', async () => {
    const id = await fill(what);
    const params = { id };
    await teacher.call(remove, { params });
    const { body: last } = await what.make();
    await what.make();
    const full = await teacher.call(restore, { params });
    expect([full.status, full.body.detail]).toEqual([409, expect.stringContaining('Delete one')]);
    await teacher.call(remove, { params: { id: last.id } });
    expect((await teacher.call(restore, { params })).status).toBe(200);
  });
});
