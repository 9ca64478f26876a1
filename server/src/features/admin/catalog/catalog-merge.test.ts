/** A merge loses nothing, and knows every table that names a school, a department or a course. */
import { editCatalogTopic, mergeCatalogEntry } from '@akada/contract/base/catalog-administration.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPerson } from '../../../testing/people.ts';
import { givePersonalData } from '../../../testing/suites/everything.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { newAdmin } from '../../courses/testing/course-people.ts';
import { insertCourse } from '../../courses/testing/courses.samples.ts';
import { topicTexts } from './catalog-topics.repo.ts';
import { catalogReferences, courseCopies, courseReferences, writtenByTriggers } from './course-references.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const query = async (text: string, values: unknown[] = []) =>
  (await app.platform.database.pool.query(text, values)).rows;

const tablesOfCourses = [...Object.keys(courseReferences), ...courseCopies, ...writtenByTriggers];

it('the merge covers each foreign key to the catalog, and each column with such a name', async () => {
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

it('the merge moves a course’s content, resolves duplicates, and recounts the learning figures', async () => {
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
  await query(
    `INSERT INTO class_exams (id, course_id, user_id, title, exam_at, version, is_current, created_at)
     SELECT gen_random_uuid(), course_id, $3, 'Final', now(), gen_random_uuid(), true, now()
     FROM unnest(ARRAY[$1, $2]::uuid[]) AS course_id`,
    [from.id, into.id, owner.userId],
  );
  await query(`INSERT INTO class_invitations VALUES ($1, sha256('one'), $2, now())`, [from.id, owner.userId]);
  const plain = [...Object.entries(courseReferences)].flatMap(([table, reference]) =>
    'once' in reference ? [] : [table],
  );
  for (const table of [...plain, ...courseCopies])
    await query(`UPDATE ${table} SET course_id = $1`, [from.id]);

  await query(
    `INSERT INTO progress_items (user_id, item_kind, item_id, source_kind, source_key, topic, topic_key)
     VALUES ($1, 'question', gen_random_uuid(), 'course', $2, 'Cells', 'cells')`,
    [one.userId, from.id],
  );
  const due = () => query('SELECT user_id FROM progress_due WHERE user_id = $1', [one.userId]);
  expect(await due()).toEqual([]);
  const tables = (await query(
    `SELECT tablename FROM pg_tables WHERE schemaname = current_schema() AND tablename NOT IN
      ('courses', 'enrolments', 'merged_catalog', 'admin_audit', 'progress_due', 'sessions', 'hints')`,
  )) as { tablename: string }[];
  const countAll = async () => {
    const counts = tables.map(
      ({ tablename }) => `SELECT '${tablename}' AS "table", count(*)::int AS total FROM "${tablename}"`,
    );
    return query(`${counts.join(' UNION ALL ')} ORDER BY 1`);
  };
  const previous = await countAll();
  const answer = await admin.call(mergeCatalogEntry, {
    params: { kind: 'course', id: from.id },
    body: {
      seen: { name: from.name, parent_id: from.departmentId, archived: false },
      into_id: into.id,
      reason: 'Twice there',
    },
  });
  expect(answer).toMatchObject({ status: 200, body: { id: into.id, topics: 2, students: 2 } });
  expect(await countAll()).toEqual(previous);
  expect(await due()).toEqual([{ user_id: one.userId }]);
  for (const table of tablesOfCourses) {
    const [{ moved, left }] = await query(
      `SELECT count(*) FILTER (WHERE course_id = $1)::int AS moved, count(*) FILTER (WHERE course_id = $2)::int AS left FROM ${table}`,
      [into.id, from.id],
    );
    expect([table, moved > 0 || table === 'bank_tags', left]).toEqual([table, true, 0]);
  }
});

it('the merge covers each table with a topic', async () => {
  const tables = await query(`
    SELECT DISTINCT table_name AS "table" FROM information_schema.columns
    JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' AND column_name IN ('topic', 'topic_key')`);
  const known = Object.values(topicTexts).flat();
  expect(tables.map(({ table }) => table).toSorted()).toEqual(known.toSorted());
});

it('renaming or merging a topic updates every use of it', async () => {
  const admin = await newAdmin(app);
  const { userId } = await createPerson(app);
  await givePersonalData(app, { userId, canary: 'canary-of-a-topic' });
  const course = await insertCourse(app, userId);
  const [question] = await query('SELECT id FROM questions WHERE user_id = $1', [userId]);
  const own = {
    questions: 'user_id = $2',
    question_versions: 'question_id IN (SELECT id FROM questions WHERE user_id = $2)',
    practice_questions: 'user_id = $2',
  };
  for (const [table, isOwn] of Object.entries(own))
    await query(`UPDATE ${table} SET course_id = $1, topic = 'CELLS' WHERE ${isOwn}`, [course.id, userId]);
  for (const table of ['questions', 'practice_questions'])
    await query(`UPDATE ${table} SET topic_key = 'cells' WHERE course_id = $1`, [course.id]);
  await query(
    `WITH item AS (
       SELECT exam_id, position, text_id FROM exam_items JOIN exams ON exams.id = exam_id
       WHERE user_id = $2 AND type = 'single' LIMIT 1
     ), copied AS (
       INSERT INTO paper_texts (question_id, id, stem, options, explanation) SELECT $1, text_id, 'Which?', '{a,b}', '' FROM item
     )
     UPDATE exam_items SET question_id = $1, topic = 'cells' FROM item
     WHERE exam_items.exam_id = item.exam_id AND exam_items.position = item.position`,
    [question.id, userId],
  );
  await query(
    `UPDATE course_exams SET course_id = $1, pool = '{"kind":"filter","topics":["Cells","Roots"]}' WHERE owner_id = $2`,
    [course.id, userId],
  );
  await query(
    `INSERT INTO progress_items VALUES ($1, 'question', $2, 'course', $3, 'CELLS', 'cells')
     ON CONFLICT (user_id, item_kind, item_id) DO UPDATE SET source_kind = 'course', source_key = $3, topic = 'CELLS'`,
    [userId, question.id, course.id],
  );
  await query(`INSERT INTO course_topics VALUES (gen_random_uuid(), $1, 'Tissue', 'tissue', 2)`, [course.id]);
  const edit = (body: object) =>
    admin.call(editCatalogTopic, {
      params: { id: course.id, topic_id: course.topicId },
      body: { seen_name: 'Cells', may_merge: false, reason: 'One spelling', ...body },
    });
  const said = async () => ({
    ...Object.fromEntries(
      await Promise.all(
        ['questions', 'question_versions', 'practice_questions'].map(async (table) => [
          table,
          (await query(`SELECT DISTINCT topic FROM ${table} WHERE course_id = $1`, [course.id])).map(
            ({ topic }) => topic,
          ),
        ]),
      ),
    ),
    exam_items: (await query('SELECT topic FROM exam_items WHERE question_id = $1', [question.id])).map(
      ({ topic }) => topic,
    ),
    pools: (
      await query(`SELECT DISTINCT pool->'topics' AS topics FROM course_exams WHERE course_id = $1`, [
        course.id,
      ])
    ).map(({ topics }) => topics),
  });
  const all = (topic: string) => ({
    questions: [topic],
    question_versions: [topic],
    practice_questions: [topic],
    exam_items: [topic],
    pools: [['Roots', topic]],
  });

  expect(await edit({ name: 'Roots', seen_name: 'Organs' })).toMatchObject({ status: 409 });
  const due = await query('SELECT id FROM progress_due WHERE user_id = $1', [userId]);
  for (let twice = 0; twice < 2; twice += 1)
    expect(await edit({ name: 'Small cells' })).toMatchObject({
      status: 200,
      body: { topics: [{ name: 'Small cells' }, { name: 'Tissue' }] },
    });
  expect(await said()).toEqual(all('Small cells'));
  expect((await query('SELECT id FROM progress_due WHERE user_id = $1', [userId])).length).toBeGreaterThan(
    due.length,
  );

  const merging = { seen_name: 'Small cells', name: 'tissue' };
  expect(await edit(merging)).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('This course has a topic of this name: Tissue.') },
  });
  for (let twice = 0; twice < 2; twice += 1)
    expect(await edit({ ...merging, may_merge: true })).toMatchObject({
      status: 200,
      body: { topics: [{ name: 'Tissue' }] },
    });
  expect(await said()).toEqual(all('Tissue'));
  const record = await query(
    `SELECT action, facts->'after' AS after FROM admin_audit WHERE target_id = $1 AND action LIKE 'course.%topic' ORDER BY created_at`,
    [userId],
  );
  expect(record).toMatchObject([
    { action: 'course.rename_topic', after: { topic: 'Small cells', course: course.name } },
    { action: 'course.merge_topic', after: { topic: 'Tissue', reason: 'One spelling' } },
  ]);
});
