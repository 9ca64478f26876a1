/** Readers of an answer that is being written: they are cut off, stop, stay away, and continue in another process. */

import * as contract from '@akada/contract/work/assistant.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import { type ModelServer, startModelServer } from '../../testing/model-server.ts';
import { createTestDatabase } from '../../testing/postgres/postgres.ts';
import { runs } from '../../testing/suites/scale.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { modelCalls } from '../language-model/language-model.tables.ts';
import { answers } from './record/assistant.tables.ts';
import {
  type AskingStudent,
  begunAnswer,
  createAskingStudent,
  modelEnv,
  plantsAnswer,
} from './testing/asking-student.ts';
import { findText, followFrom } from './testing/follow-answer.ts';

let server: ModelServer;
let app: TestApp;
/** Another process on the same database. */
let elsewhere: TestApp;

beforeAll(async () => {
  server = await startModelServer();
  const database = await createTestDatabase();
  const env = modelEnv(server);
  app = await createTestApp({ env, database });
  elsewhere = await createTestApp({ env, database: { ...database, drop: async () => {} } });
});
afterAll(async () => {
  await elsewhere.close();
  await Promise.all([app.close(), server.close()]);
});
beforeEach(() => {
  // Starts a new budget, and closes the breaker.
  app.clock.advance(24 * 60 * 60_000);
  Object.assign(server, { answer: () => plantsAnswer.whole, pace: async () => {} });
});

const student = () => createAskingStudent(app, server);
const begun = (ada: AskingStudent) => begunAnswer(ada, server);

describe('a reader', () => {
  const cuts = runs(200);
  it(`who is cut off ${cuts} times reads everything once, wherever the answer is opened again`, async () => {
    const ada = await student();
    server.answer = () => Array.from({ length: 400 }, (_, index) => `word${index}`).join(' ');
    const whole = server.answer({} as never);
    const { gate, opened, id } = await begun(ada);
    opened.close();
    let seen = findText(opened.events);
    for (let cut = 0; cut < cuts; cut += 1) {
      const repeatedAnswer = await ada.follow(id, seen.length);
      gate.step();
      await repeatedAnswer.until(({ type }) => type === 'token');
      repeatedAnswer.close();
      seen += findText(repeatedAnswer.events);
      expect(whole.startsWith(seen)).toBe(true);
    }
    const last = await ada.follow(id, seen.length);
    gate.open();
    const end = await last.ended();
    seen += findText(last.events);
    expect(seen).toBe(whole);
    expect(end).toMatchObject({ type: 'end', answer: { state: 'done' } });
  });

  const stops = runs(100);
  it(`who stops ${stops} answers has the text so far, and the connection to the model is closed`, async () => {
    const ada = await student();
    for (let index = 0; index < stops; index += 1) {
      app.clock.advance(24 * 60 * 60_000);
      const { opened, id } = await begun(ada);
      expect((await ada.stop(id)).status).toBe(204);
      const last = await opened.ended();
      expect(last).toMatchObject({ type: 'end', answer: { state: 'stopped', error: null } });
      expect(opened.text()).toContain('Osmosis');
      await expect.poll(() => server.open()).toBe(0);
      expect((await ada.stop(id)).status).toBe(204);
    }
    const [row] = await app.platform.database.db
      .select()
      .from(modelCalls)
      .where(eq(modelCalls.userId, ada.userId))
      .limit(1);
    expect(row).toMatchObject({ result: 'given_up', reserved: 0 });
  });

  it('follows and stops an answer that another process writes', async () => {
    const ada = await student();
    const { gate, opened, id } = await begun(ada);
    elsewhere.clock.advance(app.clock.now() - elsewhere.clock.now());
    const far = await followFrom(elsewhere, ada, id);
    await far.until(({ type }) => type === 'token');
    gate.step();
    await far.until((event) => event.type === 'token' && event.content.includes('is'));
    await callAs(elsewhere, ada)(contract.stopAnswer, { params: { id } });
    const last = { type: 'end', answer: { state: 'stopped' } };
    expect(await opened.ended()).toMatchObject(last);
    expect(await far.ended()).toMatchObject(last);
    await expect.poll(() => server.open()).toBe(0);
  });

  it('who stays away for a minute ends it; one who comes back before finds it going on', async () => {
    const ada = await student();
    const { opened, id } = await begun(ada);
    opened.close();
    app.clock.advance(50_000);
    const repeatedAnswer = await ada.follow(id);
    await repeatedAnswer.until(({ type }) => type === 'token');
    repeatedAnswer.close();
    await expect
      .poll(async () => {
        app.clock.advance(30_000);
        const [row] = await app.platform.database.db.select().from(answers).where(eq(answers.id, id));
        return row?.state;
      })
      .toBe('stopped');
    await expect.poll(() => server.open()).toBe(0);
  });

  it('has two answers at once, and no third', async () => {
    const ada = await student();
    const first = await begun(ada);
    const second = await begun(ada);
    const third = await ada.askNote('What is xylem?');
    expect(third).toMatchObject({ status: 429, refusal: { code: 'too_many_requests' } });
    const { body } = await ada.call(contract.assistantStanding);
    expect(body.running.map(({ answer_id }: { answer_id: string }) => answer_id).sort()).toEqual(
      [first.id, second.id].sort(),
    );
    for (const { gate, opened } of [first, second]) {
      gate.open();
      await opened.ended();
    }
    expect((await ada.askNote('What is xylem?')).status).toBe(200);
  });

  const readers = runs(50);
  it(`beside ${readers - 1} others has an answer of one's own`, async () => {
    server.answer = ({ turns }) => `${/asks: (.*)/.exec(turns.at(-1) ?? '')?.[1]} ${plantsAnswer.cited}`;
    const answered = Array.from({ length: readers }, async (_, index) => {
      const answer = await (await student()).answerTo(`Does reader ${index} know osmosis?`);
      expect(answer.text).toContain(`reader ${index} know`);
    });
    await Promise.all(answered);
    await expect.poll(() => server.open()).toBe(0);
  });

  it('reads what was saved of an answer whose server was killed, and may ask again', async () => {
    const ada = await student();
    const { id } = await ada.answerTo('What is osmosis?');
    const { pool } = app.platform.database;
    await pool.query(
      `UPDATE assistant_answers SET state = 'streaming', alive_until = $2, text = 'Osmosis is [P1]. It [P7]' WHERE id = $1`,
      [id, new Date(app.clock.now() - 1).toISOString()],
    );
    const last = await (await ada.follow(id)).ended();
    expect(last).toMatchObject({ type: 'error', answer: { state: 'cut', text: 'Osmosis is. It' } });
    const repeated = await ada.answerTo('again', { regenerate: id });
    expect(repeated).toMatchObject({ state: 'done', version: 2 });
  });
});

it('a server that ends in good order leaves the text so far, and closes the connection to the model', async () => {
  const { id } = await begun(await student());
  await app.http.close();
  const { db } = app.platform.database;
  const stored = async () => (await db.select().from(answers).where(eq(answers.id, id)))[0];
  await expect.poll(async () => (await stored())?.state).toBe('cut');
  expect((await stored())?.text).toMatch(/^Osmosis/);
  await expect.poll(() => server.open()).toBe(0);
});
