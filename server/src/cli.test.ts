import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type ProductProcess, startProduct } from './testing/product-process.ts';

// Each command is a start of the product, which takes as long as the machine lets it.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

let folder: string;
let dataDir: string;
let product: ProductProcess | undefined;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'akada-cli-'));
  dataDir = join(folder, 'data');
});
afterEach(async () => {
  await product?.stop();
  product = undefined;
});
afterAll(() => rmSync(folder, { recursive: true }));

/** As `npm run akada -- <words>` does, from `folder`. */
async function akada(words: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'cli.ts'), ...words], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, INIT_CWD: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code, said, complained };
}

it('the command lists its subcommands if none is given', async () => {
  const { code, complained } = await akada([]);

  expect(code).toBe(1);
  for (const words of ['backup <file>', 'restore <file>', 'doctor', 'admin create <email>']) {
    expect(complained).toContain(words);
  }
});

it('the command prints the table of variables without a database', async () => {
  expect(await akada(['config'])).toMatchObject({
    code: 0,
    said: expect.stringContaining('| `PORT` | 3000 |'),
  });
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
});

it('the command works without a server, and ends the database that it started', async () => {
  expect(await akada(['admin', 'create', 'head@school.test'])).toMatchObject({ code: 0, complained: '' });
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
});

it('a backup next to a running server is restored elsewhere', async () => {
  product = await startProduct(dataDir);
  const backup = await akada(['backup', 'backup.tar']);
  expect(backup).toMatchObject({ code: 0, said: expect.stringContaining(join(folder, 'backup.tar')) });
  expect(await akada(['restore', 'backup.tar'])).toMatchObject({
    code: 1,
    complained: expect.stringMatching(
      /^This installation already has .+: a restore goes into an empty one\. Nothing was changed\.\n$/,
    ),
  });

  const elsewhere = { DATA_DIR: join(folder, 'elsewhere') };
  expect(await akada(['restore', 'backup.tar'], elsewhere)).toMatchObject({ code: 0, complained: '' });
  expect(await akada(['user', 'verify', 'head@school.test'], elsewhere)).toMatchObject({
    code: 0,
    said: 'head@school.test was confirmed already.\n',
  });
});

it('the command removes the sample paper next to a running server, once, and restores it', async () => {
  product = await startProduct(dataDir);
  // The first start may or may not have restored it by now.
  expect(await akada(['sample', 'restore'])).toMatchObject({ code: 0, complained: '' });
  expect((await akada(['sample', 'remove'])).said).toMatch(/^260 questions of the sample paper are removed/);
  expect((await akada(['sample', 'remove'])).said).toBe('The sample paper was removed already.\n');
  expect((await akada(['sample', 'restore'])).said).toMatch(/^260 questions .+ are there again\.\n$/);
  expect((await akada(['sample', 'restore'])).said).toBe('The sample paper is there.\n');
  expect(await akada(['sample', 'remove', 'all'])).toMatchObject({
    code: 1,
    complained: 'Nothing follows this command: leave out "all".\n',
  });
});

it('the doctor finds nothing wrong with a healthy installation', async () => {
  const { code, said } = await akada(['doctor']);

  expect(code).toBe(0);
  expect(said.match(/^ok {5}\S+/gm)?.map((line) => line.slice(7))).toEqual([
    'configuration',
    'database',
    'schema',
    'extensions',
    'storage',
    'isolation',
    'scans',
    'films',
    'speech',
    'mail',
    'Google',
    'payments',
    'receipts',
    'record',
    'AI',
  ]);
});

it('the doctor prints each problem in a line and fails', async () => {
  const { code, said } = await akada(['doctor'], {
    SMTP_URL: 'smtp://127.0.0.1:1',
    S3_ENDPOINT: 'http://127.0.0.1:1',
    S3_BUCKET: 'notes',
    S3_REGION: 'here',
    S3_ACCESS_KEY_ID: 'akada',
    S3_SECRET_ACCESS_KEY: 'hunter2',
    GOOGLE_CLIENT_ID: 'akada',
    GOOGLE_CLIENT_SECRET: 'hunter2',
    GOOGLE_ISSUER: 'http://127.0.0.1:1',
    TESSERACT: '/nowhere/tesseract',
    FFMPEG: '/nowhere/ffmpeg',
    TRANSCRIPTION_URL: 'http://127.0.0.1:1',
    TRANSCRIPTION_KEY: 'hunter2',
    STUDY_MODEL: 'openai_compatible',
    STUDY_MODEL_URL: 'http://127.0.0.1:1',
    STUDY_MODEL_NAME: 'llama',
    STUDY_MODEL_KEY: 'hunter2',
  });

  expect(code).toBe(1);
  expect(said).toMatch(/^WRONG {2}mail .*127\.0\.0\.1:1 does not take mail: .*check SMTP_URL$/m);
  expect(said).toMatch(/^WRONG {2}storage .*bucket notes: .*check the S3 variables$/m);
  expect(said).toMatch(
    /^WRONG {2}Google .*127\.0\.0\.1:1 does not answer; check the network and GOOGLE_ISSUER$/m,
  );
  expect(said).toMatch(
    /^WRONG {2}scans .*\/nowhere\/tesseract does not answer as a tesseract; check TESSERACT$/m,
  );
  expect(said).toMatch(
    /^WRONG {2}films .*\/nowhere\/ffmpeg does not answer as an ffmpeg with its ffprobe; check FFMPEG$/m,
  );
  expect(said).toMatch(/^WRONG {2}speech .*127\.0\.0\.1:1 does not answer; check TRANSCRIPTION_URL/m);
  expect(said).toMatch(
    /^WRONG {2}AI model .*llama at 127\.0\.0\.1:1 does not answer; check STUDY_MODEL_URL/m,
  );
  expect(said).not.toContain('hunter2');
});

it('the command names a wrong setting in one line', async () => {
  const { code, complained } = await akada(['doctor'], { LOG_LEVEL: 'loud' });

  expect(code).toBe(1);
  expect(complained).toBe(
    'LOG_LEVEL is "loud": wanted is fatal, error, warn, info, debug, trace or silent.\n',
  );
});

it('the command names its missing arguments in one line', async () => {
  expect(await akada(['backup'])).toMatchObject({
    code: 1,
    complained: 'Give one file: npm run akada -- backup <file>\n',
  });
  expect(await akada(['restore', 'none.tar'])).toMatchObject({
    code: 1,
    complained: expect.stringMatching(/^[^\n]*none\.tar[^\n]*\n$/),
  });
});
