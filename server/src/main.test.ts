import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ProductProcess, startProduct } from './testing/product-process.ts';

// Each test starts the product, which takes as long as the machine lets it.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

let dataDir: string;
let product: ProductProcess | undefined;

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'akada-main-'));
});
afterEach(async () => {
  await product?.stop();
  product = undefined;
});
afterAll(() => rmSync(dataDir, { recursive: true }));

/** A start that is expected to fail. */
async function failedStart(env: Record<string, string>): Promise<{ code: number; said: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { code, said };
}

const isRefused = async (port: number) => {
  const socket = connect(port, '127.0.0.1');
  const isRejected = await once(socket, 'connect').then(
    () => false,
    () => true,
  );
  socket.destroy();
  return isRejected;
};

describe('SIGTERM', () => {
  it('lets a request in progress finish, and then ends everything', async () => {
    product = await startProduct(dataDir);
    const port = Number(new URL(product.url).port);
    const request = connect(port, '127.0.0.1');
    const body = '{"token":"of another place"}';
    request.write(
      `POST /api/v1/auth/verify-email HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n{`,
    );
    // Answered after what was sent above, so that request has arrived too.
    expect((await fetch(`${product.url}/api/v1/health`)).status).toBe(200);

    const stopped = product.stop();
    await vi.waitUntil(() => isRefused(port), { timeout: 60_000 });
    request.write(body.slice(1));

    expect(await text(request)).toMatch(/^HTTP\/1\.1 4\d\d /);
    await stopped;
    product = undefined;
    expect(readdirSync(join(dataDir, 'run'))).toEqual([]);
    expect(readdirSync(join(dataDir, 'postgres'))).not.toContain('postmaster.pid');
  });
});

describe('a start that cannot be', () => {
  it('says in one line that another run has the data folder, and does not disturb that run', async () => {
    product = await startProduct(dataDir);
    const { code, said } = await failedStart({});

    expect(code).toBe(1);
    expect(said).toMatch(
      /^The data folder \S+ is in use by process \d+\. Stop that run, or set DATA_DIR .*\.\n$/,
    );
    expect((await fetch(`${product.url}/api/v1/health`)).status).toBe(200);
  });

  it('says in one line that the port is taken, and leaves the data folder free', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, said } = await failedStart({ PORT: String(port) });
    other.close();

    expect(code).toBe(1);
    expect(said).toBe(
      `Port ${port} on 127.0.0.1 is taken by another program. Stop it, or set PORT to a free port.\n`,
    );
    product = await startProduct(dataDir);
  });

  it('says in one line that the database cannot be reached, without its password', async () => {
    const { code, said } = await failedStart({ DATABASE_URL: 'postgres://akada:hunter2@127.0.0.1:1/akada' });

    expect(code).toBe(1);
    expect(said).toMatch(/^The database at 127\.0\.0\.1:1 cannot be reached: .*ECONNREFUSED.*\n$/);
    expect(said).not.toContain('hunter2');
  });

  it('says in one line which step is missing where a start must not change the schema', async () => {
    const { code, said } = await failedStart({ MIGRATE: 'step', DATA_DIR: join(dataDir, 'fresh') });

    expect(code).toBe(1);
    expect(said).toMatch(
      /^The database lacks .* Run "npm run akada -- migrate" with this version, then start again\. Nothing was changed\.\n$/,
    );
  });

  it('says in one line which setting is wrong', async () => {
    const { code, said } = await failedStart({ PORT: 'http' });

    expect(code).toBe(1);
    expect(said).toBe('PORT is "http": wanted is a whole number from 0 to 65535.\n');
  });
});
