/** Questions and their answers without a model: over real HTTP, as they are streamed. */
import * as contract from '@akada/contract/work/assistant.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { callAs } from '../../testing/call-as.ts';
import { createExpositoryNote } from '../../testing/expository-note.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { openAnswer } from './testing/follow-answer.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function student() {
  const person = await createPerson(app);
  const noteId = await createExpositoryNote(app, person.userId);
  const call = callAs(app, person);
  const ask = (query: string, more: object = {}, headers: Record<string, string> = {}) =>
    openAnswer(app, person, contract.ask, { body: { query, ...more }, headers });
  const askNote = (query: string, more: object = {}) =>
    openAnswer(app, person, contract.askNote, {
      body: { gemini_file_id: `files/${noteId}`, query, ...more },
    });
  return { ...person, noteId, call, ask, askNote };
}

describe('without a model', () => {
  it('a note answers with its passages, as quotes with their pages', async () => {
    const ada = await student();
    const opened = await ada.askNote('What is osmosis?');
    const last = await opened.ended();
    expect(opened.events.map(({ type }) => type)).toEqual(['start', 'token', 'end']);
    expect(last).toMatchObject({
      type: 'end',
      sources: expect.arrayContaining(['Plants, page 2']),
      answer: { state: 'done', made_by: 'notes', covered: true, model: null },
    });
    if (last.type !== 'end') return;
    expect(last.content).toContain('Osmosis is the movement of water through a membrane');
    expect(last.answer.remark).toMatch(/^Quotes of your notes/);
    const [first] = last.answer.citations;
    expect(first).toMatchObject({
      file_id: ada.noteId,
      title: 'Plants',
      page: 2,
      section: 'How water moves',
    });
    expect(last.content).toContain(`[P${first?.number}]`);
  });
});

it('a call that is repeated gets the same answer from its beginning', async () => {
  const ada = await student();
  const headers = { 'idempotency-key': newId() };
  const ids = [];
  for (const _ of [1, 2]) {
    const last = await (await ada.ask('What is osmosis?', {}, headers)).ended();
    ids.push(last.type === 'end' && last.answer.id);
  }
  expect(ids[0]).toBe(ids[1]);
});
