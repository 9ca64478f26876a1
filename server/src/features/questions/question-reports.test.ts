/** Reports of bad questions: kept as the question was, once per person, printed without saying who. */
import { deleteQuestion, editQuestion, reportQuestion } from '@akada/contract/material/questions.ts';
import { engineVersion } from '@akada/core/generation/engine-version.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reportsCommand } from '../../cli/report-commands.ts';
import { newId } from '../../platform/ids/ids.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import { type Content, send } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { questionReports } from './question/question-reports.tables.ts';
import { createQuestionsService } from './questions.service.ts';
import { withHolds } from './testing/with-holds.ts';

let app: TestApp;
let ada: Awaited<ReturnType<typeof newStudent>>;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

beforeEach(async () => {
  await app.platform.database.db.delete(questionReports);
  ada = await newStudent();
});

/** A student with one question. */
async function newStudent() {
  const person = await createPerson(app);
  const { userId } = person;
  const { access_token } = await signIn(app, person);
  const headers = { authorization: `Bearer ${access_token}` };
  const questions = createQuestionsService(withHolds(app.platform));
  const { db } = app.platform.database;
  const set = { userId, generationId: newId(), noteId: newId() };
  const draft = {
    kind: 'term' as const,
    stem: 'Which of the following moves water?',
    options: ['osmosis', 'diffusion', 'mitosis', 'turgor'],
    answerIndex: 0,
    explanation: 'The note says so.',
    source: { page: 3, section: 'Leaves', quote: 'Osmosis moves water.' },
  };
  await questions.add(db, { ...set, drafts: await questions.withContent([draft]) });
  const [question] = await questions.ofGeneration(db, userId, set.generationId);
  if (!question) throw new Error('The set has one question');
  const call = async (endpoint: Parameters<typeof send>[1], content: Content = {}) => {
    const reply = await send(app, endpoint, { params: { id: question.id }, headers, ...content });
    return { status: reply.status, body: JSON.parse(reply.body || 'null') };
  };
  const report = (body: Record<string, unknown>) => call(reportQuestion, { body });
  return { ...person, headers, question, call, report };
}

const stored = () => app.platform.database.db.select().from(questionReports);

const printed = (...args: string[]) =>
  reportsCommand.run(args, {
    ...app.platform,
    config: { ...app.platform.config, publicUrl: new URL('http://school.test') },
  });

describe('a report', () => {
  it('keeps what was reported: the question, its passage, and which engine made it', async () => {
    const { userId, question } = ada;
    expect((await ada.report({ reason: 'wrong_answer', comment: ' It is diffusion. ' })).status).toBe(204);
    const { id, kind, stem, options, answerIndex, explanation, noteId } = question;
    expect(await stored()).toEqual([
      {
        userId,
        questionId: id,
        reason: 'wrong_answer',
        comment: 'It is diffusion.',
        kind,
        stem,
        options,
        answerIndex,
        explanation,
        noteId,
        version: 1,
        origin: 'generated',
        sourcePage: 3,
        sourceSection: 'Leaves',
        sourceQuote: 'Osmosis moves water.',
        engineVersion,
        answerIndexes: null,
        closedAt: null,
        decisionId: null,
        outcome: null,
        reportedAt: new Date(app.clock.now()).toISOString(),
      },
    ]);
  });

  it('a second report by the same person changes the first', async () => {
    await ada.report({ reason: 'unclear', comment: 'Which cell?' });
    app.clock.advance(60_000);
    await Promise.all([ada.report({ reason: 'other' }), ada.report({ reason: 'other' })]);
    expect(await stored()).toMatchObject([
      { reason: 'other', comment: '', reportedAt: new Date(app.clock.now()).toISOString() },
    ]);
  });

  it('says what the question said then, also after it was edited and deleted', async () => {
    await ada.report({ reason: 'unclear' });
    const edited = { stem: 'What then?', options: ['a', 'b'], answer_index: 1, explanation: '', version: 1 };
    await ada.call(editQuestion, { body: { ...edited, save_anyway: true } });
    expect(await stored()).toMatchObject([{ stem: ada.question.stem, version: 1 }]);
    await ada.call(deleteQuestion);
    expect(await stored()).toHaveLength(1);
    expect((await ada.report({ reason: 'other' })).status).toBe(404);
  });

  it.each([
    [{}, 'reason'],
    [{ reason: 'boring' }, 'reason'],
    [{ reason: 'other', comment: 'x'.repeat(501) }, 'comment'],
    [{ reason: 'other', comment: 7 }, 'comment'],
    [{ reason: 'other', user_id: 'x' }, 'user_id'],
  ])('the report %o is rejected', async (body, field) => {
    const rejection = await ada.report(body);
    expect([rejection.status, Object.keys(rejection.body.fields)]).toEqual([422, [field]]);
    expect(await stored()).toEqual([]);
  });

  it('is about an own question: another’s is answered like a missing one', async () => {
    const ben = await newStudent();
    const body = { reason: 'other' };
    const foreign = await ben.call(reportQuestion, { params: { id: ada.question.id }, body });
    const missing = await ben.call(reportQuestion, { params: { id: newId() }, body });
    expect([foreign.status, foreign.body]).toEqual([404, missing.body]);
    expect((await send(app, reportQuestion, { params: { id: ada.question.id }, body })).status).toBe(401);
    expect(await stored()).toEqual([]);
  });

  it('is in the personal data of the person and goes with the account', async () => {
    await ada.report({ reason: 'other' });
    const { db, pool } = app.platform.database;
    const table = app.features.personalData
      .flatMap(({ tables }) => tables)
      .find((candidate) => candidate.table === 'question_reports');
    const rows: Record<string, unknown>[] = [];
    for await (const row of table?.rows(db, ada.userId) ?? []) rows.push(row);
    expect(rows).toMatchObject([{ reason: 'other', question_id: ada.question.id }]);

    await pool.query('DELETE FROM users WHERE id = $1', [ada.userId]);
    expect(await stored()).toEqual([]);
  });
});

