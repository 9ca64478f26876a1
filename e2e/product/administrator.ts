/** Administrators, made as an operator makes them: on the command line, beside the running product. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type APIRequestContext, expect } from '@playwright/test';
import { type Account, newAccount } from './account.ts';

const commandLine = fileURLToPath(new URL('../../server/src/cli.ts', import.meta.url));

/** @param instance the product of all stories where absent */
export async function makeAdministrator(
  request: APIRequestContext,
  { address, dataDir } = sharedInstance(),
): Promise<Account> {
  const account = { ...newAccount(), fullName: 'Administrator' };
  const env = { ...process.env, PORT: new URL(address).port, DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [commandLine, 'admin', 'create', account.email],
    { env },
  );
  const token = /token=(\S+)/.exec(stdout)?.[1];
  const answer = await request.post('/api/v1/auth/reset-password', {
    data: { token, password: account.password },
  });
  expect(answer.status()).toBe(200);
  return account;
}

function sharedInstance(): { address: string; dataDir: string } {
  const { AKADA_URL = '', AKADA_DATA_DIR = '' } = process.env;
  return { address: AKADA_URL, dataDir: AKADA_DATA_DIR };
}
