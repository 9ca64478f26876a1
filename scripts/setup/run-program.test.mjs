import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { runProgram } from './run-program.mjs';

const node = process.execPath;

test.each([
  ['the exit code', ['-e', 'process.exit(7)'], 7],
  ['a signal as a shell would report it', ['-e', 'process.kill(process.pid, "SIGKILL")'], 137],
])("the program's end passes on %s", async (_what, args, code) => {
  expect(await runProgram(node, args)).toBe(code);
});

test('a missing program is reported', async () => {
  expect(await runProgram('/nowhere/at/all', [])).toBe(127);
});

/** A script of ours that runs a program which says when it is there and how it ends. */
const script = `
  import { runProgram } from ${JSON.stringify(new URL('./run-program.mjs', import.meta.url).href)};
  const program = "process.on('SIGTERM', () => { console.log('asked to end'); process.exit(5); });" +
    "setInterval(() => {}, 1000); console.log('there');";
  process.exitCode = await runProgram(process.execPath, ['-e', program]);`;

const lineFrom = async (stream) => String((await once(stream, 'data'))[0]).trim();

test('the program gets a signal, and both end with it', async () => {
  const ours = spawn(node, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  expect(await lineFrom(ours.stdout)).toBe('there');

  ours.kill('SIGTERM');
  expect(await lineFrom(ours.stdout)).toBe('asked to end');
  expect(await once(ours, 'exit')).toEqual([5, null]);
});

test('the program ends when the shell between npm and us is killed', async () => {
  const command = `"${node}" --input-type=module -e "$SCRIPT"; true`;
  const env = { ...process.env, SCRIPT: script, npm_lifecycle_event: 'start' };
  const shell = spawn('sh', ['-c', command], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  expect(await lineFrom(shell.stdout)).toBe('there');

  shell.kill('SIGTERM');
  expect(await lineFrom(shell.stdout)).toBe('asked to end');
});
