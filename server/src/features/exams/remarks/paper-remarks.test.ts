/** Remarks about papers, contested marks, the release to all students, and the notices that tutors get. */
import { reportQuestion } from '@akada/contract/material/questions.ts';
import { listSetExams } from '@akada/contract/work/course-exams.ts';
import { saveAnswer } from '@akada/contract/work/exams.ts';
import { getRelease, releaseMarks } from '@akada/contract/work/marking/papers.ts';
import * as phrases from '@akada/contract/work/marking/phrases.ts';
import * as contract from '@akada/contract/work/marking/remarks.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/ids.ts';
import { getNotifications } from '../../../testing/notifications.ts';
import { notificationsDuring } from '../../../testing/notifications-during.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { newSitter, type Sitter } from '../testing/course-exam-people.ts';
import { essayBody, setEssayExam } from '../testing/essay-exam.ts';

let app: TestApp;
const minuteMs = 60_000;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const runTask = async (name: string) => app.features.tasks.find((task) => task.name === name)?.run();
const later = { results_show: 'after_close', keys_show: 'after_close' };

/** @returns an exam with an essay and a student who wrote it, with the calls of both about its paper */
async function setPaper(change: Record<string, unknown> = {}) {
  const setting = await setEssayExam(app, 1, change);
  const { student, examId } = await setting.submitPaper();
  const { teacher, exam } = setting;
  const [essayId = ''] = setting.essayIds;
  const paper = { id: exam.id, exam_id: examId };
  return {
    ...setting,
    student,
    examId,
    essayId,
    people: { teacher, student },
    write: (body: object) =>
      teacher.call(contract.writePaperRemark, {
        params: paper,
        body: { id: newId(), question_id: essayId, kind: 'comment', text: 'Why?', ...body } as never,
      }),
    remove: (id: string) => teacher.call(contract.removePaperRemark, { params: paper, body: { id } }),
    answer: (body: object) => {
      // Remarks of one moment are in the order of their ids.
      app.clock.advance(1_000);
      return student.call(contract.writeExamRemark, {
        params: { id: examId },
        body: { id: newId(), question_id: essayId, kind: 'comment', text: 'Because.', ...body } as never,
      });
    },
    read: async (): Promise<contract.PaperRemarks> =>
      (await student.call(contract.listExamRemarks, { params: { id: examId } })).body,
    release: () => teacher.call(releaseMarks, { params: { id: exam.id } }),
  };
}

describe('marks of essays', () => {
  it('show to all students together once their tutor releases them, and each student is notified once', async () => {
    const setting = await setPaper(later);
    const { student, examId, essayId, exam, teacher, people } = setting;
    const other = await setting.submitPaper('Ben Eze');
    await setting.mark(examId, essayId, { message: 'Well argued.' });
    await setting.write({ text: 'Look at page 3.' });
    app.clock.advance(120 * minuteMs);
    const everyone = { ...people, other: other.student };
    expect(await notificationsDuring(app, everyone, () => runTask('course_exams.close'))).toEqual({});

    const hidden = await student.result(examId);
    expect(hidden.body).toMatchObject({ is_marking: true, results_from: null });
    expect(JSON.stringify(hidden.body)).not.toContain('score');
    expect((await student.history())[0]).toMatchObject({ score: null, percent: null });
    expect((await student.call(listSetExams)).body.items[0]).toMatchObject({
      is_marking: true,
      finished: [{ percent: null }],
    });
    expect(await setting.read()).toEqual({ items: [], contestable: [] });
    expect((await setting.answer({})).status).toBe(409);
    const { body: release } = await teacher.call(getRelease, { params: { id: exam.id } });
    expect(release).toEqual({ is_needed: true, released_at: null, students: 2, marked: 1, waiting: 1 });

    const notified = await notificationsDuring(app, everyone, () =>
      Promise.all([setting.release(), setting.release()]),
    );
    expect(notified).toEqual({ student: ['exam.marks_released'], other: ['exam.marks_released'] });
    expect((await setting.release()).body).toMatchObject({ released_at: expect.any(String), marked: 1 });
    expect((await student.result(examId)).body).toMatchObject({ score: 5, percent: 42 });
    expect(await setting.read()).toMatchObject({
      items: [{ text: 'Look at page 3.', by: 'tutor', is_mine: false }],
      contestable: [essayId],
    });
    const marked = await notificationsDuring(app, everyone, () => setting.mark(other.examId, essayId));
    expect(marked).toEqual({ other: ['exam.essays_marked'] });
  });

  it('need no release if they show as soon as a student submits', async () => {
    const setting = await setPaper();
    expect((await setting.release()).status).toBe(409);
  });
});

describe('a remark', () => {
  it('is written once, read by the other person, and removed only before an answer', async () => {
    const setting = await setPaper();
    const { people } = setting;
    const body = { id: newId(), text: 'Which rivers? <b>Ngozi</b>' };
    const notified = await notificationsDuring(app, people, async () => {
      await setting.write(body);
      await setting.write(body);
    });
    expect(notified).toEqual({ student: ['exam.paper_remarked'] });
    expect((await setting.read()).items).toMatchObject([{ id: body.id, text: body.text }]);
    const unanswered = { id: newId(), question_id: null, text: 'Read it again.' };
    await setting.write(unanswered);
    expect((await setting.remove(unanswered.id)).body.items).toHaveLength(1);

    await setting.answer({ text: 'The Niger.' });
    expect((await setting.remove(body.id)).status).toBe(409);
    expect((await setting.write({ question_id: newId() })).status).toBe(404);
    expect((await setting.write({ text: 'x'.repeat(1_001) })).status).toBe(422);
    expect((await setting.write({ kind: 'confirmed' })).status).toBe(409);
  });

  it('stays hidden from the student while another exam holds the question', async () => {
    const setting = await setPaper();
    await setting.write({});
    await setting.write({ question_id: null });
    expect((await setting.read()).items).toHaveLength(2);
    await setting.teacher.set({ question_count: 2, ...later });
    expect(await setting.read()).toEqual({ items: [], contestable: [] });
    expect((await setting.answer({})).status).toBe(409);
  });
});

