/** Students bookmark questions, and find them again. */

import { getBankQuestion } from '@akada/contract/material/question-bank.ts';
import { deleteQuestion, reportQuestion, restoreQuestion } from '@akada/contract/material/questions.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/ids.ts';
import { callAs } from '../../../testing/call-as.ts';
import { inLine } from '../../../testing/postgres/barrier.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { questions } from '../../questions/question/questions.tables.ts';
import { newAuthor } from '../../questions/testing/bank-people.ts';
import { newCourse, newPracticeStudent, type PracticeStudent } from '../testing/practice-student.ts';

let app: TestApp;
let ada: PracticeStudent;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  ada = await newPracticeStudent(app);
});

const getIds = async () => (await ada.bookmarks()).items.map(({ question_id }) => question_id);

describe('a mark', () => {
  it('is listed with its question and its source, newest first, and can be removed', async () => {
    const { ids, generationId } = await ada.addSet(2);
    const course = await newCourse(app, 1);
    await ada.join(course.id);
    const [first = '', second = ''] = ids;
    const [third = ''] = course.ids;
    for (const id of [first, second, third]) {
      expect((await ada.mark(id)).status).toBe(204);
      app.clock.advance(1_000);
    }
    const { items, total } = await ada.bookmarks();
    expect([total, items.map(({ question_id }) => question_id)]).toEqual([3, [third, second, first]]);
    expect(items.map(({ source }) => source)).toEqual([
      { kind: 'course', id: course.id, title: course.name, questions: 1 },
      { kind: 'generation', id: generationId, title: 'Soil', questions: 2 },
      { kind: 'generation', id: generationId, title: 'Soil', questions: 2 },
    ]);
    expect(await ada.bookmarks({ skip: '1', limit: '1' })).toEqual({ items: items.slice(1, 2), total: 3 });
    expect((await ada.draw({ generation_id: generationId })).questions.every((it) => it.bookmarked)).toBe(
      true,
    );

    for (let time = 0; time < 2; time += 1) expect((await ada.unmark(second)).status).toBe(204);
    expect(await getIds()).toEqual([third, first]);
  });

  it('keeps its first position if it is set twice', async () => {
    const { ids } = await ada.addSet(2);
    const [first = '', second = ''] = ids;
    for (const id of [first, second, first]) {
      await ada.mark(id);
      app.clock.advance(1_000);
    }
    expect(await getIds()).toEqual([second, first]);
  });

  it('is hidden while its question must not be practised, and deleted with it', async () => {
    const [id = ''] = (await ada.addSet(1)).ids;
    await ada.mark(id);
    await ada.call(deleteQuestion, { params: { id } });
    expect(await ada.bookmarks()).toEqual({ items: [], total: 0 });
    await ada.call(restoreQuestion, { params: { id } });
    expect(await getIds()).toEqual([id]);
    await app.platform.database.db.delete(questions).where(eq(questions.id, id));
    expect(await ada.bookmarks()).toEqual({ items: [], total: 0 });
  });

  it('is only for questions that the caller may practise', async () => {
    const course = await newCourse(app, 1);
    const foreign = await (await newPracticeStudent(app)).addSet(1);
    for (const id of [newId(), course.ids[0] ?? '', foreign.ids[0] ?? ''])
      expect((await ada.mark(id)).status).toBe(404);
  });

  it('is rejected for a question that is deleted for good at the same time', async () => {
    const [id = ''] = (await ada.addSet(1)).ids;
    const barrier = { sql: 'SELECT FROM questions WHERE id = $1 FOR UPDATE', values: [id] };
    const [, marked] = await inLine(app, barrier, [
      () => app.platform.database.pool.query('DELETE FROM questions WHERE id = $1', [id]),
      () => ada.mark(id),
    ]);
    expect(marked.status).toBe(404);
  });
});

describe('a report', () => {
  const report = (id: string) =>
    ada.call(reportQuestion, { params: { id }, body: { reason: 'unclear', comment: 'Which soil?' } });

  it('about a course question shows its tutor the report next to it, without the sender', async () => {
    const course = await newCourse(app, 1);
    const [id = ''] = course.ids;
    expect((await report(id)).status).toBe(404);
    await ada.join(course.id);
    expect((await report(id)).status).toBe(204);
    const { body, text } = await callAs(app, { userId: course.tutorId })(getBankQuestion, { params: { id } });
    expect(body.reports).toMatchObject([{ reason: 'unclear', comment: 'Which soil?', version: 1 }]);
    expect(text).not.toContain(ada.userId);
  });

  it('is rejected for a draft, and for another tutor’s bank', async () => {
    const author = await newAuthor(app);
    expect((await report((await author.write()).id)).status).toBe(404);
  });
});
