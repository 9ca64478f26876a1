/** A set that was read from a file: without a note, and otherwise like any other one. */
import { editQuestion, myQuestions, type Question } from '@akada/contract/material/questions.ts';
import { examResult, saveAnswer, startExam, submitExam } from '@akada/contract/work/exams.ts';
import {
  deleteGeneration,
  getGeneration,
  listDeletedGenerations,
  listGenerations,
  replaceQuestion,
  restoreGeneration,
} from '@akada/contract/work/generation.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { callAs } from '../../testing/call-as.ts';
import { createPerson } from '../../testing/people.ts';
import { type SharedTestApp, sharedTestApp } from '../../testing/test-app.ts';
import type { BankDraft } from '../questions/bank/bank-draft.ts';
import { createBankFiles } from '../questions/bank/bank-files.service.ts';
import { createQuestionsService } from '../questions/questions.service.ts';
import { withHolds } from '../questions/testing/with-holds.ts';
import { createImportedSets } from './imported-sets.service.ts';

let app: SharedTestApp;
let student: Awaited<ReturnType<typeof newStudent>>;

beforeAll(async () => {
  app = await sharedTestApp();
});
beforeEach(async () => {
  student = await newStudent();
});

const draft: BankDraft = {
  type: 'single',
  stem: 'What holds **water**?',
  options: ['Humus', 'Sand'],
  body: null,
  answerIndexes: [0],
  explanation: 'It does.',
  feedback: ['Yes.', 'It runs through.'],
  topic: 'Soil',
  subject: null,
  difficulty: 'easy',
  tags: ['Mock'],
  status: 'draft',
  courseId: newId(),
  passageId: null,
};
const several: BankDraft = { ...draft, type: 'multiple', stem: 'Which hold water?', answerIndexes: [0, 1] };

async function importSet(userId: string, drafts: readonly BankDraft[], title = 'Mock of 2019') {
  const { database, clock } = app.platform;
  const rendered = await createQuestionsService(withHolds(app.platform)).withContent(
    drafts.map((it) => ({ ...it, markup: 'markdown' as const })),
  );
  const sets = createImportedSets({ clock, questions: createBankFiles({ clock }) });
  return database.transaction((tx) => sets.add(tx, { userId, title, drafts: rendered }));
}

async function newStudent() {
  const person = await createPerson(app);
  const call = callAs(app, person);
  return {
    ...person,
    call,
    /** @returns the id of a set of these questions */
    async given(...drafts: BankDraft[]): Promise<string> {
      const { setId } = await importSet(person.userId, drafts);
      return setId ?? expect.fail('The set has questions');
    },
    start: (generationId: string) =>
      call(startExam, { body: { generation_id: generationId, duration_minutes: 10 } }),
  };
}

