/**
 * `--import` loads this file before the product. It records how much processor time of its thread passes between two
 * ticks of a timer, so a task that blocks the event loop is found even on a busy machine.
 */
import { appendFileSync } from 'node:fs';

const tickMs = 5;
/** Shorter turns are normal and are not recorded. */
const minTurnMs = 10;

const file = process.env.TURN_CLOCK_FILE;
let previous = readThreadMs();
const timer = setInterval(() => {
  const turn = readThreadMs() - previous;
  if (file !== undefined && turn >= minTurnMs) appendFileSync(file, `${Date.now()} ${turn.toFixed(1)}\n`);
  previous = readThreadMs();
}, tickMs);
timer.unref();

function readThreadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
