/** Reviewing flashcards, of a student who has very many of them. */
import { randomUUID } from 'node:crypto';
import { apiBase } from '@akada/contract/table.ts';
import { cardQueue, type ReviewEvent, sendReviews } from '@akada/contract/work/reviews.ts';
import type { BenchInstance } from '../../instance/bench-instance.ts';
import { startProgram } from '../../instance/child-program.ts';
import { settle } from '../../instance/seed.ts';
import { addCards } from '../../instance/seed-cards.ts';
import { signedInStudents } from '../../instance/students.ts';
import type { LoadRequest } from '../../load/load-plan.ts';
import type { BenchRun } from '../../options.ts';
import type { Figure } from '../../report/figure.ts';
import { productServer, startServer } from '../../servers/server-under-test.ts';
import { type LoadRun, medianOfRounds } from '../load-run.ts';
import { measuredLists } from './card-lists.ts';

const mostQueueCpuMs = 50;
const maxListCpuMs = 30;
const queues = 20;
const zone = 'Africa/Lagos';

export async function measureCards(instance: BenchInstance, options: BenchRun): Promise<Figure[]> {
  const [student] = await signedInStudents(instance);
  if (!student) throw new Error('There is no student.');

  const faces = await addCards(instance, student.userId, options.cards);
  await settle(instance.database.pool);
  const product = await startServer(productServer, instance);
  const client = await startProgram(new URL('../../load/load-process.ts', import.meta.url));
  const headers = { authorization: `Bearer ${student.accessToken}`, 'content-type': 'application/json' };
  const measure = (getRequests: (round: number) => LoadRequest[]) =>
    medianOfRounds(client, product, { rounds: options.rounds, requestsOf: getRequests });
  try {
    const path = `${apiBase}${cardQueue.path}?zone=${encodeURIComponent(zone)}`;
    const queue = await measure(() =>
      Array.from({ length: queues }, () => ({ method: 'GET', headers, path })),
    );
    const reviews = await measure((round) =>
      faces.slice(round * 100, (round + 1) * 100).map((face) => getReview(face, headers)),
    );
    const count = options.cards.toLocaleString('en');
    const lists: Figure[] = [];
    for (const list of await measuredLists(instance, student.userId, headers))
      lists.push(
        ...getFigures(
          `list of ${count} cards, ${list.name}`,
          await measure(() => list.requests),
          maxListCpuMs,
        ),
      );
    return [
      ...lists,
      ...getFigures(`queue of ${count} cards`, queue, mostQueueCpuMs),
      ...getFigures(`one review, of ${count} cards`, reviews, null),
    ];
  } finally {
    await Promise.all([client.end(), product.end()]);
  }
}

function getReview(face: string, headers: Record<string, string>): LoadRequest {
  const now = new Date().toISOString();
  const event: ReviewEvent = {
    kind: 'review',
    id: randomUUID(),
    face_id: face,
    given_at: now,
    zone,
    sequence: 1,
    grade: 3,
    duration_ms: 4_000,
    local_day: now.slice(0, 10),
    retention: 90,
  };
  return {
    method: 'POST',
    headers,
    path: `${apiBase}${sendReviews.path}`,
    body: JSON.stringify({ sent_at: now, events: [event] }),
  };
}

function getFigures(name: string, run: LoadRun, mostCpuMs: number | null): Figure[] {
  const figure = (unit: string, measured: number, max: number | null): Figure => ({
    name,
    unit,
    measured,
    bare: null,
    goal: max === null ? null : { most: max, of: 'unit' },
  });
  return [figure('ms of CPU', run.cpuMs, mostCpuMs), figure('p50 ms', run.p50, null)];
}
