/** Notifications about marked essays. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getNotifications } from '../../../testing/notifications.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { Sitter } from '../testing/course-exam-people.ts';
import { setEssayExam } from '../testing/essay-exam.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('a notification', () => {
  const titles = async (student: Sitter) =>
    (await getNotifications(app, student)).map(({ title }) => title).filter((title) => /essay/.test(title));

  it('reaches the student once when all essays are marked, and again only if the score moves', async () => {
    const setting = await setEssayExam(app, 2);
    const { student, examId } = await setting.submitPaper();
    const [one = '', other = ''] = setting.essayIds;
    await setting.mark(examId, one);
    expect(await titles(student)).toEqual([]);
    await setting.mark(examId, other);
    expect(await titles(student)).toEqual(['Your essay is marked']);
    await setting.mark(examId, other, { message: 'Only a word.', version: 1 });
    expect(await titles(student)).toHaveLength(1);
    await setting.mark(examId, other, { points: [4, 2, 1], version: 2 });
    expect((await titles(student)).toSorted()).toEqual(['Your essay has new marks', 'Your essay is marked']);
  });

  it('says nothing of marks while results do not show', async () => {
    const setting = await setEssayExam(app, 1, { results_show: 'never', keys_show: 'never' });
    const { student, examId } = await setting.submitPaper();
    await setting.mark(examId, setting.essayIds[0] ?? '');
    expect(await titles(student)).toEqual([]);
    expect(JSON.stringify((await student.result(examId)).body)).not.toContain('score');
    expect((await student.history())[0]).not.toHaveProperty('waiting');
  });
});
