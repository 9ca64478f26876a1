/**
 * A hall of students in a separate process. Each student starts at a separate time within the first interval,
 * reports that the page is open, and saves an answer in each interval after it.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { apiBase } from '@akada/contract/table.ts';
import { listExams } from '@akada/contract/work/exams.ts';
import { answerParent } from '../instance/answer-parent.ts';
import type { HallPlan, HallResult } from './hall-plan.ts';
import { createHallStudent, type HallAnswer, type HallStudent } from './hall-student.ts';

answerParent<HallPlan>(async (plan): Promise<HallResult> => {
  const { origin, everyMs, savesEach, questionIds } = plan;
  const seats = plan.students.map(({ accessToken, examId }) => ({
    student: createHallStudent(`${origin}${apiBase}${listExams.path}/${examId}`, accessToken, questionIds),
    begins: Math.random() * everyMs,
  }));
  const inTurn = seats
    .map((seat, index) => ({ ...seat, at: index }))
    .sort((one, other) => one.begins - other.begins);
  const sent: number[] = [];
  const saves: number[] = [];
  const signs: number[] = [];
  const underWay = new Set<Promise<void>>();
  let failed = 0;
  let wrong = 0;

  const sign = async (student: HallStudent, due: number) => {
    failed += await student.sign();
    signs.push(performance.now() - due);
  };
  const save = async (student: HallStudent, index: number, answer: HallAnswer, due: number) => {
    const { failed: inVain, saved } = await student.save(answer);
    failed += inVain;
    if (saved !== '') saves.push(performance.now() - due);
    if (saved !== '' && !says(saved, answer)) wrong += 1;
    const { question, choice, flagged, tookMs, sequence } = answer;
    sent.push(index, question, choice, Number(flagged), tookMs, sequence, Number(saved !== ''));
  };

  const startedAt = performance.now();
  for (let round = 0; round <= savesEach; round += 1) {
    for (const { student, begins, at } of inTurn) {
      const due = startedAt + round * everyMs + begins;
      const wait = due - performance.now();
      if (wait > 0) await pause(wait);
      const call = (
        round === 0
          ? sign(student, due)
          : save(student, at, answerOf(at, round, questionIds.length, everyMs), due)
      ).finally(() => underWay.delete(call));
      underWay.add(call);
    }
  }
  await Promise.all(underWay);
  for (const { student } of seats) student.end();
  return {
    sent: Int32Array.from(sent),
    saves: Float64Array.from(saves),
    signs: Float64Array.from(signs),
    failed,
    wrong,
  };
});

/** Each fifth answer changes the one before it, as students do. Sequences are times in the exam. */
function answerOf(student: number, round: number, questions: number, everyMs: number): HallAnswer {
  const step = round % 5 === 0 ? round - 1 : round;
  return {
    question: (student + 7 * step) % questions,
    choice: (student + round) % 4,
    flagged: (student + round) % 9 === 0,
    tookMs: 1_000 * round + (student % 1_000),
    sequence: round * everyMs + (student % 1_000),
  };
}

function says(saved: string, { choice, flagged, tookMs, sequence }: HallAnswer): boolean {
  const state = JSON.parse(saved) as {
    choices: unknown;
    flagged: unknown;
    took_ms: unknown;
    sequence: unknown;
  };
  return (
    JSON.stringify([state.choices, state.flagged, state.took_ms, state.sequence]) ===
    JSON.stringify([[choice], flagged, tookMs, sequence])
  );
}
