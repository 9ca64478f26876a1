// Work for the tests of this folder, loaded in children: each function shows one way a job can end.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
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

export function fillHeap(): void {
  const kept: object[] = [];
  for (;;) kept.push({ kept: kept.length });
}

export function fillBuffers(): void {
  const kept: Buffer[] = [];
  for (;;) kept.push(Buffer.alloc(8 * 1024 * 1024, 1));
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
