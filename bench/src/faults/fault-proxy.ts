/** A TCP proxy on the loopback that does to connections what networks and failing servers do. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** The faults of a dependency, the same six for each. */
export const faultKinds = ['down', 'latency', 'half-open', 'refusal', 'garbage', 'slow drip'] as const;

export type FaultKind = (typeof faultKinds)[number];

const latencyMs = 5_000;
const dripMs = 100;
const garbageBytes = 4_096;

/** How the protocol of a server says that it cannot work just now. */
export interface Refusal {
  bytes: Buffer | string;
  /** False if a client speaks first. */
  atOnce: boolean;
}

export interface FaultProxy {
  port: number;
  /** Applies immediately to existing and new connections; null for no fault. */
  set(kind: FaultKind | null): Promise<void>;
  close(): Promise<void>;
}

/** @param target asked for each connection: a server that starts again may listen elsewhere */
export async function openFaultProxy(target: () => NetConnectOpts, refusal: Refusal): Promise<FaultProxy> {
  const sockets = new Set<Socket>();
  let kind: FaultKind | null = null;

  const track = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on('error', () => {});
    return socket.once('close', () => sockets.delete(socket));
  };
  const forward = async (chunk: Buffer, to: Socket, toClient: boolean): Promise<void> => {
    if (kind === 'latency') await pause(latencyMs);
    if (kind === 'slow drip') {
      for (const byte of chunk) {
        to.write(Buffer.of(byte));
        if (kind === 'slow drip') await pause(dripMs);
      }
      return;
    }
    to.write(kind === 'garbage' && toClient ? randomBytes(chunk.length) : chunk);
  };
  /** In order, and no faster than the fault lets them through. */
  const pass = (from: Socket, to: Socket, toClient: boolean): void => {
    from.on('data', async (chunk) => {
      if (kind !== 'latency') from.pause();
      await forward(chunk, to, toClient);
      if (kind !== 'half-open') from.resume();
    });
    from.once('close', () => to.destroy());
  };
  const answerInstead = (client: Socket, bytes: Buffer | string, last: boolean): void => {
    const say = () => (last ? client.end(bytes) : client.write(bytes));
    if (refusal.atOnce) say();
    else client.once('data', say);
  };
  const server = createServer((socket) => {
    const client = track(socket);
    if (kind === 'half-open') return void client.pause();
    if (kind === 'refusal') return answerInstead(client, refusal.bytes, true);
    if (kind === 'garbage') return answerInstead(client, randomBytes(garbageBytes), false);

    const upstream = track(connect(target()));
    pass(client, upstream, false);
    pass(upstream, client, true);
  });
  const listen = async (port: number): Promise<void> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;

  return {
    port,
    async set(next) {
      const previous = kind;
      kind = next;
      // A half-open connection never comes back, and a connection that read nonsense is useless.
      if (next === 'down' || next === 'refusal' || (previous !== null && previous !== 'latency')) breakAll();
      if (next === 'half-open') for (const socket of sockets) socket.pause();
      if (next === 'down') await new Promise((resolve) => server.close(resolve));
      if (previous === 'down' && next !== 'down') await listen(port);
    },
    async close() {
      breakAll();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** @returns what a web server that fails says */
export const httpRefusal: Refusal = {
  bytes: 'HTTP/1.1 500 Internal Server Error\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
  atOnce: false,
};

export const smtpRefusal: Refusal = { bytes: '421 4.3.2 Try again later\r\n', atOnce: true };

/** PostgreSQL without a connection left (protocol 3.0, ErrorResponse, SQLSTATE 53300). */
export const postgresRefusal: Refusal = { bytes: errorResponse('53300', 'too many clients'), atOnce: false };

function errorResponse(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
  const length = Buffer.alloc(4);
  length.writeInt32BE(fields.length + 4);
  return Buffer.concat([Buffer.from('E'), length, fields]);
}
