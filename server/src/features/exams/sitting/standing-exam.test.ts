/** An exam whose clock pauses while its student is away, for at most half an hour in all. Tests move the clock. */
import { answerGraceMs } from '@akada/core/exams/exam-clock.ts';
import { awayAfterMs } from '@akada/core/exams/standing-clock.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/ids.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createMemoryService } from '../../memory/memory.service.ts';
import { createExamFinish } from '../end/exam-finish.service.ts';
import { createExamStudent, rightChoice } from '../testing/exam-student.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const minuteMs = 60_000;

/** An exam of ten minutes. */
async function sitting(may_pause = true) {
  const student = await createExamStudent(app, 2);
  const { body: exam } = await student.startOf({ generation_id: student.generationId, may_pause });
  const view = newId();
  return {
    student,
    exam,
    see: async () => (await student.see(exam.id, view)).body,
    sweep: () =>
      createExamFinish({
        ...app.platform,
        clock: app.clock,
        memory: createMemoryService(),
      }).finishAllOverdue(),
    statusNow: async () => (await student.list()).body.items[0]?.status,
    /** Milliseconds by which a time is after the original deadline: the length of the pauses. */
    later: (deadline: string) => Date.parse(deadline) - Date.parse(exam.deadline_at),
  };
}

describe('a clock that may pause', () => {
  it('closes half an hour after the deadline that it starts with', async () => {
    const { exam, later } = await sitting();
    expect([exam.may_pause, exam.away_ms, later(exam.closes_at)]).toEqual([true, 0, 30 * minuteMs]);
  });

  it('pauses for a gap of more than 45 seconds, and the result shows its length', async () => {
    const { student, exam, see, later } = await sitting();
    for (let signs = 0; signs < 3; signs += 1) {
      app.clock.advance(20_000);
      expect(later((await see()).deadline_at)).toBe(0);
    }
    app.clock.advance(awayAfterMs);
    expect((await see()).away_ms).toBe(0);
    app.clock.advance(5 * minuteMs);
    const back = await see();
    expect([later(back.deadline_at), back.away_ms, back.closes_at]).toEqual([
      5 * minuteMs,
      5 * minuteMs,
      exam.closes_at,
    ]);
    expect((await see()).deadline_at).toBe(back.deadline_at);
    expect((await student.open(exam.id)).body).toMatchObject({
      deadline_at: back.deadline_at,
      away_ms: back.away_ms,
      closes_at: exam.closes_at,
    });
    app.clock.advance(minuteMs / 2);
    const { body: result } = await student.submit(exam.id);
    expect([result.away_ms, result.seconds_used]).toEqual([5 * minuteMs, 60 + 45 + 30]);
  });

  it('pauses for half an hour in all, however long and often the student is away', async () => {
    const { see, later } = await sitting();
    app.clock.advance(20 * minuteMs);
    expect(later((await see()).deadline_at)).toBe(20 * minuteMs);
    app.clock.advance(15 * minuteMs);
    const back = await see();
    expect([later(back.deadline_at), back.away_ms]).toEqual([30 * minuteMs, 30 * minuteMs]);
    app.clock.advance(4 * minuteMs);
    expect((await see()).deadline_at).toBe(back.deadline_at);
  });

  it('accepts no answer after the deadline from a student who was present', async () => {
    const { student, exam, see, sweep, statusNow } = await sitting();
    for (let signs = 0; signs < 30; signs += 1) {
      app.clock.advance(20_000);
      await see();
    }
    app.clock.advance(answerGraceMs + 1);
    const id = exam.questions[0]?.id ?? '';
    expect(await student.answer(exam.id, id, rightChoice)).toMatchObject({
      status: 409,
      body: { code: 'answer_after_deadline' },
    });
    await sweep();
    expect(await statusNow()).toBe('finished');
    expect((await student.result(exam.id)).body).toMatchObject({ away_ms: 0, finished_at: exam.deadline_at });
  });

  it('waits for a student who was cut off before the deadline, and returns the remaining time', async () => {
    const { student, exam, see, sweep, statusNow } = await sitting();
    app.clock.advance(20_000);
    await see();
    app.clock.advance(25 * minuteMs);
    await sweep();
    expect(await statusNow()).toBe('in_progress');
    const { deadline_at, server_now } = await see();
    expect(Date.parse(deadline_at) - Date.parse(server_now)).toBe(10 * minuteMs - 20_000);
    const id = exam.questions[0]?.id ?? '';
    expect((await student.answer(exam.id, id, rightChoice)).status).toBe(200);
  });

  it('ends with the saved answers if the student does not return', async () => {
    const { student, exam, sweep, statusNow } = await sitting();
    await student.answer(exam.id, exam.questions[0]?.id ?? '', rightChoice);
    app.clock.advance(40 * minuteMs + answerGraceMs);
    await sweep();
    expect(await statusNow()).toBe('in_progress');
    app.clock.advance(1);
    await sweep();
    expect(await statusNow()).toBe('finished');
    expect((await student.result(exam.id)).body).toMatchObject({
      correct: 1,
      finished_by: 'deadline',
      finished_at: exam.closes_at,
      seconds_used: 600,
      away_ms: 30 * minuteMs,
    });
  });

  it('counts the last gap of an exam that is submitted without an earlier sign', async () => {
    const { student, exam } = await sitting();
    app.clock.advance(12 * minuteMs);
    expect((await student.submit(exam.id)).body).toMatchObject({
      finished_by: 'submit',
      away_ms: 12 * minuteMs,
      seconds_used: 0,
    });
  });

  it('an ended exam is reported as ended', async () => {
    const { student, exam, see } = await sitting();
    await student.submit(exam.id);
    expect((await see()).status).toBe('finished');
    app.clock.advance(awayAfterMs + 1);
    expect((await see()).deadline_at).toBe(exam.deadline_at);
  });

  it('an exam past its time ends at the next sign of presence', async () => {
    const { see } = await sitting();
    app.clock.advance(41 * minuteMs);
    expect((await see()).status).toBe('finished');
  });
});

describe('a clock that must not pause', () => {
  it('runs on during absences', async () => {
    const { student, exam, see } = await sitting(false);
    expect([exam.may_pause, exam.closes_at]).toEqual([false, exam.deadline_at]);
    app.clock.advance(8 * minuteMs);
    expect(await see()).toMatchObject({ status: 'in_progress', deadline_at: exam.deadline_at, away_ms: 0 });
    app.clock.advance(2 * minuteMs + answerGraceMs + 1);
    expect((await student.result(exam.id)).body).toMatchObject({ finished_by: 'deadline', away_ms: 0 });
  });
});

it("a sign of presence for another student's exam gets the answer for a missing exam", async () => {
  const { exam } = await sitting();
  const other = await createExamStudent(app, 1);
  const foreign = await other.see(exam.id, newId());
  expect(foreign).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(await other.see(newId(), newId())).toEqual(foreign);
});
