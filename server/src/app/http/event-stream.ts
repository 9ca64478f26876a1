/** One pipe for every stream of server-sent events: framing, heartbeat, back-pressure, the end. */
import { once } from 'node:events';
import type { FastifyReply } from 'fastify';
import type { Log } from '../../platform/log/log.ts';

const heartbeatMs = 25_000;

/**
 * Sends events until the source ends or the reader disconnects. Each event is one JSON value on one line, so
 * no text inside it can forge another event. Every possible rejection happens before: from here on the answer
 * is a 200.
 */
export async function pipeEvents(
  reply: FastifyReply,
  events: AsyncIterable<unknown>,
  log: Log,
): Promise<void> {
  reply.hijack();
  const { raw } = reply;
  raw.on('error', () => raw.destroy());
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    // A connection that lay idle after its stream would hold up the shutdown for its whole keep-alive.
    connection: 'close',
  });
  raw.write(': open\n\n');
  const heartbeat = setInterval(() => raw.write(': alive\n\n'), heartbeatMs);
  try {
    for await (const event of events) {
      if (raw.destroyed) break;
      if (!raw.write(`data: ${JSON.stringify(event)}\n\n`))
        await Promise.race([once(raw, 'drain'), once(raw, 'close')]);
    }
  } catch (error) {
    log.error({ error }, 'event stream broke');
  } finally {
    clearInterval(heartbeat);
    raw.end();
  }
}
