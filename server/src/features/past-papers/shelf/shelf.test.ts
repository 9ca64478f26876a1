import { deleteFile } from '@akada/contract/material/notes.ts';
import type { PastPaperSubject, ShelfSubject } from '@akada/contract/material/past-paper-shelf.ts';
import * as shelf from '@akada/contract/material/past-paper-shelf.ts';
import * as endpoints from '@akada/contract/material/past-papers.ts';
import { startExam } from '@akada/contract/work/exams.ts';
import { drawPractice } from '@akada/contract/work/practice.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/ids.ts';
import { callAs } from '../../../testing/call-as.ts';
import { createPerson } from '../../../testing/people.ts';
import { type SharedTestApp, sharedTestApp } from '../../../testing/test-app.ts';
import { warmEngine } from '../../generation/testing/warm-engine.ts';
import { createPaperNote } from '../testing/paper-notes.ts';

let app: SharedTestApp;

beforeAll(async () => {
  app = await sharedTestApp();
  await warmEngine(app);
});

const ask = (number: number, about: string) => `${number}. Which of these is ${about}?
A. the first ${about}
B. the second ${about}
C. the third ${about}
D. the fourth ${about}
`;

/** A paper of four questions on genetics and two on cells; the last question has no key. */
const writePaper = (year: number, subject = 'Biology') => `WAEC ${year} ${subject.toUpperCase()}
Time: 40 minutes
Section A: Genetics
${[1, 2, 3, 4].map((number) => ask(number, `gene ${number} of ${year}`)).join('')}
Section B: Cells
${[5, 6].map((number) => ask(number, `cell ${number} of ${year}`)).join('')}
Answers
1. A 2. B 3. C 4. D 5. A
`;

async function newStudent(papers: string[]) {
  const person = await createPerson(app, { plan: 'premium' });
  const owner = { userId: person.userId, canary: 'Cells' };
  const call = callAs(app, person);
  const reviews: endpoints.PastPaperReview[] = [];
  for (const paper of papers) {
    const note_id = await createPaperNote(app, owner, paper);
    const { status, body } = await call(endpoints.readPastPaper, { body: { note_id } });
    if (status !== 200) expect.fail(JSON.stringify(body));
    reviews.push(body);
  }
  const getShelf = async (): Promise<{ items: ShelfSubject[]; total: number }> =>
    (await call(shelf.showPastPaperShelf)).body;
  const getSubject = async (subject: string): Promise<PastPaperSubject> =>
    (await call(shelf.getPastPaperSubject, { query: { subject } })).body;
  const practise = (order: object) =>
    call(shelf.practisePastPapers, { body: { subject: 'Biology', count: 20, seed: newId(), ...order } });
  const draw = async (ids: string[]) =>
    (await call(drawPractice, { query: { question_ids: ids, count: '100', seed: newId() } })).body;
  return { ...person, call, reviews, getShelf, getSubject, practise, draw };
}

describe('the shelf', () => {
  it('groups papers by subject, counts their questions, and names the topics that are asked most', async () => {
    const { getShelf, getSubject, call, reviews } = await newStudent([
      writePaper(2016),
      writePaper(2017),
      writePaper(2018, 'Physics'),
    ]);
    const [first] = reviews;
    // Another spelling is the same subject.
    await call(endpoints.changePastPaper, {
      params: { id: first?.paper.id ?? '' },
      body: { subject: ' biology ' },
    });
    const { items, total } = await getShelf();
    expect(total).toBe(2);
    expect(items).toMatchObject([
      {
        papers: 2,
        questions: 12,
        ready: 10,
        without_key: 2,
        newest: [
          { year: '2017', body: 'waec', questions: 6, ready: 5, without_key: 1 },
          { year: '2016', body: 'waec', questions: 6, ready: 5, without_key: 1 },
        ],
        most_asked: [
          { topic: 'Genetics', questions: 8, years: 2, share: 8 / 12 },
          { topic: 'Cells', questions: 4, years: 2, share: 4 / 12 },
        ],
      },
      { papers: 1, questions: 6 },
    ]);
    expect(await getSubject('BIOLOGY')).toMatchObject({
      papers: 2,
      years: [
        { year: '2017', papers: 1, questions: 6 },
        { year: '2016', papers: 1, questions: 6 },
      ],
      topics: [{ topic: 'Genetics' }, { topic: 'Cells' }],
      without_topic: 0,
    });
    const { body: list } = await call(endpoints.listPastPapers, { query: { subject: 'Biology' } });
    expect(list).toMatchObject({ total: 2, items: [{ year: '2017', without_key: 1 }, { year: '2016' }] });
    expect(await getSubject('Chemistry')).toMatchObject({ papers: 0, years: [], topics: [] });
  });

  it('a student names the topic of several questions together, and takes it back', async () => {
    const { call, reviews, getSubject } = await newStudent([writePaper(2016)]);
    const id = reviews[0]?.paper.id ?? '';
    const name = (positions: number[], topic: string | null) =>
      call(endpoints.namePastPaperTopic, { params: { id }, body: { positions, topic } });
    const { body: review } = await name([0, 4, 5], 'DNA  and RNA');
    expect(
      review.questions.map(({ topic, topic_from }: endpoints.PastPaperQuestion) => [topic, topic_from]),
    ).toEqual([
      ['DNA and RNA', 'person'],
      ['Genetics', 'section'],
      ['Genetics', 'section'],
      ['Genetics', 'section'],
      ['DNA and RNA', 'person'],
      ['DNA and RNA', 'person'],
    ]);
    await name([1], ' dna and rna');
    expect((await getSubject('Biology')).topics).toMatchObject([
      { topic: 'DNA and RNA', questions: 4, years: 1 },
      { topic: 'Genetics', questions: 2 },
    ]);
    expect((await name([0], null)).body.questions[0]).toMatchObject({ topic: 'Genetics' });
    expect((await name([0, 150], 'Cells')).status).toBe(404);
  });

  it('shows no paper of a deleted note or of another student, and restores a deleted paper', async () => {
    const { call, reviews, getShelf } = await newStudent([writePaper(2016), writePaper(2017)]);
    const [first, second] = reviews.map(({ paper }) => paper);
    const id = first?.id ?? '';
    expect((await (await newStudent([])).getShelf()).total).toBe(0);
    await call(endpoints.deletePastPaper, { params: { id } });
    await call(deleteFile, { params: { id: second?.note_id ?? '' } });
    expect(await getShelf()).toEqual({ items: [], total: 0 });
    expect((await call(endpoints.restorePastPaper, { params: { id } })).status).toBe(204);
    expect((await getShelf()).items).toMatchObject([{ papers: 1 }]);

    await call(endpoints.deletePastPaper, { params: { id } });
    const { body: readAgain } = await call(endpoints.readPastPaper, {
      body: { note_id: first?.note_id ?? '' },
    });
    expect(readAgain.paper.id).toBe(id);
    expect((await getShelf()).items).toMatchObject([{ papers: 1 }]);
  });
});

