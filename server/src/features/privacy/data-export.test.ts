import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson, type Person, signIn } from '../../testing/people.ts';
import { smallestPicture } from '../../testing/pictures.ts';
import { unzip } from '../../testing/read-responses.ts';
import { givePersonalData, makeOriginal, secretMark } from '../../testing/suites/everything.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createReadyNote } from '../notes/testing/notes.samples.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const query = async (text: string, values: unknown[] = []) =>
  (await app.platform.database.pool.query(text, values)).rows;

const prepare = async (token?: string) =>
  app.http.inject({
    method: 'POST',
    url: '/api/v1/users/me/export',
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });

const get = (url: string) => app.http.inject({ method: 'GET', url });

async function getPath(person: Pick<Person, 'userId'>): Promise<string> {
  return (await prepare((await signIn(app, person)).access_token)).json().download_path;
}

const getArchive = async (person: Pick<Person, 'userId'>) =>
  unzip((await get(await getPath(person))).rawPayload);

const findRows = (archive: Map<string, Buffer>, name: string): Record<string, unknown>[] =>
  JSON.parse(archive.get(`${name}.json`)?.toString() ?? 'null');

describe('the ticket', () => {
  it('is for who is signed in', async () => {
    expect((await prepare()).statusCode).toBe(401);
    const { access_token } = await signIn(app, await createPerson(app, { verified: false }));
    expect((await prepare(access_token)).statusCode).toBe(403);
  });

  it('works for ten minutes, any number of times, and is kept only as a hash', async () => {
    const { access_token } = await signIn(app, await createPerson(app));
    const { download_path, expires_at } = (await prepare(access_token)).json();
    expect(Date.parse(expires_at) - app.clock.now()).toBe(600_000);
    expect((await get(download_path)).statusCode).toBe(200);
    app.clock.advance(599_000);
    expect((await get(download_path)).statusCode).toBe(200);
    app.clock.advance(1_000);
    expect((await get(download_path)).statusCode).toBe(404);
    const ticket = download_path.split('/').at(-1);
    expect(
      await query(`SELECT * FROM export_tickets t WHERE t::text LIKE '%' || $1 || '%'`, [ticket]),
    ).toEqual([]);
  });

  it('ends with the sign-in that asked for it', async () => {
    const { access_token } = await signIn(app, await createPerson(app));
    const { download_path } = (await prepare(access_token)).json();
    await app.http.inject({
      method: 'DELETE',
      url: '/api/v1/users/me/sessions',
      headers: { authorization: `Bearer ${access_token}` },
    });
    expect((await get(download_path)).statusCode).toBe(404);
  });

  it('an unknown ticket answers like an expired one', async () => {
    const missing = await get(`/api/v1/exports/${'x'.repeat(43)}`);
    expect([missing.statusCode, missing.json().code]).toEqual([404, 'not_found']);
    expect(missing.headers['content-disposition']).toBeUndefined();
    expect((await get('/api/v1/exports/..%2f..%2fetc%2fpasswd')).statusCode).toBe(422);
  });
});

describe('the archive', () => {
  it('is a file to be saved, that no cache keeps and no browser shows', async () => {
    const { headers } = await get(await getPath(await createPerson(app)));
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename=akada-data-\d{4}-\d\d-\d\d\.zip$/),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  });

  it('holds every exported row, exactly as in the database', async () => {
    const person = await createPerson(app);
    await givePersonalData(app, { userId: person.userId, canary: 'canary-of-the-archive' });
    const archive = await getArchive(person);
    for (const { table, name, columns } of app.features.personalData.flatMap(({ tables }) => tables)) {
      const rows = findRows(archive, name);
      expect(rows.length, name).toBeGreaterThan(0);
      for (const row of rows) expect(Object.keys(row), name).toEqual([...columns]);

      const selected = columns.map((column) => `t.${column}`).join(', ');
      const stored = await query(`SELECT ${selected} FROM ${table} t WHERE ${ownedRows(table)}`, [
        person.userId,
      ]);
      const sorted = (list: unknown[]) => list.map((row) => JSON.stringify(comparable(row))).sort();
      expect(sorted(rows), name).toEqual(sorted(stored));
    }
  });

  it('holds the files, under names that are safe, and says what each belongs to', async () => {
    const person = await createPerson(app);
    const owner = { userId: person.userId, canary: 'canary-of-files' };
    const ids = [await givePersonalData(app, owner), await createReadyNote(app, owner)];
    await query(`UPDATE notes SET original_filename = '../Osmosis.txt' WHERE id = ANY($1)`, [ids]);
    const archive = await getArchive(person);
    const files = [...archive].filter(([path]) => path.startsWith('files/'));
    expect(new Map(files.map(([path, content]) => [path, content.toString('latin1')]))).toEqual(
      new Map([
        ['files/profile-picture.webp', smallestPicture.toString('latin1')],
        ['files/question-picture.webp', smallestPicture.toString('latin1')],
        ['files/card-sound.wav', expect.stringMatching(/^RIFF/)],
        ['files/_Osmosis.txt', makeOriginal(owner)],
        [`files/${owner.canary}.gift`, `${owner.canary}: what is it? {T}`],
        [`files/${owner.canary}.txt`, `1. ${owner.canary}`],
        [`files/${owner.canary}.md`, owner.canary],
      ]),
    );
    expect(findRows(archive, 'files').filter(({ id }) => ids.includes(String(id)))).toEqual(
      expect.arrayContaining([
        { id: ids[0], filename: '../Osmosis.txt', path: 'files/_Osmosis.txt' },
        { id: ids[1], filename: '../Osmosis.txt', path: null },
      ]),
    );
  });

  it('holds no secret, and nothing of another account', async () => {
    const [person, other] = [await createPerson(app), await createPerson(app)];
    await givePersonalData(app, { userId: person.userId, canary: 'canary-of-mine' });
    await givePersonalData(app, { userId: other.userId, canary: 'canary-of-theirs' });
    const all = Buffer.concat([...(await getArchive(person)).values()]).toString('latin1');
    expect(all).toContain('canary-of-mine');
    for (const foreign of ['canary-of-theirs', other.userId, other.email, secretMark]) {
      expect(all).not.toContain(foreign);
    }
  });

  it('a new student’s archive holds empty lists', async () => {
    const archive = await getArchive(await createPerson(app));
    expect(findRows(archive, 'questions')).toEqual([]);
    expect(findRows(archive, 'account')).toHaveLength(1);
    expect(archive.get('README.txt')?.toString()).toContain('questions.json');
  });

  it('holds notifications as their owner read them', async () => {
    const person = await createPerson(app);
    await query(
      `INSERT INTO notifications (id, user_id, type, entry, facts, event_id, created_at)
       VALUES (gen_random_uuid(), $1, 'PDF_UPLOAD_SUCCESS', 'note.ready', $2, 1, now())`,
      [person.userId, { file: 'soil.pdf', noteId: 'n1' }],
    );
    expect(findRows(await getArchive(person), 'notifications')).toMatchObject([
      {
        entry: 'note.ready',
        title: 'Your note is ready',
        message: 'soil.pdf was read. Make questions from it.',
        link: '/tools/mcq?file_id=n1',
      },
    ]);
  });

  it('holds more rows than one read returns, each once and in order', async () => {
    const person = await createPerson(app);
    await query(
      `INSERT INTO notifications (id, user_id, type, title, message, link, event_id, created_at)
       SELECT gen_random_uuid(), $1, 'SYSTEM', n::text, '', '/', 100000 + n,
              timestamptz '2026-11-01' + (n / 7) * interval '1 microsecond'
       FROM generate_series(1, 1000) n`,
      [person.userId],
    );
    const titles = findRows(await getArchive(person), 'notifications').map(({ title }) => Number(title));
    expect(new Set(titles).size).toBe(1000);
    const moments = titles.map((title) => Math.floor(title / 7));
    expect(moments).toEqual([...moments].sort((a, b) => a - b));
  });
});

