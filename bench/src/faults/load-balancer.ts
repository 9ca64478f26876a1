/** A load balancer as small installations have one: in turns, with kept connections, health checks and no repetition. */
import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { apiBase } from '@akada/contract/table.ts';
import { ready } from '@akada/contract/wire/app.ts';

const checkEveryMs = 1_000;
/** A process that takes longer to say that it is ready gets no calls. */
const checkWithinMs = 2_000;

export interface LoadBalancer {
  origin: string;
  /** Resolves when the process gets calls. */
  untilServing(origin: string): Promise<void>;
  /** Calls that no process answered. */
  broken(): number;
  close(): Promise<void>;
}

/** @param targets origins of the processes; a process may start later */
export async function openLoadBalancer(targets: readonly string[]): Promise<LoadBalancer> {
  const agent = new Agent({ keepAlive: true });
  const serving = new Set<string>();
  const stop = new AbortController();
  let turns = 0;
  let broken = 0;

  const check = async (target: string): Promise<void> => {
    while (!stop.signal.aborted) {
      if (await isReady(target)) serving.add(target);
      else serving.delete(target);
      await pause(checkEveryMs, undefined, { signal: stop.signal }).catch(() => {});
    }
  };
  const answerBroken = (response: ServerResponse, status: number): void => {
    broken += 1;
    if (response.headersSent) response.destroy();
    else response.writeHead(status).end();
  };
  const forward = (call: IncomingMessage, response: ServerResponse): void => {
    const all = [...serving];
    const target = all[turns++ % all.length];
    if (target === undefined) {
      answerBroken(response, 503);
      return;
    }

    const { method, url, headers } = call;
    const upstream = request(`${target}${url}`, {
      method,
      headers: { ...headers, connection: 'keep-alive' },
      agent,
    });
    upstream.on('response', (answer) => {
      const { connection: _, ...others } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, others);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    upstream.on('error', () => {
      if (!response.destroyed) answerBroken(response, 502);
    });
    response.on('close', () => upstream.destroy());
    call.pipe(upstream);
  };

  const server = createServer(forward);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const checks = targets.map(check);

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async untilServing(target) {
      while (!serving.has(target)) await pause(50);
    },
    broken: () => broken,
    async close() {
      stop.abort();
      await Promise.all(checks);
      server.closeAllConnections();
      agent.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function isReady(target: string): Promise<boolean> {
  try {
    const url = `${target}${apiBase}${ready.path}`;
    return (await fetch(url, { signal: AbortSignal.timeout(checkWithinMs) })).ok;
  } catch {
    return false;
  }
}
