import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './config-error.ts';

/** @returns absolute path of the file with the signing secret, which may be missing */
export function authSecretPath(dataDir: string): string {
  return join(dataDir, 'auth-secret');
}

/**
 * The signing secret of an installation without AUTH_SECRET: 256 random bits, generated once.
 *
 * @param dataDir absolute path of the data folder, created if it is missing
 * @returns the secret in base64url, the same for every process on this folder
 * @throws ConfigError naming DATA_DIR if the folder cannot be read or written
 */
export function storedAuthSecret(dataDir: string): string {
  const path = authSecretPath(dataDir);
  try {
    return readSecret(path) ?? makeSecret(dataDir, path);
  } catch (error) {
    throw new ConfigError('DATA_DIR', `is "${dataDir}", where nothing can be stored: ${reason(error)}`);
  }
}

function readSecret(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;

    throw error;
  }
}

/** Linking a complete file to its name is atomic: of two concurrent first starts, the second reads the secret of the first. */
function makeSecret(dataDir: string, path: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }

  return readFileSync(path, 'utf8');
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
