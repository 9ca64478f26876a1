import { deleteFile, restoreFile } from '@akada/contract/material/notes.ts';
import * as endpoints from '@akada/contract/material/past-papers.ts';
import { deleteQuestion, type Question } from '@akada/contract/material/questions.ts';
import { startExam } from '@akada/contract/work/exams.ts';
import { deleteGeneration, getGeneration } from '@akada/contract/work/generation.ts';
import { UTME, WAEC } from '@akada/core/papers/testing/sample-papers.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { callAs } from '../../testing/call-as.ts';
import { createPerson } from '../../testing/people.ts';
import { type SharedTestApp, sharedTestApp } from '../../testing/test-app.ts';
import { warmEngine } from '../generation/testing/warm-engine.ts';
import { notes } from '../notes/note/notes.tables.ts';
import { createPaperNote, putText } from './testing/paper-notes.ts';

let app: SharedTestApp;

beforeAll(async () => {
  app = await sharedTestApp();
  await warmEngine(app);
});

const withoutKeys = UTME.slice(0, UTME.indexOf('Answers'));

async function newStudent(paperText = withoutKeys) {
  const person = await createPerson(app, { plan: 'premium' });
  const owner = { userId: person.userId, canary: 'Cells' };
  const noteId = await createPaperNote(app, owner, paperText);
  const call = callAs(app, person);
  const read = async (more: { answers_note_id?: string } = {}): Promise<endpoints.PastPaperReview> => {
    const { status, body } = await call(endpoints.readPastPaper, { body: { note_id: noteId, ...more } });
    return status === 200 ? body : expect.fail(JSON.stringify(body));
  };
  const get = async (id: string): Promise<endpoints.PastPaperReview> =>
    (await call(endpoints.getPastPaper, { params: { id } })).body;
  const mend = (id: string, position: number, body: Record<string, unknown>) =>
    call(endpoints.changePastPaperQuestion, { params: { id, position: String(position) }, body });
  const giveKeys = (id: string, letters: string) =>
    call(endpoints.givePastPaperKeys, { params: { id }, body: { letters } });
  const makeSet = (id: string) => call(endpoints.makePastPaperSet, { params: { id } });
  const getItems = async (id: string): Promise<Question[]> =>
    (await call(getGeneration, { params: { id } })).body.items;
  return { ...person, owner, noteId, call, read, get, mend, giveKeys, makeSet, getItems };
}

const getKeys = ({ questions }: endpoints.PastPaperReview) => questions.map(({ key }) => key);

