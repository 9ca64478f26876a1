import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createExamStudent } from './testing/exam-student.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const tenMinutes = 10 * 60_000;

it('a student starts at most thirty exams in ten minutes, even with concurrent calls', async () => {
  const [ada, ben] = [await createExamStudent(app, 2, { sets: 2 }), await createExamStudent(app, 2)];
  const first = await ada.startOverAll('tap-1');
  const statuses = (await Promise.all(Array.from({ length: 40 }, () => ada.startOverAll()))).map(
    ({ status }) => status,
  );
  expect(statuses.filter((status) => status === 201)).toHaveLength(29);
  expect(statuses.filter((status) => status === 429)).toHaveLength(11);

  const rejection = await ada.startOverAll();
  expect(rejection).toMatchObject({
    status: 429,
    body: { detail: 'You have started too many exams. Please wait 10 minutes before the next one.' },
  });
  expect((await ada.startOverAll('tap-1')).body.id).toBe(first.body.id);
  expect((await ben.start()).status).toBe(201);

  app.clock.advance(tenMinutes + 1);
  expect((await ada.startOverAll()).status).toBe(201);
});