describe('practice of past papers', () => {
  it('draws topics as often as they are asked, after ready questions have joined their sets', async () => {
    const { practise, draw, call } = await newStudent([writePaper(2016), writePaper(2017)]);
    const seed = newId();
    const { body: first } = await practise({ count: 6, seed });
    expect(first).toMatchObject({ available: 10 });
    const { questions } = await draw(first.question_ids);
    expect(questions.map(({ topic }: { topic: string }) => topic).sort()).toEqual([
      'Cells',
      'Cells',
      'Genetics',
      'Genetics',
      'Genetics',
      'Genetics',
    ]);
    expect((await practise({ count: 6, seed })).body).toEqual(first);
    expect((await call(endpoints.listPastPapers)).body.items).toMatchObject([
      { set_id: expect.any(String) },
      { set_id: expect.any(String) },
    ]);
  });

  it('asks only the chosen years and topics, and says why nothing can be asked', async () => {
    const { practise, draw, call, reviews } = await newStudent([writePaper(2016), writePaper(2017)]);
    const { body } = await practise({ years: ['2017'], topics: ['cells'], order: 'mixed' });
    expect(body.available).toBe(1);
    const { questions } = await draw(body.question_ids);
    expect(questions).toMatchObject([{ topic: 'Cells', stem: 'Which of these is cell 5 of 2017?' }]);
    const none = await practise({ years: ['2015'] });
    expect(none).toMatchObject({ status: 409, body: { detail: expect.stringContaining('key yet') } });
    // The other paper was not chosen, so it has no set.
    const { body: papers } = await call(endpoints.listPastPapers);
    expect(papers.items.filter(({ set_id }: endpoints.PastPaper) => set_id !== null)).toHaveLength(1);

    const id = reviews[1]?.paper.id ?? '';
    const { body: set } = await call(endpoints.makePastPaperSet, { params: { id } });
    await call(startExam, { body: { question_ids: set.question_ids, in_order: true } });
    expect(await practise({ years: ['2017'] })).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('running exam') },
    });
  });

  it('an exam asks the set in printed order, also a question that got its key later', async () => {
    const { call, reviews } = await newStudent([writePaper(2016)]);
    const id = reviews[0]?.paper.id ?? '';
    const mend = (position: number, body: Record<string, unknown>) =>
      call(endpoints.changePastPaperQuestion, { params: { id, position: String(position) }, body });
    await mend(1, { key: [] });
    await call(endpoints.makePastPaperSet, { params: { id } });
    await mend(1, { key: [2] });
    const { body: set } = await call(endpoints.makePastPaperSet, { params: { id } });
    const order = { question_ids: set.question_ids, in_order: true, duration_minutes: 40 };
    const { body: exam } = await call(startExam, { body: order });
    expect(exam.questions.map(({ stem }: { stem: string }) => stem)).toEqual(
      [1, 2, 3, 4]
        .map((n) => `Which of these is gene ${n} of 2016?`)
        .concat('Which of these is cell 5 of 2016?'),
    );
    expect(exam).toMatchObject({ title: 'WAEC Biology 2016', duration_minutes: 40 });
    expect(reviews[0]?.paper.minutes).toBe(40);
  });
});
