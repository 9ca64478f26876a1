import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { loadConfig } from './config.ts';
import { withKnownPort } from './known-port.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'akada-port-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const known = (env: Record<string, string>) => withKnownPort(loadConfig({ DATA_DIR: dataDir, ...env }));

it('a requested port stays, also in links', async () => {
  expect(await known({ PORT: '8080' })).toMatchObject({
    port: 8080,
    publicUrl: new URL('http://localhost:8080'),
  });
});

it('any free port becomes one that links carry and that accepts a listener', async () => {
  const { port, host, publicUrl, payments } = await known({ PORT: '0' });
  expect(port).toBeGreaterThan(0);
  expect(publicUrl.href).toBe(`http://localhost:${port}/`);
  expect(payments.provider?.url.href).toBe(`http://127.0.0.1:${port}/sandbox/paystack`);

  const server = createServer().listen(port, host);
  await once(server, 'listening');
  server.close();
});

it('a public address behind a proxy stays as it is whatever the port', async () => {
  const env = { PORT: '0', PUBLIC_URL: 'https://akada.example', MAIL: 'none' };
  const { port, publicUrl } = await known(env);
  expect(port).toBeGreaterThan(0);
  expect(publicUrl.href).toBe('https://akada.example/');
});
