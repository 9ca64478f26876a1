/** A merge loses nothing, and knows every table that names a school, a department or a course. */
import { mergeCatalogEntry } from '@akada/contract/base/catalog-administration.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPerson } from '../../../testing/people.ts';
import { givePersonalData } from '../../../testing/suites/everything.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { newAdmin } from '../../courses/testing/course-people.ts';
import { insertCourse } from '../../courses/testing/courses.samples.ts';
import { catalogReferences, courseCopies, courseReferences, writtenByTriggers } from './course-references.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const query = async (text: string, values: unknown[] = []) =>
  (await app.platform.database.pool.query(text, values)).rows;

const tablesOfCourses = [...Object.keys(courseReferences), ...courseCopies, ...writtenByTriggers];

it('knows each foreign key to the catalog, and each column that is called like one', async () => {
  const keys = await query(`
    SELECT conrelid::regclass::text AS "table", attname AS "column" FROM pg_constraint
    JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
    WHERE contype = 'f' AND confrelid IN ('schools'::regclass, 'departments'::regclass, 'courses'::regclass, 'course_topics'::regclass)
    UNION SELECT table_name, column_name FROM information_schema.columns
    WHERE table_schema = current_schema() AND column_name IN ('school_id', 'department_id', 'course_id', 'topic_id')`);
  const known = [
    ...tablesOfCourses.map((table) => `${table}.course_id`),
    ...Object.entries(catalogReferences).map(([table, column]) => `${table}.${column}`),
  ];
  expect(keys.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(known.toSorted());
});

it('moves all that hangs on a course, also where the other one has it too', async () => {
  const admin = await newAdmin(app);
  const { userId } = await createPerson(app);
  const owner = { userId, canary: 'canary-of-the-merge' };
  await givePersonalData(app, owner);
  const [from, into] = [await insertCourse(app, owner.userId), await insertCourse(app, owner.userId)];
  await query(`UPDATE course_topics SET name = 'Tissue', name_key = 'tissue' WHERE course_id = $1`, [
    from.id,
  ]);
  const [one, both] = [await newAdmin(app), await newAdmin(app)];
  const enrol =
    'INSERT INTO enrolments (id, course_id, user_id, joined_at, deleted_at) VALUES (gen_random_uuid(), $1, $2, now(), $3)';
  await query(enrol, [from.id, one.userId, null]);
  await query(enrol, [from.id, both.userId, null]);
  await query(enrol, [into.id, both.userId, new Date()]);
  for (const { id } of [from, into])
    await query(
      `INSERT INTO course_sets (id, user_id, course_id, title, title_key, question_ids, version, created_at, changed_at)
       VALUES (gen_random_uuid(), $1, $2, 'Week 1', 'week 1', '{}', 1, now(), now())`,
      [owner.userId, id],
    );
  for (const [{ id }, { userId }] of [
    [from, one],
    [into, both],
  ] as const)
    await query(
      `INSERT INTO leaderboard_members (course_id, user_id, alias, alias_key, joined_at) VALUES ($1, $2, 'Star', 'star', now())`,
      [id, userId],
    );
  const plain = [...Object.entries(courseReferences)].flatMap(([table, reference]) =>
    'once' in reference ? [] : [table],
  );
  for (const table of [...plain, ...courseCopies])
    await query(`UPDATE ${table} SET course_id = $1`, [from.id]);

  const tables = (await query(
    `SELECT tablename FROM pg_tables WHERE schemaname = current_schema() AND tablename NOT IN
      ('courses', 'enrolments', 'merged_catalog', 'admin_audit', 'progress_due', 'sessions')`,
  )) as { tablename: string }[];
  const countAll = async () => {
    const counts = tables.map(
      ({ tablename }) => `SELECT '${tablename}' AS "table", count(*)::int AS total FROM "${tablename}"`,
    );
    return query(`${counts.join(' UNION ALL ')} ORDER BY 1`);
  };
  const before = await countAll();
  const answer = await admin.call(mergeCatalogEntry, {
    params: { kind: 'course', id: from.id },
    body: {
      seen: { name: from.name, parent_id: from.departmentId, archived: false },
      into_id: into.id,
      reason: 'Twice there',
    },
  });
  expect(answer).toMatchObject({ status: 200, body: { id: into.id, topics: 2, students: 2 } });
  expect(await countAll()).toEqual(before);
  for (const table of tablesOfCourses) {
    const [{ moved, left }] = await query(
      `SELECT count(*) FILTER (WHERE course_id = $1)::int AS moved, count(*) FILTER (WHERE course_id = $2)::int AS left FROM ${table}`,
      [into.id, from.id],
    );
    expect([table, moved > 0 || table === 'bank_tags', left]).toEqual([table, true, 0]);
  }
});
