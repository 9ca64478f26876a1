/** Tests the answers of a student on two devices whose network, power and page may end at any moment. */
import {
  type AnswerEvent,
  type Answers,
  type AnswersById,
  answersAfter,
  type QueuedAnswer,
  queuedAnswers,
} from '@akada/core/exams/answer-queue.ts';
import { optionsAfterPress } from '@akada/core/quiz/chosen-options.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NetworkError } from '../../../../lib/http/api-error.ts';
import { forgetAnswers, storeAnswers, storedAnswers } from '../../stored-answers.ts';
import { createAnswerSender } from './answer-sender.ts';

/**
 * `cut`: nothing arrives. `deaf`: the request arrives, its answer does not. `hanging`: like `deaf`, but the
 * call never ends.
 */
type Network = 'up' | 'cut' | 'deaf' | 'hanging';

type Step =
  | { do: 'press'; device: number; question: string; option: number }
  | { do: 'flag'; device: number; question: string }
  | { do: 'look'; device: number; question: string }
  | { do: 'network'; device: number; is: Network }
  | { do: 'crash'; device: number }
  /** A hint of the server, after which the exam is read again. */
  | { do: 'hear'; device: number };

const examId = 'e1';
const questions = ['q1', 'q2', 'q3'];
const untouched: QueuedAnswer = { choices: null, flagged: false, tookMs: 0, sequence: 0 };

/** Keeps the answer with the larger sequence, like the real server. */
function createServer() {
  const saved = new Map<string, QueuedAnswer>();
  return {
    read: (): AnswersById => Object.fromEntries(questions.map((id) => [id, saved.get(id) ?? untouched])),
    save: (questionId: string, answer: QueuedAnswer): QueuedAnswer => {
      const previousQueuedAnswer = saved.get(questionId) ?? untouched;
      if (answer.sequence > previousQueuedAnswer.sequence) saved.set(questionId, answer);
      return saved.get(questionId) ?? untouched;
    },
  };
}

type Server = ReturnType<typeof createServer>;

class Device {
  readonly #id: string;
  readonly #server: Server;
  #network: Network = 'up';
  #changed = Promise.withResolvers<void>();
  #answers: Answers = {};
  #sender: ReturnType<typeof createAnswerSender> | null = null;

  constructor(id: string, server: Server) {
    this.#id = id;
    this.#server = server;
    forgetAnswers(id, examId);
    this.open();
  }

