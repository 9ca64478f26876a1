import { expect, test } from 'vitest';
import { createLog } from '../../platform/log/log.ts';
import { mostConnections } from './connection-limit.ts';
import { createHttpServer } from './http-server.ts';

const limitsWith = (files: string) =>
  `Limit                     Soft Limit           Hard Limit           Units     \nMax open files            ${files}                ${files}                files     \n`;

test.each([
  ['20000', 19_488],
  ['1024', 512],
  ['256', 128],
  ['unlimited', null],
])('of %s open files %s may be connections', (files, most) => {
  expect(mostConnections(limitsWith(files))).toBe(most);
});

test('a system that says nothing sets no limit', () => {
  expect(mostConnections('')).toBeNull();
});

test('the server opens no more', async () => {
  const log = createLog('silent');
  const app = await createHttpServer(log, { publicUrl: new URL('http://localhost'), trustedProxies: [] });
  expect(app.server.maxConnections).toBe(mostConnections() ?? undefined);
  await app.close();
});
