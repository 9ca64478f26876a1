import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';

const app = await createTestApp();

afterAll(() => app.close());

const query = async (text: string, values: unknown[] = []) =>
  (await app.platform.database.pool.query(text, values)).rows;

const { personalData } = app.features;
const notHandedOut = Object.assign({}, ...personalData.map((data) => data.notHandedOut));
const tables = personalData.flatMap((data) => data.tables);

/** Finds the tables by a foreign-key path of any length to the accounts, or by the column name. */
const tablesThatNamePeople = `
  WITH RECURSIVE reached (id) AS (
    SELECT 'users'::regclass::oid
    UNION
    SELECT conrelid FROM pg_constraint JOIN reached ON confrelid = reached.id WHERE contype = 'f'
  )
  SELECT relname AS name FROM reached JOIN pg_class ON oid = reached.id
  UNION
  SELECT table_name FROM information_schema.columns
  WHERE table_schema = 'public' AND column_name ~ '(^|_)(user|owner|actor|target|student|tutor)_id$|email|recipient'
  ORDER BY name`;

/** Columns of question tables that reveal nothing about the right option. All other columns must be hidden. */
const withoutKeys = new Set(
  `id user_id question_id item_kind item_id exam_id sitting_id answer_id key_change_id course_exam_id course_id generation_id
  note_id passage_id source source_kind source_key is_sample origin version question_version engine_version by_model model_checks checked_by kind type
  stem markup subject topic topic_key difficulty tags status faults position replacement section sections title
  choices certainty hints flagged sequence took_ms usual_ms rule reason comment attempt marking wanted duration_minutes
  extra_percent may_pause away_ms view_ids answered finished_by is_marked is_notified started_at deadline_at closes_at
  last_seen_at finished_at answered_at given_at received_at local_day zone marked_at reported_at replaced_at created_at
  changed_at applied_at undone_at deleted_at thread_id practised_id step state stop_wanted followed_at
  closed_at decision_id response remembered presented assignment_id opened_at attempt_started_at set_id item_ids done text
  handed_in_at points mark_version extended_until extension_reason reminded_at`.split(/\s+/),
);

describe('what the product keeps of a person', () => {
  it('is handed out table by table, or is said not to be', async () => {
    // Texts of papers have no key to a person, and are personal all the same.
    const rows = [...(await query(tablesThatNamePeople)), ...(await query(tablesAboutQuestions))];
    const found = [...new Set(rows.map(({ name }) => name))].sort();
    const known = [...tables.map(({ table }) => table), ...Object.keys(notHandedOut)].sort();
    expect(found).toEqual(known);
  });

  it.each(tables.map((table) => [table.table, table] as const))(
    '%s is handed out column by column, or is said why not',
    async (name, { columns, withheld }) => {
      const found = await query(
        `SELECT column_name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1`,
        [name],
      );
      expect([...columns, ...Object.keys(withheld)].sort()).toEqual(
        found.map(({ column_name }) => column_name).sort(),
      );
    },
  );

  /** Tables that name a question by a foreign key, however long, or by a column, or say how one was answered. */
  const tablesAboutQuestions = `
    WITH RECURSIVE reached (id) AS (
      SELECT 'questions'::regclass::oid
      UNION
      SELECT conrelid FROM pg_constraint JOIN reached ON confrelid = reached.id WHERE contype = 'f'
    )
    SELECT relname AS name FROM reached JOIN pg_class ON oid = reached.id
    UNION
    SELECT table_name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name ~ '^((question|item)_id|answer_index(es)?|correct|score|grade|explanation)$'
    ORDER BY name`;

  it('says of every table about questions what is hidden while an exam holds the question', async () => {
    const found = (await query(tablesAboutQuestions)).map(({ name }) => name);
    expect(found).toEqual(expect.arrayContaining(['exam_questions', 'question_reports', 'reviews']));
    const open: string[] = [];
    for (const table of found) {
      if (table in notHandedOut) continue;
      const { columns = [], hides = null } = tables.find((one) => one.table === table) ?? {};
      expect(hides, `${table} does not say what is hidden`).not.toBeNull();
      const visibleTexts = columns.filter((column) => !hides?.includes(column) && !withoutKeys.has(column));
      open.push(...visibleTexts.map((column) => `${table}.${column}`));
    }
    // The order in which they were shown, in the exam and in practice. In other tables their order reveals
    // something.
    expect(open).toEqual(['exam_questions.options', 'practice_questions.options']);
  });

  it('goes by different names', () => {
    const names = tables.map(({ name }) => name);
    expect(new Set([...names, 'files']).size).toBe(names.length + 1);
    for (const name of names) expect(name).toMatch(/^[a-z-]+$/);
  });

  it('goes with the account: nothing that leads to it refers to something that stays behind', async () => {
    const rules = await query(
      `WITH RECURSIVE keys AS (
         SELECT conrelid AS owner, confrelid AS target, confdeltype AS rule FROM pg_constraint
         WHERE contype = 'f' AND connamespace = 'public'::regnamespace
       ), personal AS (
         SELECT 'users'::regclass::oid AS id
         UNION SELECT keys.owner FROM keys JOIN personal ON personal.id = keys.target
       )
       -- What stays behind does not hold back the rows that refer to it.
       SELECT owner::regclass::text AS table, rule FROM keys WHERE target IN (SELECT id FROM personal)`,
    );
    expect(rules.length).toBeGreaterThan(10);
    const going = new Set(rules.filter(({ rule }) => rule === 'c').map(({ table }) => table));
    // A row that is deleted with the account by one key may have its other keys set to null.
    // These rows are money of other people. They stay without a name, because their keys are set to null.
    const nameless = new Set(['lesson_packages', 'payment_links', 'premium_groups']);
    const holding = rules.filter(
      ({ table, rule }) => rule !== 'c' && !(rule === 'n' && (going.has(table) || nameless.has(table))),
    );
    expect(holding).toEqual([]);
  });
});
