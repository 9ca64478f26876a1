import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './paths.mjs';

const forwarded = ['SIGTERM', 'SIGINT', 'SIGHUP'];

/**
 * Runs a program on our terminal, and passes signals on to it. They do not end this process: it ends when the
 * program has, so that a caller that waits for us waits for all of it.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} its exit code, as a shell would report it; 127 when it cannot be started
 */
export function runProgram(program, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options });
    const forward = (signal) => child.kill(signal);
    for (const signal of forwarded) process.on(signal, forward);
    const stopWatching = onLossOfNpm(() => child.kill('SIGTERM'));
    const finish = (code) => {
      stopWatching();
      for (const signal of forwarded) process.off(signal, forward);
      resolve(code);
    };
    child.on('error', () => finish(127));
    child.on('exit', (code, signal) => finish(code ?? 128 + (constants.signals[signal] ?? 0)));
  });
}

/**
 * npm starts scripts through a shell that dies of a signal instead of passing it on. The only sign of a
 * SIGTERM to `npm start` is that our parent changes.
 */
function onLossOfNpm(react) {
  if (!process.env.npm_lifecycle_event) return () => {};

  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;

    clearInterval(timer);
    react();
  }, 250);
  return () => clearInterval(timer);
}
