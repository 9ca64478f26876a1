/**
 * All questions of all banks: searched, exported and changed by administrators, also by two of them at the
 * same moment.
 */
import * as contract from '@akada/contract/material/admin-questions.ts';
import { editBankQuestion } from '@akada/contract/material/question-bank.ts';
import { listWaiting } from '@akada/contract/observers/waiting.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/ids.ts';
import { callAs } from '../../../testing/call-as.ts';
import { getNotifications } from '../../../testing/notifications.ts';
import { createPerson } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { callAdmin, createAdministrator, getAudit } from '../../admin/testing/administrators.ts';
import { newTutor } from '../../courses/testing/course-people.ts';
import { makeForm, newAuthor } from '../testing/bank-people.ts';

let app: TestApp;
let admin: ReturnType<typeof callAs>;

beforeAll(async () => {
  app = await createTestApp();
  admin = callAs(app, await createPerson(app, { role: 'admin' }));
});
afterAll(() => app.close());

const list = async (query: Record<string, string> = {}) =>
  (await admin(contract.listAdminQuestions, { query: { limit: '100', ...query } })).body;
const getStems = async (query: Record<string, string>) =>
  (await list(query)).items.map(({ stem }: { stem: string }) => stem);

async function report(questionId: string, userId: string) {
  await app.platform.database.pool.query(
    `INSERT INTO question_reports (user_id, question_id, reason, comment, version, origin, stem, options, explanation, engine_version, reported_at)
     VALUES ($1, $2, 'unclear', '', 1, 'own', 'S', '{A,B}', '', 0, $3)`,
    [userId, questionId, new Date(app.clock.now()).toISOString()],
  );
}

const giveFigures = (id: string, count: number, facility: number | null, discrimination: number | null) =>
  app.platform.database.pool.query(
    `INSERT INTO question_statistics (id, count, facility, discrimination, needs_review, status, attempts)
     VALUES ($1, $2, $3, $4, $5, 'done', 0)`,
    [id, count, facility, discrimination, discrimination !== null && discrimination < 0],
  );

describe('the list', () => {
  it('has questions of every bank with figures and reports, narrowed and put in order by them', async () => {
    const word = `w${newId().slice(0, 8)}`;
    const [one, other] = [await newAuthor(app), await newAuthor(app)];
    const hard = await one.write({ stem: `${word} hard 100%`, status: 'published' });
    app.clock.advance(1);
    const easy = await other.write({ stem: `${word} easy_one` });
    app.clock.advance(1);
    const unasked = await other.write({ stem: `${word} unasked` });
    await giveFigures(hard.id, 40, 12, -8);
    await giveFigures(easy.id, 25, 95, 40);
    await report(easy.id, one.userId);

    expect(await getStems({ search: word, order: 'oldest' })).toEqual([hard.stem, easy.stem, unasked.stem]);
    expect(await getStems({ search: word, order: 'hardest' })).toEqual([hard.stem, easy.stem]);
    expect(await getStems({ search: word, order: 'easiest' })).toEqual([easy.stem, hard.stem]);
    expect(await getStems({ search: word, order: 'attempts' })).toEqual([hard.stem, easy.stem]);
    expect(await getStems({ search: word, order: 'reports' })).toEqual([easy.stem]);
    expect(await getStems({ search: word, reported: 'true' })).toEqual([easy.stem]);
    expect(await getStems({ search: word, result: 'review' })).toEqual([hard.stem]);
    expect(await getStems({ search: word, result: 'easy' })).toEqual([easy.stem]);
    expect(await getStems({ search: word, result: 'unasked' })).toEqual([unasked.stem]);
    expect(await getStems({ search: word, status: 'published' })).toEqual([hard.stem]);
    expect(await getStems({ search: word, owner_id: other.userId, order: 'stem' })).toEqual([
      easy.stem,
      unasked.stem,
    ]);
    expect(await getStems({ search: `${word} 100%` })).toEqual([hard.stem]);
    expect(await getStems({ search: `${word} easy_o` })).toEqual([easy.stem]);
    expect(await getStems({ search: `${word} e%e` })).toEqual([]);

    const [first] = (await list({ search: word, order: 'hardest' })).items;
    expect(first).toMatchObject({
      id: hard.id,
      attempts: 40,
      facility: 12,
      discrimination: -8,
      needs_review: true,
      open_reports: 0,
      owner: { id: one.userId },
    });
    expect((await admin(contract.listAdminQuestions, { query: { order: 'password' } })).status).toBe(422);
  });

  it('is exported to a file without formulas, which is recorded', async () => {
    const author = await newAuthor(app);
    const word = `f${newId().slice(0, 8)}`;
    await author.write({ stem: `=HYPERLINK("http://evil") ${word}` });
    const administrator = await createAdministrator(app);
    const { body } = await callAdmin(app, administrator, 'GET', `/questions.csv?search=${word}`);
    expect(body.split('\r\n').slice(0, 2)).toEqual([
      '\ufeffQuestion,State,Kind,Course,Topic,Tags,Author,Attempts,Right (%),Discrimination,Open reports,All reports,Changed (UTC),Id',
      expect.stringContaining('"\'=HYPERLINK(""http://evil"")'),
    ]);
    expect(await getAudit(app, administrator.userId)).toMatchObject([{ action: 'question.export' }]);
  });
});

