import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { storedAuthSecret } from './auth-secret.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'akada-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('the secret is created once, with 256 bits, readable only by its owner', () => {
  const dataDir = join(folder, 'made', 'on', 'the', 'way');
  const secret = storedAuthSecret(dataDir);

  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  expect(storedAuthSecret(dataDir)).toBe(secret);
  expect(statSync(join(dataDir, 'auth-secret')).mode & 0o777).toBe(0o600);
  expect(readdirSync(dataDir)).toEqual(['auth-secret']);
});

it('the secret differs between installations', () => {
  expect(storedAuthSecret(join(folder, 'one'))).not.toBe(storedAuthSecret(join(folder, 'two')));
});

it('an unusable data folder is reported by the name of DATA_DIR', () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');

  expect(() => storedAuthSecret(file)).toThrow(/^DATA_DIR is ".*a-file", where nothing can be stored: /);
});
