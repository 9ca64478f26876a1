import { expect, it } from 'vitest';
import { makesRoom, type RunningJob } from './makes-room.ts';

const slow: RunningJob = { cpuMs: 1_000, quickCpuMs: 900, isEnding: false };
const slower: RunningJob = { cpuMs: 1_500, quickCpuMs: 900, isEnding: false };
const quick: RunningJob = { cpuMs: 900, quickCpuMs: 900, isEnding: false };
const unlimited: RunningJob = { cpuMs: 5_000, quickCpuMs: undefined, isEnding: false };

it.each<[label: string, current: RunningJob, others: RunningJob[], waitingCount: number, ends: boolean]>([
  ['the slowest of slow runs', slower, [slow], 1, true],
  ['the less slow one', slow, [slower], 1, false],
  ['a slow run in the only place', slow, [], 1, true],
  ['a slow run that nobody waits for', slower, [slow], 0, false],
  ['a slow run beside a quick one', slower, [quick], 3, false],
  ['a quick run beside a slow one', quick, [slower], 3, false],
  ['a slow run beside one that never makes room', slower, [unlimited], 1, false],
  ['a slow run while another one ends', slower, [{ ...slow, isEnding: true }], 1, false],
  ['a run that never makes room', unlimited, [slow], 1, false],
])('%s makes room only if it has to', (_, current, others, waitingCount, ends) => {
  expect(makesRoom(current, new Set([current, ...others]), waitingCount)).toBe(ends);
});