describe('a set without a note', () => {
  it('is listed by its own title, and read with everything that it says', async () => {
    const id = await student.given(draft, several);
    const { body: list } = await student.call(listGenerations);
    expect(list.items).toMatchObject([{ id, file_id: null, title: 'Mock of 2019', made: 2, questions: 2 }]);
    const { body: set } = await student.call(getGeneration, { params: { id } });
    expect(set).toMatchObject({ file_id: null, title: 'Mock of 2019', status: 'ready', replacements: null });
    expect(set.items).toMatchObject([
      {
        type: 'single',
        kind: null,
        answer_index: 0,
        answer_indexes: [0],
        source: null,
        made_by: null,
        badge: [],
        checks: [],
        feedback: draft.feedback,
        origin: 'own',
        content: { options: [null, null] },
      },
      { type: 'multiple', answer_index: null, answer_indexes: [0, 1] },
    ]);
    const { body: mine } = await student.call(myQuestions, { query: { generation_id: id } });
    expect(mine.items).toEqual(set.items);
  });

  it('has each question once, and is not made of none', async () => {
    const repeated = {
      ...draft,
      stem: ' what holds  **WATER**? ',
      options: ['Sand', 'Humus'],
      body: null,
      answerIndexes: [1],
    };
    const created = await importSet(student.userId, [draft, repeated, several]);
    expect(created).toMatchObject({
      added: 2,
      duplicates: 1,
      ids: [expect.any(String), null, expect.any(String)],
    });
    expect(await importSet(student.userId, [])).toMatchObject({ setId: null, added: 0 });
  });

  it('takes a file of five thousand questions', async () => {
    const many = Array.from({ length: 5_000 }, (_, index) => ({ ...draft, stem: `Question ${index}?` }));
    const created = await importSet(student.userId, many);
    expect(created.added).toBe(5_000);
    const { status, body } = await student.start(created.setId ?? '');
    expect([status, body.questions.length, body.left_out]).toEqual([201, 200, 4_800]);
  });

  it('can be used in an exam if questions have several right options', async () => {
    const id = await student.given(draft, several);
    const { body: exam } = await student.start(id);
    expect([exam.questions.length, exam.left_out]).toEqual([2, undefined]);
    const question = exam.questions.find(({ type }: { type: string }) => type === 'multiple');
    const choices = several.answerIndexes.map((key) =>
      question.options.findIndex(({ text }: { text: string }) => text === several.options[key]),
    );
    const params = { id: exam.id, question_id: question.id };
    await student.call(saveAnswer, { params, body: { choices, sequence: 1 } });
    await student.call(submitExam, { params: { id: exam.id } });
    const { body: result } = await student.call(examResult, { params: { id: exam.id } });
    expect(result).toMatchObject({ title: 'Mock of 2019', correct: 1, total: 2 });
    const { feedback, source } = result.questions.find(({ type }: { type: string }) => type === 'single');
    expect([source, feedback.toSorted()]).toEqual([null, draft.feedback.toSorted()]);
  });

  it('gives its title only to exams of this set', async () => {
    const first = async (generation_id: string): Promise<string> =>
      (await student.call(myQuestions, { query: { generation_id } })).body.items[0].id;
    const one = await first(await student.given(draft));
    const two = await first(await student.given({ ...draft, stem: 'Why?' }));
    const startOf = (question_ids: string[]) =>
      student.call(startExam, { body: { question_ids, duration_minutes: 10 } });
    expect((await startOf([one])).body.title).toBe('Mock of 2019');
    expect((await startOf([one, two])).body.title).toBe('Practice exam');
  });

  it('has questions that are edited as their owner likes, and not replaced', async () => {
    const id = await student.given(draft, several);
    const { body: set } = await student.call(getGeneration, { params: { id } });
    const [one, other] = set.items;
    const body = { stem: 'What?', options: ['A', 'B'], answer_index: 1, explanation: '', version: 1 };
    const edited = await student.call(editQuestion, { params: { id: one.id }, body });
    expect([edited.status, edited.body]).toMatchObject([200, { origin: 'own', version: 2, answer_index: 1 }]);
    expect((await student.call(editQuestion, { params: { id: other.id }, body })).status).toBe(422);
    expect((await student.call(replaceQuestion, { params: { id: one.id } })).status).toBe(409);
  });

  it('shows passages next to the questions that share them, and exams keep those together', async () => {
    const { database, clock } = app.platform;
    const passage = { title: 'Soil', text: 'Humus holds water.', content: null, contentVersion: 1 };
    const [passageId = null] = await database.transaction((tx) =>
      createBankFiles({ clock }).addPassages(tx, student.userId, [passage]),
    );
    const shared = [1, 2, 3].map((index) => ({ ...draft, stem: `Of it ${index}?`, passageId }));
    const alone = [1, 2, 3, 4].map((index) => ({ ...draft, stem: `Alone ${index}?` }));
    const id = await student.given(...alone.slice(0, 2), ...shared, ...alone.slice(2));
    const passages = [{ id: passageId, title: 'Soil', text: 'Humus holds water.', content: null }];
    const { body: set } = await student.call(getGeneration, { params: { id } });
    expect(set.passages).toEqual(passages);
    expect(set.items.map(({ passage_id }: Question) => passage_id ?? null)).toEqual([
      null,
      null,
      passageId,
      passageId,
      passageId,
      null,
      null,
    ]);
    expect((await student.call(myQuestions)).body.passages).toEqual(passages);

    const { body: exam } = await student.start(id);
    expect(exam.passages).toEqual(passages);
    const stems: string[] = exam.questions.map(({ stem }: Question) => stem);
    const first = stems.indexOf('Of it 1?');
    expect(stems.slice(first, first + 3)).toEqual(['Of it 1?', 'Of it 2?', 'Of it 3?']);
    const { body: result } = await student.call(submitExam, { params: { id: exam.id } });
    expect(result.passages).toEqual(passages);
    expect(result.questions[first].passage_id).toBe(passageId);
  });

  it('keeps the questions of a passage together and in order, wherever a file has them, also those drawn for an exam', async () => {
    const { database, clock } = app.platform;
    const passage = { title: 'Soil', text: 'Humus holds water.', content: null, contentVersion: 1 };
    const [passageId = null] = await database.transaction((tx) =>
      createBankFiles({ clock }).addPassages(tx, student.userId, [passage]),
    );
    const of = (stem: string) => ({ ...draft, stem, passageId });
    const alone = (stem: string) => ({ ...draft, stem });
    const inFile = [alone('Alone 1?'), of('Of it 1?'), alone('Alone 2?'), of('Of it 2?'), of('Of it 3?')];
    const id = await student.given(...inFile);
    const { items } = (await student.call(getGeneration, { params: { id } })).body;
    const getStems = (questions: Question[]) => questions.map(({ stem }) => stem);
    expect(getStems(items)).toEqual(['Alone 1?', 'Of it 1?', 'Of it 2?', 'Of it 3?', 'Alone 2?']);
    const listed = await student.call(myQuestions, { query: { generation_id: id } });
    expect(getStems(listed.body.items)).toEqual(getStems(items));

    const drawn = items.filter(({ stem }: Question) => stem !== 'Of it 2?').toReversed();
    const body = { question_ids: drawn.map((question: Question) => question.id), duration_minutes: 10 };
    const requested = getStems((await student.call(startExam, { body })).body.questions);
    expect(requested).toHaveLength(4);
    expect(requested.indexOf('Of it 3?')).toBe(requested.indexOf('Of it 1?') + 1);
  });

  it('is deleted with undo', async () => {
    const id = await student.given(draft);
    await student.call(deleteGeneration, { params: { id } });
    expect((await student.call(listGenerations)).body.total).toBe(0);
    const { body: deleted } = await student.call(listDeletedGenerations);
    expect(deleted.items).toMatchObject([{ id, title: 'Mock of 2019', questions: 1 }]);
    const { body: set } = await student.call(restoreGeneration, { params: { id } });
    expect(set.items).toHaveLength(1);
  });
});
