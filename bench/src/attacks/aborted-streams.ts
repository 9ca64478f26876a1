import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { eventStream } from '@akada/contract/wire/app.ts';
import type { Student } from '../instance/students.ts';
import type { Figure } from '../report/figure.ts';
import { getAddress, signedIn, type Target, timed } from './target.ts';

const streams = 20;
const triesFor = 5_000;

/** Opens twenty streams whose reader disconnects before the server has looked at the token. */
export async function attackByAbortedStreams(target: Target): Promise<Figure[]> {
  const [student] = target.students;
  if (!student) throw new Error('There is no student.');

  await Promise.all(Array.from({ length: streams }, () => abort(target, student)));
  const { seconds } = await timed(() => untilOpen(target, student));
  return [
    {
      name: `next event stream after ${streams} aborted ones`,
      unit: 's',
      measured: seconds,
      bare: null,
      goal: { most: 1, of: 'unit' },
    },
  ];
}

async function abort(target: Target, student: Student): Promise<void> {
  const { hostname, port, pathname } = new URL(getAddress(target, eventStream.path));
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const { authorization } = signedIn(student);
  const head = [`GET ${pathname} HTTP/1.1`, `Host: ${hostname}`, `Authorization: ${authorization}`];
  socket.write(`${head.join('\r\n')}\r\n\r\n`, () => socket.destroy());
  await once(socket, 'close');
}

/** Gives up after a while: the figure is then far over its limit. */
async function untilOpen(target: Target, student: Student): Promise<void> {
  const givenUpAt = performance.now() + triesFor;
  while (performance.now() < givenUpAt) {
    const gone = new AbortController();
    const url = getAddress(target, eventStream.path);
    const { ok } = await fetch(url, { headers: signedIn(student), signal: gone.signal });
    gone.abort();
    if (ok) return;
    await pause(20);
  }
}
