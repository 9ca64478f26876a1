import { deleteQuestion, myQuestions } from '@akada/contract/material/questions.ts';
import { getBadge, passedChecks } from '@akada/core/generation/gate/gate-words.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';
import { createSettableClock } from '../../testing/settable-clock.ts';
import { type SharedTestApp, sharedTestApp } from '../../testing/test-app.ts';
import { createQuestionsService, type QuestionsService } from './questions.service.ts';
import { withHolds } from './testing/with-holds.ts';

let app: SharedTestApp;
let questions: QuestionsService;
/** Each set is made a second after the one before. */
const clock = createSettableClock();

beforeAll(async () => {
  app = await sharedTestApp();
  questions = createQuestionsService(withHolds({ ...app.platform, clock }));
});

async function newStudent() {
  const person = await createPerson(app);
  const { access_token } = await signIn(app, person);
  const headers = { authorization: `Bearer ${access_token}` };
  const addSet = async (noteId: string, stems: string[]) => {
    clock.advance(1_000);
    const generationId = newId();
    const drafts = stems.map((stem) => ({
      kind: 'exception' as const,
      stem,
      options: ['a', 'b', 'c', 'd'],
      answerIndex: 2,
      explanation: 'Because the note says so.',
      source: { page: 3, section: 'Leaves', quote: 'a quote' },
    }));
    await questions.add(app.platform.database.db, {
      userId: person.userId,
      generationId,
      noteId,
      drafts: await questions.withContent(drafts),
    });
    return generationId;
  };
  const list = async (query: Record<string, string> = {}) => {
    const { status, body } = await send(app, myQuestions, { query, headers });
    return { status, body: JSON.parse(body) };
  };
  const remove = (id: string) => send(app, deleteQuestion, { params: { id }, headers });
  return { ...person, addSet, list, remove };
}

const getStems = ({ body }: { body: { items: { stem: string }[] } }) => body.items.map(({ stem }) => stem);

describe('my questions', () => {
  it('come newest set first, each set in its own order, page by page with the whole count', async () => {
    const student = await newStudent();
    await student.addSet(newId(), ['old 1', 'old 2']);
    await student.addSet(newId(), ['new 1', 'new 2']);
    expect(getStems(await student.list())).toEqual(['new 1', 'new 2', 'old 1', 'old 2']);
    const page = await student.list({ skip: '1', limit: '2' });
    expect(getStems(page)).toEqual(['new 2', 'old 1']);
    expect(page.body.total).toBe(4);
  });

  it.each(['1', '20', '21', '51'])('fill a first page up to its limit: %s', async (limit) => {
    const student = await newStudent();
    const stems = Array.from({ length: 52 }, (_, index) => `question ${index}`);
    await student.addSet(newId(), stems);
    const page = await student.list({ limit });
    expect(getStems(page)).toEqual(stems.slice(0, Number(limit)));
    expect(page.body.total).toBe(52);
  });

  it('can be filtered by a file, with or without the prefix of its id, or by a generation', async () => {
    const student = await newStudent();
    const noteId = newId();
    await student.addSet(newId(), ['of another file']);
    const generationId = await student.addSet(noteId, ['of this file']);
    const filters: Record<string, string>[] = [
      { file_id: noteId },
      { file_id: `files/${noteId}` },
      { generation_id: generationId },
    ];
    for (const query of filters) {
      const reply = await student.list(query);
      expect(getStems(reply)).toEqual(['of this file']);
      expect(reply.body.total).toBe(1);
    }
  });

  it('show everything that a question has, and nothing of the table', async () => {
    const student = await newStudent();
    const noteId = newId();
    await student.addSet(noteId, ['What?']);
    const { body } = await student.list();
    expect(body.items[0]).toEqual({
      id: expect.any(String),
      stem: 'What?',
      options: [{ text: 'a' }, { text: 'b' }, { text: 'c' }, { text: 'd' }],
      type: 'single',
      kind: 'exception',
      answer_index: 2,
      answer_indexes: [2],
      feedback: [],
      explanation: 'Because the note says so.',
      content: null,
      source: { file_id: noteId, page: 3, section: 'Leaves', quote: 'a quote' },
      version: 1,
      origin: 'generated',
      made_by: 'engine',
      badge: getBadge({
        byModel: false,
        origin: 'generated',
        faults: [],
        modelChecks: [],
        explanation: '',
        feedback: [],
      }),
      checks: passedChecks([]),
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
  });

  it('are shown only to their owner', async () => {
    const [student, other] = await Promise.all([newStudent(), newStudent()]);
    await student.addSet(newId(), ['mine']);
    expect((await other.list()).body).toEqual({ items: [], total: 0 });
  });

  it.each([
    [{ limit: '101' }, 'limit'],
    [{ skip: '-1' }, 'skip'],
    [{ skip: 'many' }, 'skip'],
    [{ file_id: 'x' }, 'file_id'],
    [{ user_id: newId() }, 'user_id'],
  ])('rejects %o', async (query, field) => {
    const student = await newStudent();
    const { status, body } = await student.list(query);
    expect([status, Object.keys(body.detail)]).toEqual([422, [field]]);
  });
});

describe('deleting a question', () => {
  it('hides it, and says the same when it is repeated', async () => {
    const student = await newStudent();
    await student.addSet(newId(), ['one', 'two']);
    const [{ id }] = (await student.list()).body.items;
    expect((await student.remove(id)).status).toBe(204);
    expect(getStems(await student.list())).toEqual(['two']);
    expect((await student.remove(id)).status).toBe(204);
    expect(getStems(await student.list())).toEqual(['two']);
  });

  it('another student’s question is answered like a missing one, and stays', async () => {
    const [student, stranger] = await Promise.all([newStudent(), newStudent()]);
    await student.addSet(newId(), ['mine']);
    const [{ id }] = (await student.list()).body.items;

    const [foreign, missing] = [await stranger.remove(id), await stranger.remove(newId())];
    expect([foreign.status, foreign.body]).toEqual([404, missing.body]);
    expect(getStems(await student.list())).toEqual(['mine']);
  });
});

describe('questions for other features', () => {
  it('questions by id come in the requested order, and only the owner’s', async () => {
    const [student, stranger] = await Promise.all([newStudent(), newStudent()]);
    await student.addSet(newId(), ['one', 'two', 'three']);
    await stranger.addSet(newId(), ['theirs']);
    const ids = (await student.list()).body.items.map(({ id }: { id: string }) => id).reverse();
    const [foreign] = (await stranger.list()).body.items;

    const found = await questions.byIds(app.platform.database.db, student.userId, [foreign.id, ...ids]);
    expect(found.map(({ stem }) => stem)).toEqual(['three', 'two', 'one']);
  });

  it('the keys of a note belong only to that note and student', async () => {
    const [student, stranger] = await Promise.all([newStudent(), newStudent()]);
    const noteId = newId();
    await student.addSet(noteId, ['one', 'two']);
    await student.addSet(newId(), ['of another note']);
    await stranger.addSet(noteId, ['of another student']);

    const { db } = app.platform.database;
    expect(await questions.answersOfNote(db, student.userId, noteId)).toEqual(['c', 'c']);
    expect(await questions.answersOfNote(db, student.userId, newId())).toEqual([]);
  });
});
