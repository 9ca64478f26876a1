// Work for the tests of this folder, loaded in children: each function shows one way a job can end.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { getPriority } from 'node:os';

let calls = 0;

export function describeSurroundings(): { calls: number; pid: number; env: string[]; nice: number } {
  calls += 1;
  const env = Object.keys(process.env).filter((name) => !name.startsWith('NODE_CHANNEL_'));

  return { calls, pid: process.pid, env, nice: getPriority() };
}

export async function echo<Value>(value: Value): Promise<Value> {
  return value;
}

export function refuse(message: string): never {
  throw Object.assign(new RangeError(message), { code: 'E_REFUSED' });
}

export function loopForEver(): void {
  for (;;);
}

/** @param cpuMs processor time to take, without the start of the process */
export function workFor(cpuMs: number): void {
  const previous = process.cpuUsage();
  for (;;) {
    const { user, system } = process.cpuUsage(previous);
    if (user + system >= cpuMs * 1_000) return;
  }
}

export function fillHeap(): void {
  const hoard: object[] = [];
  for (;;) hoard.push({ hoard: hoard.length });
}

export function fillBuffers(): void {
  const hoard: Buffer[] = [];
  for (;;) hoard.push(Buffer.alloc(8 * 1024 * 1024, 1));
}

export function abortHard(): void {
  process.abort();
}

export function endBySignal(signal: NodeJS.Signals): Promise<never> {
  process.kill(process.pid, signal);

  return new Promise(() => {});
}

export function read(path: string): string {
  return readFileSync(path, 'utf8');
}

export function write(path: string): void {
  writeFileSync(path, 'written');
}

export function startProgram(): string {
  return execFileSync('/bin/true').toString();
}

/** @param address a port of this machine, or the path of a socket @returns 'connected', or why not */
export function connectTo(address: number | string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(typeof address === 'string' ? { path: address } : { port: address }, () => {
      socket.destroy();
      resolve('connected');
    });
    socket.on('error', (error) => resolve(`refused: ${error.message}`));
  });
}
