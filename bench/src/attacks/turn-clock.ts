/**
 * Loaded before the product (`--import`): writes down how much of its thread's own time passes between two firings of a
 * timer. What holds the event loop in one piece shows in it, whatever else the machine does meanwhile.
 */
import { appendFileSync } from 'node:fs';

const everyMs = 5;
/** Less is what two firings always take. */
const leastMs = 10;

const file = process.env.TURN_CLOCK_FILE;
let before = ownMs();
const timer = setInterval(() => {
  const now = ownMs();
  const held = now - before;
  if (file !== undefined && held >= leastMs) appendFileSync(file, `${Date.now()} ${held.toFixed(1)}\n`);
  before = ownMs();
}, everyMs);
timer.unref();

function ownMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
