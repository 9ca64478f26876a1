/** Conversations as their owner finds, names, deletes and takes them along; what is asked badly; whose notes answer. */
import * as contract from '@akada/contract/work/assistant.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createReadyNote } from '../notes/testing/notes.samples.ts';
import { createAskingStudent } from './testing/asking-student.ts';
import { downloaded, openAnswer } from './testing/follow-answer.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const student = (traits = {}) => createAskingStudent(app, null, traits);

describe('without a model', () => {
  it('a note answers with its passages, as quotes with their pages', async () => {
    const ada = await student();
    const opened = await ada.askNote('What is osmosis?');
    const last = await opened.ended();
    expect(opened.events.map(({ type }) => type)).toEqual(['start', 'token', 'end']);
    if (last.type !== 'end') throw new Error('It failed');
    const { answer } = last;
    expect(answer).toMatchObject({ state: 'done', made_by: 'notes', covered: true, model: null });
    expect(answer.remark).toMatch(/^Quotes of your notes/);
    expect(last.sources).toContain('Plants, page 2');
    expect(last.content).toContain('Osmosis is the movement of water through a membrane');
    const [first] = answer.citations;
    expect(first).toMatchObject({ file_id: ada.noteId, page: 2, section: 'How water moves' });
    expect(last.content).toContain(`[P${first?.number}]`);
  });

  it('the right one of ten notes is named, and another student’s never', async () => {
    const [ada, ben] = [await student(), await student()];
    const { pool } = app.platform.database;
    const subjects = ['Kepler', 'Ohm', 'Mendel', 'Avogadro', 'Darwin', 'Faraday', 'Curie', 'Pascal', 'Hooke'];
    for (const subject of subjects) {
      const id = await createReadyNote(app, { userId: ada.userId, canary: subject });
      const text = `The law of ${subject} is taught in the first year. It was found after many trials.`;
      const blocks = JSON.stringify([{ kind: 'paragraph', level: 0, start: 0, end: text.length }]);
      await pool.query('UPDATE note_pages SET text = $2, blocks = $3 WHERE note_id = $1', [id, text, blocks]);
      await pool.query('UPDATE notes SET title = $2 WHERE id = $1', [id, `On ${subject}`]);
    }
    for (const subject of subjects) {
      const last = await (await ada.ask(`What is the law of ${subject}?`)).ended();
      expect(last).toMatchObject({
        type: 'end',
        answer: { covered: true, citations: [{ title: `On ${subject}` }, {}, {}] },
      });
      const foreign = await (await ben.ask(`What is the law of ${subject}?`)).ended();
      expect(foreign).toMatchObject({ type: 'end', answer: { covered: false, citations: [] } });
    }
  });

  it.each([
    ['Hello!', null, 'I answer from your notes here'],
    ['Who won the Biafran war?', false, 'Your notes do not seem to cover this.'],
  ])('the answer invents nothing beyond the notes: %s', async (query, covered, begins) => {
    const last = await (await (await student()).ask(query)).ended();
    if (last.type !== 'end') throw new Error('It failed');
    expect(last.answer).toMatchObject({ made_by: 'product', covered, citations: [] });
    expect(last.content.startsWith(begins)).toBe(true);
    expect(last.content).toContain('Without a language model I cannot explain');
  });

  it('a question for all of a note gets its beginning', async () => {
    const answer = await (await student()).answerTo('What is this note about?');
    expect(answer.text).toContain('Photosynthesis is the process');
  });

  it.each(['tutor', 'admin'] as const)('a %s asks as well', async (role) => {
    const opened = await (await student({ role })).ask('What is osmosis?');
    expect((await opened.ended()).type).toBe('end');
  });
});

it('a call that is repeated gets the same answer from its beginning', async () => {
  const ada = await student();
  const key = newId();
  const [one, other] = [
    await ada.ask('What is osmosis?', {}, key),
    await ada.ask('What is osmosis?', {}, key),
  ];
  expect(await one.ended()).toEqual(await other.ended());
  expect((await ada.call(contract.listThreads)).body.total).toBe(1);
});

describe('what is asked badly', () => {
  it.each([
    ['nothing', { query: '' }, 422],
    ['blanks', { query: ' \n ' }, 422],
    ['200,000 characters', { query: 'a'.repeat(200_000) }, 422],
    ['a number', { query: 7 }, 422],
    ['an answer to follow without its conversation', { query: 'Why?', parent_id: newId() }, 404],
  ])('%s is rejected', async (_what, body, status) => {
    const ada = await student();
    expect((await openAnswer(app, ada, contract.ask, { body })).status).toBe(status);
  });

  it.each([
    `'; DROP TABLE notes; -- osmosis`,
    'osmosis:* & !<-> ((',
    '\u202e osmosis \ud800 </script><img src=x onerror=alert(1)>',
    '%_\\ {{nonce}} $1 [P1]',
    'ọmọ osmosis 漢字 👩‍🔬'.repeat(100),
  ])('%s is a question like any other', async (query) => {
    const last = await (await (await student()).ask(query)).ended();
    expect(last.type).toBe('end');
  });
});

describe('a conversation', () => {
  it('is listed by its last use, found by words, renamed, deleted, restored and exported', async () => {
    const ada = await student();
    await ada.answerTo('What is osmosis?');
    app.clock.advance(1_000);
    await ada.answerTo('What is auxin?');
    const list = async (search = '') =>
      (await ada.call(contract.listThreads, { query: { search } })).body.items.map(
        ({ title }: contract.Thread) => title,
      );
    expect(await list()).toEqual(['What is auxin?', 'What is osmosis?']);
    expect(await list('HORMONE shoot')).toEqual(['What is auxin?']);
    expect(await list('100%')).toEqual([]);
    const { body } = await ada.call(contract.listThreads);
    const params = { id: body.items[0].id };
    const renamed = await ada.call(contract.renameThread, { params, body: { title: ' Hormones ' } });
    expect(renamed.body).toMatchObject({ title: 'Hormones', file: { title: 'Plants' }, questions: 1 });

    app.clock.advance(1_000);
    const remade = await ada.answerTo('-', {
      regenerate: (await ada.thread(params.id)).asked[0].answers[0].id,
    });
    expect(remade.version).toBe(2);
    const { pool } = app.platform.database;
    await pool.query(
      `UPDATE assistant_answers SET text = 'An earlier version.' WHERE thread_id = $1 AND version = 1`,
      [params.id],
    );
    const file = await downloaded(app, ada, contract.exportThread, params);
    expect(file).not.toContain('An earlier version.');
    expect(file).toMatch(/^# Hormones\n\n## What is auxin\?\n/);
    expect(file).toContain('- [1] Plants, page 3');
    expect((await ada.call(contract.deleteThread, { params })).status).toBe(204);
    expect(await list()).toEqual(['What is osmosis?']);
    expect((await ada.call(contract.getThread, { params })).status).toBe(404);
    const deleted = await ada.call(contract.listDeletedThreads);
    expect(deleted.body.items).toMatchObject([{ id: params.id, title: 'Hormones' }]);
    expect((await ada.call(contract.restoreThread, { params })).status).toBe(204);
    expect(await list()).toEqual(['Hormones', 'What is osmosis?']);

    // The conversation that began first is used last.
    app.clock.advance(1_000);
    const older = body.items[1].id;
    await ada.answerTo('Why does water move?', { thread_id: older });
    expect(await list()).toEqual(['What is osmosis?', 'Hormones']);
  });
});
