/**
 * The cost of questions to the assistant: passages of very long notes, the path of a model's first word, and
 * simultaneous open answers.
 */
import { randomUUID } from 'node:crypto';
import { apiBase } from '@akada/contract/table.ts';
import { type AnswerEvent, ask } from '@akada/contract/work/assistant.ts';
import { type ModelServer, startModelServer } from '../../../../server/src/testing/model-server.ts';
import type { BenchInstance } from '../../instance/bench-instance.ts';
import { startProgram } from '../../instance/child-program.ts';
import { addAccounts, settle } from '../../instance/seed.ts';
import { addNotes } from '../../instance/seed-notes.ts';
import { type Student, signedInStudents } from '../../instance/students.ts';
import type { LoadRequest } from '../../load/load-plan.ts';
import type { BenchRun } from '../../options.ts';
import type { Figure } from '../../report/figure.ts';
import { median } from '../../report/statistics.ts';
import { productServer, type ServerUnderTest, startServer } from '../../servers/server-under-test.ts';
import { medianOfRounds } from '../load-run.ts';

const questionsARound = 20;
const mostPassagesMs = 100;
const mostFirstTokenMs = 30;
const mostKbEach = 64;
/** As many answers as may be written for one person at a time. */
const answersEach = 2;
const wordsOnPage = 300;
const askedAtOnce = 50;

export async function measureAssistant(instance: BenchInstance, options: BenchRun): Promise<Figure[]> {
  const passages = await measurePassages(instance, options);
  const model = await startModelServer();
  const product = await startServer(productServer, instance, { env: getEnv(model) });
  try {
    const first = options.largeSchool * 10;
    const students = Math.ceil(options.openAnswers / answersEach);
    await addAccounts(instance, { from: first + 1, to: first + students });
    await instance.database.pool.query(agreeAll, [new URL(model.url).host]);
    const asking = (await signedInStudents(instance)).slice(-students);
    return [
      passages,
      await measureFirstToken(product, model, asking, options.rounds * questionsARound),
      ...(await measureOpenAnswers(product, model, asking)),
    ];
  } finally {
    await product.end();
    await model.close();
  }
}

const agreeAll = `INSERT INTO model_choices (user_id, choice, host, chosen_at) SELECT id, 'agreed', $1, now() FROM users`;

const getEnv = ({ url }: ModelServer) => ({
  STUDY_MODEL: 'openai_compatible',
  STUDY_MODEL_NAME: 'bench',
  STUDY_MODEL_URL: url,
});

/** Without a model: the answer is the quotes of the passages. */
async function measurePassages(instance: BenchInstance, options: BenchRun): Promise<Figure> {
  const student = (await signedInStudents(instance)).at(-1);
  if (!student) throw new Error('There is no student.');
  const { terms, words } = await addNotes(instance, student.userId, options.assistantWords / wordsOnPage);
  await settle(instance.database.pool);
  const product = await startServer(productServer, instance);
  const client = await startProgram(new URL('../../load/load-process.ts', import.meta.url));
  const getQuestion = (index: number) =>
    `What does the ${terms[index % terms.length]} do, and why does it rest?`;
  try {
    const run = await medianOfRounds(client, product, {
      rounds: options.rounds,
      requestsOf: () =>
        Array.from({ length: questionsARound }, (_, index) => askedBy(student, getQuestion(index))),
    });
    const name = `answer by quotes of ${words.toLocaleString('en')} words`;
    return {
      name,
      unit: 'p50 ms',
      measured: run.p50,
      bare: null,
      goal: { most: mostPassagesMs, of: 'unit' },
    };
  } finally {
    await Promise.all([client.end(), product.end()]);
  }
}

/** The model answers immediately: all of the time is ours. */
async function measureFirstToken(
  product: ServerUnderTest,
  model: ModelServer,
  students: readonly Student[],
  count: number,
): Promise<Figure> {
  model.answer = () => 'Osmosis moves water.';
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const student = students[index % students.length];
    if (!student) break;
    const from = performance.now();
    const answer = await openAnswer(product, student);
    times.push(answer.firstTokenAt - from);
    await answer.ended;
  }
  const goal = { most: mostFirstTokenMs, of: 'unit' } as const;
  return { name: 'first word, over its model', unit: 'p50 ms', measured: median(times), bare: null, goal };
}

/** All of them have had a word and wait for the next one. */
async function measureOpenAnswers(
  product: ServerUnderTest,
  model: ModelServer,
  students: readonly Student[],
): Promise<Figure[]> {
  const { promise: further, resolve: goOn } = Promise.withResolvers<void>();
  model.pace = () => further;
  const previous = product.memoryMb();
  const requestedStudents = students.flatMap((student) => Array.from({ length: answersEach }, () => student));
  const name = `${requestedStudents.length.toLocaleString('en')} answers that are written`;
  const opened: OpenAnswer[] = [];
  const waitingStudents = [...requestedStudents];
  const openInTurn = async () => {
    for (let student = waitingStudents.pop(); student !== undefined; student = waitingStudents.pop())
      opened.push(await openAnswer(product, student));
  };
  await Promise.allSettled(Array.from({ length: askedAtOnce }, openInTurn));
  const held = product.memoryMb() - previous;
  const open = opened.length;
  goOn();
  await Promise.all(opened.map(({ ended }) => ended));
  const figure = (unit: string, measured: number, max: number): Figure => ({
    name,
    unit,
    measured,
    bare: null,
    goal: { most: max, of: 'unit' },
  });
  return [
    figure('not open', requestedStudents.length - open, 0),
    figure('kB each', (held * 1_000) / Math.max(1, open), mostKbEach),
  ];
}

function askedBy({ accessToken }: Student, query: string): LoadRequest {
  return {
    method: 'POST',
    path: apiBase + ask.path,
    body: JSON.stringify({ query }),
    headers: {
      authorization: `Bearer ${accessToken}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
  };
}

interface OpenAnswer {
  firstTokenAt: number;
  ended: Promise<void>;
}

/** @returns once the first word has come @throws Error for an answer without any */
async function openAnswer({ origin }: ServerUnderTest, student: Student): Promise<OpenAnswer> {
  const { method, path, headers, body } = askedBy(student, 'How does water move through a membrane?');
  const response = await fetch(origin + path, { method, headers, body: body ?? null });
  if (!response.ok || !response.body) throw new Error(`Asking was answered with ${response.status}`);
  const parts = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const isToken = (part: string) => part.includes(`"type":"${'token' satisfies AnswerEvent['type']}"`);
  let part = await parts.read();
  while (!part.done && !isToken(part.value)) part = await parts.read();
  if (part.done) throw new Error('An answer ended without a word.');
  const readOn = async () => {
    while (!(await parts.read()).done);
  };
  return { firstTokenAt: performance.now(), ended: readOn() };
}