/** Written apart from the code that it checks. */
function ownedRows(table: string): string {
  const ofNotes = 't.note_id IN (SELECT id FROM notes WHERE user_id = $1)';
  const conditions: Record<string, string> = {
    users: 't.id = $1',
    note_pages: ofNotes,
    written_notes: ofNotes,
    written_versions: ofNotes,
    note_highlights: ofNotes,
    exam_plan_sources: 't.plan_id IN (SELECT id FROM exam_plans WHERE user_id = $1)',
    exam_questions: 't.exam_id IN (SELECT id FROM exams WHERE user_id = $1)',
    essay_proposals: 't.exam_id IN (SELECT id FROM exams WHERE user_id = $1)',
    exam_passages: 't.exam_id IN (SELECT id FROM exams WHERE user_id = $1)',
    key_change_exams: 't.exam_id IN (SELECT id FROM exams WHERE user_id = $1)',
    past_paper_questions: 't.paper_id IN (SELECT id FROM past_papers WHERE user_id = $1)',
    course_exams: 't.owner_id = $1',
    course_exam_questions: 't.course_exam_id IN (SELECT id FROM course_exams WHERE owner_id = $1)',
    question_versions: 't.question_id IN (SELECT id FROM questions WHERE user_id = $1)',
    admin_audit: 't.target_id = $1',
    courses: 't.owner_id = $1',
    shares: 't.owner_id = $1',
    copyright_cases: 't.owner_id = $1',
    tutorials: 't.tutor_id = $1',
    tutorial_seats: 't.student_id = $1',
    tutor_reviews: 't.student_id = $1',
    tutor_review_reports: 't.reporter_id = $1',
    earnings: 't.tutor_id = $1',
    tutor_payouts: 't.tutor_id = $1',
    tutor_trials: 't.tutor_id = $1',
    package_offers: 't.tutor_id = $1',
    premium_groups: 't.owner_id = $1',
    lesson_packages: '$1 IN (t.student_id, t.tutor_id)',
    tutor_views: 't.student_id = $1',
    waiting_claims: 't.admin_id = $1',
    share_reports: 't.reporter_id = $1',
    bookings: '$1 IN (t.student_id, t.tutor_id)',
    attendance_marks: 't.student_id = $1',
    conversations: '$1 IN (t.first_id, t.second_id)',
    messages: 't.author_id = $1',
    student_sharing: 't.student_id = $1',
    message_attachments: 't.author_id = $1',
    message_reports: 't.reporter_id = $1',
    assignments: 't.owner_id = $1',
    paper_remarks: '$1 IN (t.student_id, t.author_id)',
    booking_words: 't.author_id = $1',
    support_requests: 't.user_id = $1',
    support_messages: 't.user_id = $1',
    tutor_booking_rules: 't.tutor_id = $1',
    tutor_weekly_hours: 't.tutor_id = $1',
    tutor_exceptions: 't.tutor_id = $1',
    booking_assignments: 't.student_id = $1',
    course_topics: 't.course_id IN (SELECT id FROM courses WHERE owner_id = $1)',
  };
  return conditions[table] ?? 't.user_id = $1';
}

/** The driver reads some numbers as text, which JSON does not. */
function comparable(row: unknown): unknown {
  return Object.fromEntries(
    Object.entries(row as object).map(([name, value]) => [
      name,
      typeof value === 'number' ? String(value) : value,
    ]),
  );
}