describe('a change of many', () => {
  const change = (items: readonly { id: string; version: number }[], body: Record<string, unknown>) =>
    admin(contract.changeAdminQuestions, {
      body: { items: items.map(({ id, version }) => ({ id, version })), ...body },
    });

  it('is made, recorded, told to each author once, and withdrawn', async () => {
    const author = await newAuthor(app);
    const questions = [await author.write({ stem: 'First?' }), await author.write({ stem: 'Second?' })];
    const { status, body } = await change(questions, { action: 'tag', tag: 'Checked' });
    expect([status, body.changed]).toEqual([200, 2]);
    expect((await author.read(questions[0]?.id ?? '')).body.tags).toContain('Checked');
    expect(await getNotifications(app, author)).toMatchObject([
      { title: 'An administrator tagged your question', message: '“First?” and 1 more.' },
    ]);
    expect(await getAudit(app, author.userId)).toMatchObject([
      { action: 'question.tag', facts: { after: { tags: 'WAEC 2019, Checked' } } },
      { action: 'question.tag' },
    ]);

    const undone = await admin(contract.undoAdminChange, { body: { items: body.undo } });
    expect(undone.body.changed).toBe(2);
    expect((await author.read(questions[0]?.id ?? '')).body.tags).not.toContain('Checked');
  });

  it('is rejected with the conflicts if another administrator was first, and changes nothing', async () => {
    const author = await newAuthor(app);
    const [one, other] = [await author.write({ stem: 'One?' }), await author.write({ stem: 'Other?' })];
    await change([one], { action: 'retire' });
    const rejection = await change([one, other], { action: 'tag', tag: 'Checked' });
    expect(rejection.status).toBe(409);
    expect(rejection.body.detail.changed).toMatchObject([{ id: one.id, version: 2, status: 'retired' }]);
    expect((await author.read(other.id)).body.tags).not.toContain('Checked');
    expect((await change([one], { action: 'retire' })).body.changed).toBe(0);
  });

  it('moves only to a course of the author, and publishes only complete questions', async () => {
    const author = await newAuthor(app);
    const draft = await author.write({ answer_indexes: [] });
    const course = await (await newTutor(app)).create(`Chemistry ${newId()}`);
    for (const body of [{ action: 'move', course_id: course.id }, { action: 'publish' }]) {
      const { status, body: refusal } = await change([draft], body);
      expect([status, Object.keys(refusal.fields)]).toEqual([422, ['items.0']]);
    }
  });
});

describe('an edit', () => {
  it('an administrator’s edit is recorded, and its author is notified', async () => {
    const author = await newAuthor(app);
    const question = await author.write({ stem: 'Waht holds water?' });
    const body = { ...makeForm(question), version: question.version, stem: 'What holds water?' };
    const params = { id: question.id };
    expect((await admin(editBankQuestion, { params, body })).status).toBe(200);
    expect((await author.read(question.id)).body.stem).toBe('What holds water?');
    expect(await getNotifications(app, author)).toMatchObject([
      { title: 'An administrator edited your question' },
    ]);
    expect(await getAudit(app, author.userId)).toMatchObject([
      { action: 'question.edit', facts: { before: { stem: '"Waht holds water?"' } } },
    ]);
    const stranger = await newAuthor(app);
    expect((await stranger.call(editBankQuestion, { params, body })).status).toBe(404);
  });
});

describe('reports that wait', () => {
  it('are shown by question, the earliest first, without deleted questions', async () => {
    const waiting = async () => (await admin(listWaiting, { query: { kind: 'reports', limit: '100' } })).body;
    const before = await waiting();
    const author = await newAuthor(app);
    const [stays, gone] = [await author.write(), await author.write()];
    for (const { id } of [stays, gone]) await report(id, author.userId);
    await author.bulk({ ids: [gone.id], action: 'delete' });
    const after = await waiting();
    expect(after.total).toBe(before.total + 1);
    const shown = after.items.find(({ id }: { id: string }) => id === stays.id);
    expect(shown).toMatchObject({
      kind: 'reports',
      stem: 'Which of these hold **water** in soil?',
      reports: 1,
    });
  });
});