describe('contested marks', () => {
  it('are decided by a reason or by new marks, once, and both read the course of it', async () => {
    const setting = await setPaper();
    const { student, examId, essayId, people } = setting;
    expect((await setting.answer({ kind: 'contest' })).status).toBe(409);
    await setting.mark(examId, essayId);
    const replies = await Promise.all([
      setting.answer({ kind: 'contest', text: 'I named two.' }),
      setting.answer({ kind: 'contest', text: 'I named two.' }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);

    app.clock.advance(2 * minuteMs);
    const notified = await notificationsDuring(app, people, () => runTask('exams.send_notices'));
    expect(notified).toEqual({ teacher: ['exam.notices_sent', 'exam.notices_sent'] });
    const notifiedStudents = await notificationsDuring(app, people, () =>
      setting.mark(examId, essayId, { points: [4, 2, 0], version: 1 }),
    );
    expect(notifiedStudents).toEqual({ student: ['exam.paper_remarked'] });
    expect((await setting.read()).items).toMatchObject([
      { kind: 'contest', by: 'student', is_mine: true, text: 'I named two.' },
      { kind: 'changed', by: 'tutor', points_before: 5, points_after: 6 },
    ]);
    expect((await setting.answer({ kind: 'contest' })).status).toBe(409);
    expect((await setting.answer({})).status).toBe(200);
    expect((await setting.write({ kind: 'confirmed' })).status).toBe(409);
    expect((await student.result(examId)).body).toMatchObject({ score: 6 });
  });
});

describe('a tutor', () => {
  it('gets one notification an hour with the number of papers that students submitted', async () => {
    const { teacher, exam } = await setEssayExam(app);
    const submit = async (sitter: Sitter) => sitter.submit((await sitter.sit(exam.id)).id);
    const sitters = await Promise.all(
      ['A O', 'B O', '<i>C</i>'].map((name) => newSitter(app, teacher, name)),
    );
    await Promise.all(sitters.map(submit));
    const sendNotices = () => notificationsDuring(app, { teacher }, () => runTask('exams.send_notices'));
    expect(await sendNotices()).toEqual({});
    app.clock.advance(2 * minuteMs);
    expect(await sendNotices()).toEqual({ teacher: ['exam.notices_sent'] });
    await submit(await newSitter(app, teacher, 'D O'));
    app.clock.advance(2 * minuteMs);
    expect(await sendNotices()).toEqual({});
    app.clock.advance(60 * minuteMs);
    expect(await sendNotices()).toEqual({ teacher: ['exam.notices_sent'] });
    const titles = (await getNotifications(app, teacher)).map(({ title }) => title);
    expect(titles.slice(-2)).toEqual(['3 papers were handed in', 'A paper was handed in']);
  });

  it('is notified of a reported question once for each student', async () => {
    const { teacher, student, people } = await setPaper();
    const report = (comment: string) =>
      student.call(reportQuestion, {
        params: { id: teacher.questionIds[1] ?? '' },
        body: { reason: 'wrong_answer', comment },
      });
    expect((await report('B is right.')).status).toBe(204);
    await notificationsDuring(app, people, async () => {});
    app.clock.advance(2 * minuteMs);
    await runTask('exams.send_notices');
    await report('B and C are right.');
    app.clock.advance(61 * minuteMs);
    await notificationsDuring(app, people, () => runTask('exams.send_notices'));
    const titles = (await getNotifications(app, teacher)).map(({ title }) => title);
    expect(titles.filter((title) => title === 'A student reported your question')).toHaveLength(1);
  });
});

it('an essay of 1 MB is rejected with a sentence, and the paper stays as it is', async () => {
  const { teacher, exam, essayIds } = await setEssayExam(app);
  const student = await newSitter(app, teacher);
  const { id } = await student.sit(exam.id);
  const { status, body } = await student.call(saveAnswer, {
    params: { id, question_id: essayIds[0] ?? '' },
    body: { response: { type: 'essay', text: 'x'.repeat(1_000_000) }, sequence: 1 },
  });
  expect([413, 422]).toContain(status);
  expect(JSON.stringify(body)).toMatch(/characters|large|long/);
  expect(essayBody.type).toBe('essay');
});

it('a tutor saves a phrase once, changes and removes it, and has at most 100', async () => {
  const { teacher } = await setEssayExam(app);
  const save = (text: string, previous: string | null = null) =>
    teacher.call(phrases.savePhrase, { body: { text, previous } });
  await save('Show your working.');
  await save('Show your working.');
  expect((await save('Draw the tree first.', 'Show your working.')).body).toEqual({
    items: ['Draw the tree first.'],
  });
  for (let number = 1; number < 100; number += 1) await save(`Phrase ${number}`);
  expect((await save('One too many')).status).toBe(409);
  expect((await save('Phrase 1')).status).toBe(200);
  await teacher.call(phrases.removePhrase, { body: { text: 'Phrase 1' } });
  expect((await teacher.call(phrases.listPhrases)).body.items).toHaveLength(99);
});
