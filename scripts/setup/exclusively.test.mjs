import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

/** A process that works for as long as its input is open, and says when it has started. */
function worker() {
  const script = `
    import { once } from 'node:events';
    import { exclusively } from ${JSON.stringify(new URL('./exclusively.mjs', import.meta.url).href)};
    await exclusively(async () => {
      console.log('at work');
      process.stdin.resume();
      await once(process.stdin, 'end');
    });`;
  return spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'pipe' });
}

const said = async (stream) => String((await once(stream, 'data'))[0]).trim();

test('the second waits until the first is done', async () => {
  const first = worker();
  expect(await said(first.stdout)).toBe('at work');
  const second = worker();
  expect(await said(second.stderr)).toMatch(/^Waiting for another set-up/);

  first.stdin.end();
  expect(await said(second.stdout)).toBe('at work');
  second.stdin.end();
  expect(await once(second, 'exit')).toEqual([0, null]);
});

test('a killed process does not block others', async () => {
  const first = worker();
  await said(first.stdout);
  const second = worker();
  await said(second.stderr);

  first.kill('SIGKILL');
  expect(await said(second.stdout)).toBe('at work');
  second.kill('SIGKILL');
});
