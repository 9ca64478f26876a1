/** The port for monitors: figures, and whether this process is well. The network of the operator alone should reach it. */

import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';
import type { Platform } from '../../platform/platform.ts';

export interface MetricsServer {
  /** The port that it listens on. */
  port: number;
  close(): Promise<void>;
}

/** @throws Error with `code` `EADDRINUSE` when the port is taken */
export async function openMetricsServer(
  {
    registry,
    readState,
    databaseWatch,
    log,
  }: Pick<Platform, 'databaseWatch' | 'log'> & { registry: Registry; readState: () => Promise<void> },
  { host, port }: { host: string; port: number },
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    const [path] = (request.url ?? '').split('?');
    if (request.method !== 'GET') return send(response, 405, 'Only GET is served here.\n');
    if (path === '/health')
      return databaseWatch.answers()
        ? send(response, 200, 'ok\n')
        : send(response, 503, 'the database does not answer\n');
    if (path !== '/metrics') return send(response, 404, 'There are /metrics and /health.\n');

    readState()
      .then(() => registry.metrics())
      .then(
        (text) => send(response, 200, text, registry.contentType),
        (error) => {
          log.error({ error }, 'the metrics were not read');
          send(response, 500, 'The metrics were not read; the log says why.\n');
        },
      );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => closeServer(server) };
}

function send(
  response: ServerResponse,
  status: number,
  text: string,
  type = 'text/plain; charset=utf-8',
): void {
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(text);
}

async function closeServer(server: Server): Promise<void> {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
}
