import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { root } from './paths.mjs';

/**
 * Does work while no other process of this clone does such work; waits where one does. A listening socket is
 * the lock: the kernel gives it up when its process ends, however it ends.
 *
 * @template Result
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function exclusively(work) {
  let announced = false;
  for (;;) {
    const server = await listen(socketPath());
    if (server) {
      try {
        return await work();
      } finally {
        server.close();
      }
    }
    if (!announced) console.error('Waiting for another set-up of this clone to finish ...');
    announced = true;
    await setTimeout(200);
  }
}

function socketPath() {
  const name = `akada-setup-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`;
  if (process.platform === 'linux') return `\0${name}`;

  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), name);
}

async function listen(path) {
  const server = createServer().unref();
  try {
    server.listen(path);
    await once(server, 'listening');
    return server;
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error;
    // Only a socket that is a file outlives its process.
    if (process.platform === 'darwin' && !(await answers(path))) rmSync(path, { force: true });
    return null;
  }
}

async function answers(path) {
  const socket = connect(path);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
