import { once } from 'node:events';
import { connect } from 'node:net';
import { currentUser, login } from '@akada/contract/identity/accounts.ts';
import { startProgram } from '../instance/child-program.ts';
import type { LightPlan } from '../load/light-load.ts';
import type { Figure } from '../report/figure.ts';
import { quantile } from '../report/statistics.ts';
import { getAddress, type Target, timed } from './target.ts';

const connectionsOfEachKind = 300;

/** One byte a second keeps a connection from being idle. */
const byteEveryMs = 1_000;

/** Headers have 10 s and the server looks every 5 s. */
const headersWithinSeconds = 20;

/** A request has 120 s, as slow lines need them for an upload. */
const bodiesWithinSeconds = 130;

/** Hundreds of connections that send one byte a second: half of them never end their headers, half their body. */
export async function attackBySlowConnections(target: Target): Promise<Figure[]> {
  const { hostname, port, pathname } = new URL(getAddress(target, login.path));
  const begin = `POST ${pathname} HTTP/1.1\r\nHost: ${hostname}\r\n`;
  const kinds = {
    headers: `${begin}X-Slow: `,
    bodies: `${begin}Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 10000\r\n\r\nusername=`,
  };
  const others = await startProgram(new URL('../load/light-load-process.ts', import.meta.url));
  const plan: LightPlan = {
    url: getAddress(target, currentUser.path),
    tokens: target.students.slice(-100).map(({ accessToken }) => accessToken),
    perSecond: 50,
  };
  await others.ask(plan);
  const held = (start: string) =>
    Promise.all(
      Array.from({ length: connectionsOfEachKind }, () => timed(() => drip(hostname, Number(port), start))),
    );
  const [headers, bodies] = await Promise.all([held(kinds.headers), held(kinds.bodies)]);
  const { latencies } = await others.ask<{ latencies: number[] }>({ stop: true });
  await others.end();

  const longest = (label: string, times: { seconds: number }[], max: number): Figure => ({
    name: `${connectionsOfEachKind} connections with slow ${label}, held longest`,
    unit: 's',
    measured: Math.max(...times.map(({ seconds }) => seconds)),
    bare: null,
    goal: { most: max, of: 'unit' },
  });
  return [
    longest('headers', headers, headersWithinSeconds),
    longest('bodies', bodies, bodiesWithinSeconds),
    {
      name: 'p99 of other students beside slow connections',
      unit: 'ms',
      measured: quantile(latencies, 0.99),
      bare: null,
      goal: { most: 250, of: 'unit' },
    },
  ];
}

/** Sends byte after byte until the server has closed the connection. */
async function drip(host: string, port: number, start: string): Promise<void> {
  const socket = connect(port, host);
  socket.on('error', () => {});
  const closed = once(socket, 'close');
  socket.resume();
  socket.write(start);
  const timer = setInterval(() => socket.write('x'), byteEveryMs);
  await closed;
  clearInterval(timer);
}
