import { deleteQuestion, myQuestions } from '@akada/contract/quiz.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createQuizService, type QuizService } from './quiz.service.ts';

let app: TestApp;
let quiz: QuizService;

beforeAll(async () => {
  app = await createTestApp();
  quiz = createQuizService(app.platform.database);
});

afterAll(() => app.close());

async function newStudent() {
  const person = await createPerson(app);
  const { access_token } = await signIn(app, person);
  const headers = { authorization: `Bearer ${access_token}` };
  const addSet = async (noteId: string, stems: string[]) => {
    const generationId = newId();
    const drafts = stems.map((stem) => ({
      stem,
      options: ['a', 'b', 'c', 'd'],
      answerIndex: 2,
      explanation: 'Because the note says so.',
      source: { page: 3, section: 'Leaves', quote: 'a quote' },
    }));
    await quiz.add(app.platform.database.db, { userId: person.userId, generationId, noteId, drafts });
    return generationId;
  };
  const list = async (query: Record<string, string> = {}) => {
    const { status, body } = await send(app, myQuestions, { query, headers });
    return { status, body: JSON.parse(body) };
  };
  const remove = (id: string) => send(app, deleteQuestion, { params: { id }, headers });
  return { ...person, addSet, list, remove };
}

const stemsOf = ({ body }: { body: { items: { stem: string }[] } }) => body.items.map(({ stem }) => stem);

describe('my questions', () => {
  it('come newest set first, each set in its own order, page by page with the whole count', async () => {
    const student = await newStudent();
    await student.addSet(newId(), ['old 1', 'old 2']);
    await student.addSet(newId(), ['new 1', 'new 2']);
    expect(stemsOf(await student.list())).toEqual(['new 1', 'new 2', 'old 1', 'old 2']);
    const page = await student.list({ skip: '1', limit: '2' });
    expect(stemsOf(page)).toEqual(['new 2', 'old 1']);
    expect(page.body.total).toBe(4);
  });

  it('can be those of one file, with or without the prefix of its id, or of one generation', async () => {
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
      expect(stemsOf(reply)).toEqual(['of this file']);
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
      answer_index: 2,
      explanation: 'Because the note says so.',
      source: { file_id: noteId, page: 3, section: 'Leaves', quote: 'a quote' },
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
  });

  it('are nobody else’s', async () => {
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
  ])('refuses %o', async (query, field) => {
    const student = await newStudent();
    const { status, body } = await student.list(query);
    expect([status, Object.keys(body.detail)]).toEqual([422, [field]]);
  });
});

describe('deleting a question', () => {
  it('removes it, and a second time it is not there', async () => {
    const student = await newStudent();
    await student.addSet(newId(), ['one', 'two']);
    const [{ id }] = (await student.list()).body.items;
    expect((await student.remove(id)).status).toBe(204);
    expect(stemsOf(await student.list())).toEqual(['two']);
    expect((await student.remove(id)).status).toBe(404);
  });
});