describe('the command line', () => {
  it('prints the newest first, with passage and engine, and not who reported', async () => {
    expect(await printed()).toBe('Nothing was reported.');
    const moment = new Date(app.clock.now()).toISOString();
    await ada.report({ reason: 'wrong_answer', comment: 'It is diffusion.' });
    const { id, noteId } = ada.question;
    const text = [
      `${moment}  wrong_answer  engine ${engineVersion}  term, generated, version 1  ${id}`,
      '  Which of the following moves water?',
      '  * osmosis',
      '  - diffusion',
      '  - mitosis',
      '  - turgor',
      `  Note ${noteId}, page 3: “Osmosis moves water.”`,
      '  Comment: It is diffusion.',
    ].join('\n');
    expect(await printed()).toBe(text);

    app.clock.advance(60_000);
    const ben = await newStudent();
    await ben.report({ reason: 'unclear' });
    const [newest, older] = (await printed()).split('\n\n');
    expect(newest).toContain(ben.question.id);
    expect(newest).not.toContain('Comment:');
    expect(older).toBe(text);
    expect(await printed()).not.toContain(ada.userId);
  });

  it('prints those since a day', async () => {
    await ada.report({ reason: 'other' });
    const { db } = app.platform.database;
    const isAdas = eq(questionReports.userId, ada.userId);
    await db.update(questionReports).set({ reportedAt: '2026-11-01T00:00:00.000Z' }).where(isAdas);
    expect(await printed('--since', '2026-11-01')).toContain(ada.question.id);
    expect(await printed('--since', '2026-11-02')).toBe('Nothing was reported.');
  });

  it('prints one report a block, whatever was typed', async () => {
    const comment = 'one\n\n2026-11-01T00:00:00.000Z  other\u001b[2J\u202e\u2028end';
    await ada.report({ reason: 'other', comment });
    const text = await printed();
    for (const sign of ['\u001b', '\u202e', '\u2028']) expect(text).not.toContain(sign);
    expect(text.split('\n\n')).toHaveLength(1);
    expect(text).toMatch(/\n {2}Comment: one 2026-11-01T00:00:00.000Z other \[2J end$/);
  });

  it.each([['--since'], ['--since', 'yesterday'], ['--since', '2026-02-30'], ['2026-11-01'], ['--all']])(
    'says in one line what it wants instead of %s %s',
    async (...args) => {
      await expect(printed(...args)).rejects.toThrow('Give no date or one as in --since 2026-11-01.');
    },
  );
});