describe('a past paper', () => {
  it('is read, mended, given its keys and practised as a set', async () => {
    const { read, get, mend, giveKeys, makeSet, call, getItems } = await newStudent();
    const { paper, questions } = await read();
    expect(paper).toMatchObject({ body: 'utme', year: '2015', questions: 5, ready: 0, set_id: null });
    expect(questions[2]).toMatchObject({ number: 3, has_figure: true, key: [], key_from: null, page: 1 });
    expect((await makeSet(paper.id)).body.code).toBe('conflict');

    const mended = await mend(paper.id, 1, {
      stem: 'A cell in salt water will',
      options: ['swell', 'shrink'],
    });
    expect(mended.body.question).toMatchObject({ stem: 'A cell in salt water will', is_left_out: false });
    const excluded = await mend(paper.id, 3, { is_left_out: true });
    expect(excluded.body.paper).toEqual((await get(paper.id)).paper);
    expect(excluded.body.paper.questions).toBe(paper.questions - 1);
    const { body: keyed } = await giveKeys(paper.id, 'C B, -B');
    expect(getKeys(keyed)).toEqual([[2], [1], [], [], [1]]);
    expect(keyed.paper).toMatchObject({ questions: 4, ready: 3 });
    expect(keyed.questions[0].key_from).toBe('person');

    const { body: set } = await makeSet(paper.id);
    expect(set.added).toBe(3);
    const { body: generation } = await call(getGeneration, { params: { id: set.set_id } });
    expect(generation).toMatchObject({ title: 'UTME Biology 2015', status: 'ready', made: 3, file_id: null });
    expect(generation.items[1]).toMatchObject({
      type: 'single',
      stem: 'A cell in salt water will',
      options: [{ text: 'swell' }, { text: 'shrink' }],
      answer_index: 1,
      origin: 'own',
    });
    expect(await getItems(set.set_id)).toHaveLength(3);
  });

  it('does not double when its note is read again, and keeps what its student did', async () => {
    const { read, mend, giveKeys, makeSet, getItems, noteId, call } = await newStudent();
    const { paper } = await read();
    await mend(paper.id, 0, { stem: 'Which organelle gives energy?', key: [2] });
    await mend(paper.id, 3, { is_left_out: true });
    await call(endpoints.changePastPaper, { params: { id: paper.id }, body: { subject: 'Life science' } });
    const { body: first } = await makeSet(paper.id);

    await putText(app, noteId, `${UTME}\n`.replace('A. Toad', 'A. Old toad'));
    const review = await read();
    expect(review.paper).toMatchObject({ id: paper.id, subject: 'Life science', set_id: first.set_id });
    expect(review.questions[0]).toMatchObject({
      stem: 'Which organelle gives energy?',
      key: [2],
      key_from: 'person',
      is_in_set: true,
    });
    expect(review.questions[3]?.is_left_out).toBe(true);
    expect(review.questions[4]).toMatchObject({ key: [1], key_from: 'list', is_in_set: false });
    expect(await read()).toEqual(review);

    expect((await giveKeys(paper.id, 'C')).body).toEqual(review);
    const { body: second } = await makeSet(paper.id);
    expect(second).toMatchObject({ set_id: first.set_id, added: 3 });
    expect((await makeSet(paper.id)).body).toMatchObject({ set_id: first.set_id, added: 0 });
    expect((await getItems(first.set_id)).map(({ stem }) => stem)).toHaveLength(4);
    const { body: list } = await call(endpoints.listPastPapers, { query: { note_id: noteId } });
    expect(list).toMatchObject({ total: 1, items: [{ id: paper.id, ready: 4 }] });
  });

  it('takes the keys of another note, and keeps them when that note was deleted', async () => {
    const { owner, read, call } = await newStudent();
    const answers = await createPaperNote(app, owner, 'Answers\n1. C\n2. C\n3. A\n4. B\n5. F');
    const keyed = await read({ answers_note_id: answers });
    expect(getKeys(keyed)).toEqual([[2], [2], [0], [1], []]);
    expect(keyed.questions[4]?.problems).toEqual([expect.stringContaining('F, but its options are A to D')]);
    expect(await read()).toEqual(keyed);
    await call(deleteFile, { params: { id: answers } });
    expect(await read()).toEqual({ ...keyed, paper: { ...keyed.paper, answers: null } });
  });

  it('rejects a key beyond the options, and names the question', async () => {
    const { read, mend, giveKeys, get } = await newStudent();
    const { paper } = await read();
    const reply = await giveKeys(paper.id, 'CF');
    expect([reply.status, reply.body.fields.letters]).toEqual([
      422,
      'Question 2 has the options A to D, but you typed F.',
    ]);
    expect((await giveKeys(paper.id, 'ABCDAB')).body.fields.letters).toContain('5 questions with options');
    expect(Object.keys((await mend(paper.id, 0, { key: [4] })).body.fields)).toEqual(['key']);
    await mend(paper.id, 0, { key: [3] });
    expect(Object.keys((await mend(paper.id, 0, { options: ['one', 'two'] })).body.fields)).toEqual(['key']);
    expect(getKeys(await get(paper.id))).toEqual([[3], [], [], [], []]);
    expect((await mend(paper.id, 9, { key: [0] })).status).toBe(404);
  });

  it('asks theory questions only if they have an answer, and shares passages in its set', async () => {
    const { read, mend, makeSet, call } = await newStudent(WAEC);
    const { paper, questions } = await read();
    const essay = questions.findIndex(({ stem }) => stem.startsWith('Explain two causes'));
    const { body: first } = await makeSet(paper.id);
    expect(first.added).toBe(3);
    await mend(paper.id, essay, { answer: 'Heavy rain and blocked drains.' });
    const { body: second } = await makeSet(paper.id);
    expect(second).toMatchObject({ set_id: first.set_id, added: 1 });

    const { body: set } = await call(getGeneration, { params: { id: first.set_id } });
    expect(set.passages).toMatchObject([{ text: expect.stringContaining('The village lies') }]);
    expect(set.items.at(-1)).toMatchObject({
      type: 'open',
      body: { answer: 'Heavy rain and blocked drains.' },
    });
    expect(set.items.filter((item: Question) => item.passage_id === set.passages[0].id)).toHaveLength(2);
  });

  it('keeps its keys to itself while an exam asks its questions', async () => {
    const { read, makeSet, mend, get, call } = await newStudent(UTME);
    const { paper } = await read();
    const { body: set } = await makeSet(paper.id);
    await call(startExam, { body: { generation_id: set.set_id, duration_minutes: 10 } });
    const { questions, paper: heldPaper } = await get(paper.id);
    expect(questions).toMatchObject(
      questions.map(() => ({ held: true, key: [], answer: '', key_from: null, problems: [] })),
    );
    expect(heldPaper.ready).toBe(5);
    expect((await mend(paper.id, 0, { key: [0] })).body.code).toBe('conflict');
  });

  it('makes another set after its set was deleted, and leaves a question out that was deleted from it', async () => {
    const { read, makeSet, getItems, get, call } = await newStudent(UTME);
    const { paper } = await read();
    const { body: first } = await makeSet(paper.id);
    const [item] = await getItems(first.set_id);
    await call(deleteQuestion, { params: { id: item?.id ?? '' } });
    expect((await makeSet(paper.id)).body).toMatchObject({ set_id: first.set_id, added: 0 });
    await call(deleteGeneration, { params: { id: first.set_id } });
    expect((await get(paper.id)).paper.set_id).toBeNull();
    const { body: second } = await makeSet(paper.id);
    expect([second.added, second.set_id === first.set_id]).toEqual([5, false]);
  });

  it('is hidden and shown with its note, and its set outlives it', async () => {
    const { read, makeSet, getItems, get, noteId, call } = await newStudent(UTME);
    const { paper } = await read();
    const { body: set } = await makeSet(paper.id);
    await call(deleteFile, { params: { id: noteId } });
    expect(await get(paper.id)).toMatchObject({ code: 'not_found' });
    expect((await call(endpoints.listPastPapers)).body).toEqual({ items: [], total: 0 });
    await call(restoreFile, { params: { id: noteId } });
    expect((await get(paper.id)).paper.id).toBe(paper.id);

    expect((await call(endpoints.deletePastPaper, { params: { id: paper.id } })).status).toBe(204);
    expect(await get(paper.id)).toMatchObject({ code: 'not_found' });
    expect(await getItems(set.set_id)).toHaveLength(5);
    await read();
    await app.platform.database.db.delete(notes).where(eq(notes.id, noteId));
    expect((await call(endpoints.listPastPapers)).body.total).toBe(0);
  });

  it('answers 404 to everybody else, and 422 for a note without questions', async () => {
    const ada = await newStudent();
    const { paper } = await ada.read();
    const ben = await newStudent('Photosynthesis is how plants make sugar.\nIt needs light.');
    expect(await ben.get(paper.id)).toMatchObject({ code: 'not_found' });
    expect(await ben.giveKeys(paper.id, 'A')).toMatchObject({ status: 404 });
    expect(await ben.makeSet(newId())).toMatchObject({ status: 404 });
    const answers_note_id = ada.noteId;
    const foreign = await ben.call(endpoints.readPastPaper, {
      body: { note_id: ben.noteId, answers_note_id },
    });
    expect(foreign.status).toBe(404);

    const lecture = await ben.call(endpoints.readPastPaper, { body: { note_id: ben.noteId } });
    expect([lecture.status, lecture.body.code]).toEqual([422, 'not_a_paper']);
    await app.platform.database.db
      .update(notes)
      .set({ status: 'extracting' })
      .where(eq(notes.id, ben.noteId));
    const early = await ben.call(endpoints.readPastPaper, { body: { note_id: ben.noteId } });
    expect([early.status, early.body.code]).toEqual([409, 'note_not_ready']);
  });
});