  /** Opens the exam on a page that knows only the data of the server and the device. */
  open(): void {
    this.#sender?.stop();
    this.#answers = answersAfter({}, { type: 'loaded', answers: this.#server.read() });
    this.#sender = createAnswerSender({
      send: (questionId, answer, signal) => this.#send(questionId, answer, signal),
      wait: (_milliseconds, signal) => this.#wait(signal),
      onEvent: (event) => this.give(event),
    });
    this.give({ type: 'restored', answers: storedAnswers(this.#id, examId) });
  }

  give(event: AnswerEvent): void {
    this.#answers = answersAfter(this.#answers, event);
    storeAnswers(this.#id, examId, this.#answers);
    this.#sender?.update(queuedAnswers(this.#answers));
  }

  set network(network: Network) {
    this.#network = network;
    this.#changed.resolve();
    this.#changed = Promise.withResolvers<void>();
  }

  of(questionId: string): QueuedAnswer {
    return this.#answers[questionId] ?? untouched;
  }

  get waits(): boolean {
    return Object.keys(queuedAnswers(this.#answers)).length > 0;
  }

  async #send(questionId: string, answer: QueuedAnswer, signal: AbortSignal): Promise<QueuedAnswer> {
    if (this.#network === 'cut') throw new NetworkError(null);

    const saved = this.#server.save(questionId, answer);
    if (this.#network === 'hanging') await Promise.race([this.#changed.promise, aborted(signal)]);
    if (this.#network !== 'up') throw new NetworkError(null);
    return saved;
  }

  /** Waits for a change of the network, because time changes nothing in this test. */
  async #wait(signal: AbortSignal): Promise<void> {
    await Promise.race([this.#changed.promise, aborted(signal)]);
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** @returns the answers that the student saw last, and the answers that the server has at the end */
async function play(steps: readonly Step[], deviceCount: number) {
  const server = createServer();
  const devices = Array.from({ length: deviceCount }, (_, index) => new Device(`device ${index}`, server));
  const given = new Map<string, QueuedAnswer>();
  let elapsedMs = 0;
  for (const step of steps) {
    elapsedMs += 1_000;
    const device = devices[step.device % deviceCount];
    if (device !== undefined) take(device, step, elapsedMs, given, server);
    await turn();
  }
  for (const device of devices) {
    device.network = 'up';
    device.open();
  }
  await expect.poll(() => devices.some(({ waits }) => waits), { interval: 1 }).toBe(false);
  return { given, saved: server.read() };
}

function take(
  device: Device,
  step: Step,
  elapsedMs: number,
  given: Map<string, QueuedAnswer>,
  server: Server,
): void {
  switch (step.do) {
    case 'network':
      device.network = step.is;
      return;
    case 'crash':
      device.open();
      return;
    case 'hear':
      device.give({ type: 'loaded', answers: server.read() });
      return;
    case 'look':
      device.give({ type: 'left', questionId: step.question, spentMs: 6_000 });
      return;
    case 'flag':
      device.give({
        type: 'flagged',
        questionId: step.question,
        flagged: !device.of(step.question).flagged,
        spentMs: 10,
      });
      break;
    case 'press': {
      const type = step.question === 'q1' ? 'multiple' : 'single';
      const choices = optionsAfterPress(type, device.of(step.question).choices, step.option);
      device.give({ type: 'chosen', questionId: step.question, choices, elapsedMs, spentMs: 10 });
      break;
    }
  }
  const previousQueuedAnswer = given.get(step.question) ?? untouched;
  const now = device.of(step.question);
  given.set(step.question, step.do === 'press' ? now : { ...previousQueuedAnswer, flagged: now.flagged });
}

const device = fc.nat({ max: 1 });
const question = fc.constantFrom(...questions);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('press' as const), device, question, option: fc.nat({ max: 3 }) }),
  },
  fc.record({ do: fc.constant('flag' as const), device, question }),
  fc.record({ do: fc.constant('look' as const), device, question }),
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('network' as const),
      device,
      is: fc.constantFrom('up' as const, 'cut' as const, 'deaf' as const, 'hanging' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('crash' as const), device }) },
  fc.record({ do: fc.constant('hear' as const), device }),
);
const story = fc.array(step, { minLength: 20, maxLength: 40 });

const isDisconnect = (it: Step) => it.do === 'crash' || (it.do === 'network' && it.is !== 'up');

const disconnects = 1_000;

/**
 * Plays stories until the required number of disconnects is reached.
 *
 * @returns the number of disconnects
 */
async function playThrough(check: (steps: readonly Step[]) => Promise<void>): Promise<number> {
  let count = 0;
  await fc.assert(
    fc.asyncProperty(story, async (steps) => {
      count += steps.filter(isDisconnect).length;
      await check(steps);
    }),
    { numRuns: Math.ceil(disconnects / 5) },
  );
  return count;
}

test('on two devices the server has the last choice of each question', async () => {
  const count = await playThrough(async (steps) => {
    const { given, saved } = await play(steps, 2);
    for (const [id, { choices }] of given) expect(saved[id]?.choices ?? null, id).toEqual(choices);
  });
  expect(count).toBeGreaterThanOrEqual(disconnects);
});

test('on one device neither a choice nor a flag is lost', async () => {
  const count = await playThrough(async (steps) => {
    const { given, saved } = await play(steps, 1);
    for (const [id, { choices, flagged }] of given) {
      expect(saved[id], id).toMatchObject({ choices, flagged });
    }
  });
  expect(count).toBeGreaterThanOrEqual(disconnects);
});
