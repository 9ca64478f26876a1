import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from './postgres.ts';

/** A database that can stop answering without breaking a connection, as one whose machine hangs. */
export interface FreezableDatabase extends TestDatabase {
  freeze(): void;
  /** Loses the packets of all connections without a word, as when another machine takes over; new ones work. */
  lose(): void;
  /** Breaks all connections and rejects new ones, like a database without free connections. */
  refuse(): void;
  /** Applications whose connection was rejected. */
  refused: string[];
  /** Ends both. */
  thaw(): void;
}

/** An ErrorResponse of SQLSTATE 53300 (PostgreSQL protocol 3.0). */
const noConnectionLeft = errorResponse('SFATAL\0VFATAL\0C53300\0Mtoo many clients\0\0');

function errorResponse(fields: string): Buffer {
  const message = Buffer.alloc(5 + fields.length);
  message.write('E');
  message.writeInt32BE(4 + fields.length, 1);
  message.write(fields, 5);
  return message;
}

/** @returns a separate database, behind a socket that can be held up */
export async function createFreezableDatabase(): Promise<FreezableDatabase> {
  const { connection, drop } = await createTestDatabase();
  const { host = '', port = 5432 } = connection;
  const folder = mkdtempSync(join(tmpdir(), 'freezable-'));
  const sockets = new Set<Socket>();
  const refused: string[] = [];
  let frozen = false;
  let refusing = false;

  /** Data that arrives while it is frozen waits in the socket. */
  const pass = (from: Socket, to: Socket): void => {
    sockets.add(from);
    from.on('data', (chunk) => to.write(chunk));
    from.on('error', () => {});
    from.once('close', () => {
      sockets.delete(from);
      to.destroy();
    });
    if (frozen) from.pause();
  };
  const refuse = (caller: Socket): void => {
    caller.on('error', () => {});
    caller.once('data', (startup) => {
      refused.push(String(/application_name\0([^\0]*)/.exec(startup.toString('latin1'))?.[1]));
      caller.end(noConnectionLeft);
    });
  };
  const proxy = createServer((caller) => {
    if (refusing) return refuse(caller);

    const server = connect(join(host, `.s.PGSQL.${port}`));
    pass(caller, server);
    pass(server, caller);
  });
  proxy.listen(join(folder, `.s.PGSQL.${port}`));
  await once(proxy, 'listening');

  return {
    connection: { ...connection, host: folder },
    freeze() {
      frozen = true;
      for (const socket of sockets) socket.pause();
    },
    lose() {
      for (const socket of sockets) socket.pause();
    },
    refuse() {
      refusing = true;
      for (const socket of sockets) socket.destroy();
    },
    refused,
    thaw() {
      frozen = false;
      refusing = false;
      for (const socket of sockets) socket.resume();
    },
    async drop() {
      for (const socket of sockets) socket.destroy();
      proxy.close();
      await drop();
      rmSync(folder, { recursive: true });
    },
  };
}
