import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { StopStages } from './stop-stages.ts';
import { waitUntilDeadline } from './wait-until-deadline.ts';

const closeIdleEveryMs = 100;

/** Answers that the deadline has cut are still saved and sent. */
const afterDeadlineMs = 1_000;

/**
 * Stops answering so that no call fails. First load balancers read that this process is not ready, and every answer
 * ends its connection. After half of the drain they have noticed: only then idle connections are closed, because a call
 * on its way would find its connection closed. Then the listener closes, and calls in progress finish. Connections that
 * are open a second after the deadline are broken.
 */
export async function stopHttp(
  http: FastifyInstance,
  stages: StopStages,
  { drainMs, unused }: { drainMs: number; unused: UnusedConnections },
): Promise<void> {
  stages.start();
  await pause(drainMs / 2);
  stages.close();
  let isListening = true;
  const closeIdle = () => {
    http.server.closeIdleConnections();
    if (!isListening) unused.close();
  };
  closeIdle();
  const timer = setInterval(closeIdle, closeIdleEveryMs);
  try {
    await pause(drainMs / 2);
    isListening = false;
    const closed = http.close();
    closeIdle();
    await waitUntilDeadline(closed, stages.deadline, afterDeadlineMs);
    http.server.closeAllConnections();
  } finally {
    clearInterval(timer);
  }
}

export interface UnusedConnections {
  close(): void;
}

/** Browsers open connections before they need them. To Node these are busy until their first request. */
export function watchUnusedConnections({ server }: Pick<FastifyInstance, 'server'>): UnusedConnections {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return {
    close() {
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    },
  };
}
