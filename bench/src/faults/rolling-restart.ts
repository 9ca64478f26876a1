/** Two web and two worker processes behind a load balancer, stopped and started one after the other while people work. */
import { setTimeout as pause } from 'node:timers/promises';
import { startModelServer } from '../../../server/src/testing/model-server.ts';
import { freePort } from '../../../server/src/testing/product-process.ts';
import { examinedStudents } from '../instance/students.ts';
import type { Figure } from '../report/figure.ts';
import { quantile } from '../report/statistics.ts';
import { startWholeProduct, type WholeProduct } from '../servers/whole-product.ts';
import type { CallersPlan } from './callers.ts';
import { startChatReaders } from './chat-readers.ts';
import type { DatabaseServer } from './database-server.ts';
import { openLoadBalancer } from './load-balancer.ts';
import { observed, promise } from './promise.ts';
import { acknowledgedLines, underLoad } from './trial-load.ts';

const callers = 8;
const shares: CallersPlan['perSecond'] = { read: 54, practise: 20, 'sign in': 1, 'sit an exam': 2.25 };
const lastsMs = 180_000;

const chatStudents = 4;
/** Sixty words take six seconds, as with a quick model. */
const pieceEveryMs = 100;
const answer = 'Osmosis is the movement of water through a membrane. '.repeat(7).trim();

export async function measureRollingRestart({ instance }: DatabaseServer): Promise<Figure[]> {
  const model = await startModelServer();
  model.answer = () => answer;
  model.pace = () => pause(pieceEveryMs);
  const settings = {
    PAYMENTS: 'none',
    STUDY_MODEL: 'openai_compatible',
    STUDY_MODEL_NAME: 'big',
    STUDY_MODEL_URL: model.url,
  };
  const ports = [await freePort(), await freePort()];
  const startWeb = (port: number) => startWholeProduct(instance, { ...settings, PORT: String(port) }, 'web');
  const startWorker = () => startWholeProduct(instance, settings, 'worker');
  const webs = [await startWeb(ports[0] ?? 0), await startWeb(ports[1] ?? 0)];
  const workers = [await startWorker(), await startWorker()];
  const balancer = await openLoadBalancer(webs.map(({ origin }) => origin));
  await Promise.all(webs.map(({ origin }) => balancer.untilServing(origin)));

  const stops: Record<'web' | 'worker', number[]> = { web: [], worker: [] };
  const restart = async (group: WholeProduct[], index: number, role: 'web' | 'worker'): Promise<void> => {
    const startedAt = performance.now();
    await group[index]?.end();
    stops[role].push((performance.now() - startedAt) / 1_000);
    group[index] = role === 'web' ? await startWeb(ports[index] ?? 0) : await startWorker();
    if (role === 'web') await balancer.untilServing(group[index].origin);
  };
  const students = await examinedStudents(instance);
  const chats = startChatReaders(balancer.origin, students.slice(-chatStudents), new URL(model.url).host);
  let rolls = 0;
  const plan = { origins: [balancer.origin], perSecond: shares, inTurns: callers };
  const verdict = await underLoad(instance, plan, async () => {
    const until = performance.now() + lastsMs;
    while (performance.now() < until) {
      for (const index of webs.keys()) await restart(webs, index, 'web');
      for (const index of workers.keys()) await restart(workers, index, 'worker');
      rolls += 1;
    }
  });
  const { done, cutAnswers, failed, continued } = await chats.stop();
  await balancer.close();
  await Promise.all([...webs, ...workers].map((one) => one.end()));
  await model.close();

  const times = verdict.calls.map(({ ms }) => ms);
  return [
    observed('rolling restarts', 'rolls of 2 + 2', rolls),
    observed('rolling restarts: calls', 'calls', verdict.calls.length),
    ...acknowledgedLines('rolling restarts', verdict),
    observed('rolling restarts: p99', 'ms', quantile(times, 0.99)),
    observed('rolling restarts: chat answers to their end', 'answers', done),
    observed('rolling restarts: chat answers continued elsewhere', 'times', continued),
    observed('rolling restarts: slowest stop of a web process', 's', Math.max(...stops.web)),
    promise('rolling restarts: calls that failed', 'calls', verdict.failed, 0),
    promise('rolling restarts: calls that no process answered', 'calls', balancer.broken(), 0),
    promise('rolling restarts: chat answers cut', 'answers', cutAnswers, 0),
    promise('rolling restarts: chat calls that failed', 'calls', failed, 0),
    promise('rolling restarts: acknowledged and lost', 'exams, answers, results', verdict.lost, 0),
    promise('rolling restarts: doubled', 'exams', verdict.doubled, 0),
    promise('rolling restarts: slowest stop of a worker', 's', Math.max(...stops.worker), 3),
  ];
}
