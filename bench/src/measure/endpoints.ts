import type { Student } from '../instance/students.ts';
import type { Figure } from '../report/figure.ts';
import { type Comparison, type Contest, compare } from './comparison.ts';
import { assertSameAnswers } from './same-answers.ts';
import { currentUser, habitsToday, loadExam, myQuestions, type Scenario, saveAnswer } from './scenarios.ts';

/** Largest processor time of one exam step, in milliseconds. */
const examStepMostMs = 1.2;

/** Longest p99 of a saved answer at 20 connections, in milliseconds. */
const saveMostP99 = 50;

/** Everything that a school does all day, and the step of an exam that it adds up to. */
export async function measureEndpoints(contest: Contest, students: readonly Student[]): Promise<Figure[]> {
  const user = currentUser(students);
  const questions = myQuestions(students);
  const habits = habitsToday(students);
  const exam = loadExam(students);
  const save = saveAnswer(students);
  for (const scenario of [user, questions, habits, exam]) await assertSameAnswers(contest, scenario);
  const { loadSeconds, warmUpSeconds } = contest.options;
  const run = (scenario: Scenario) =>
    compare(contest, {
      ...scenario,
      until: { seconds: loadSeconds },
      warmUp: { seconds: warmUpSeconds },
    });
  const compared = {
    user: await run(user),
    questions: await run(questions),
    habits: await run(habits),
    exam: await run(exam),
    save: await run(save),
  };

  return [
    ...getFigures(user, compared.user),
    ...getFigures(questions, compared.questions),
    ...getFigures(habits, compared.habits),
    ...getFigures(exam, compared.exam),
    ...getFigures(save, compared.save, saveMostP99),
    {
      name: 'exam step (save + next)',
      unit: 'ms of CPU',
      measured: compared.save.product.cpuMs + compared.exam.product.cpuMs,
      bare: compared.save.bare.cpuMs + compared.exam.bare.cpuMs,
      goal: { most: examStepMostMs, of: 'unit' },
    },
  ];
}

function getFigures(
  { name, mostTimesBare }: Scenario,
  { product, bare }: Comparison,
  mostP99?: number,
): Figure[] {
  const figure = (unit: string, value: keyof typeof product, goal: Figure['goal'] = null): Figure => ({
    name,
    unit,
    measured: product[value],
    bare: bare[value],
    goal,
  });
  return [
    figure('ms of CPU', 'cpuMs', { most: mostTimesBare, of: 'bare' }),
    figure('requests/s', 'perSecond'),
    figure('p50 ms', 'p50'),
    figure('p99 ms', 'p99', mostP99 === undefined ? null : { most: mostP99, of: 'unit' }),
  ];
}
