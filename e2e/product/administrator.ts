/** Administrators, made as an operator makes them: on the command line, next to the running product. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Account, newAccount } from './account.ts';
import type { RunningProduct } from './running-product.ts';

const commandLine = fileURLToPath(new URL('../../server/src/cli.ts', import.meta.url));

export async function makeAdministrator({
  address,
  dataDir,
}: Pick<RunningProduct, 'address' | 'dataDir'>): Promise<Account> {
  const account = { ...newAccount(), fullName: 'Administrator' };
  const env = { ...process.env, PORT: new URL(address).port, DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [commandLine, 'admin', 'create', account.email],
    { env },
  );
  const answer = await fetch(`${address}/api/v1/auth/reset-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: /token=(\S+)/.exec(stdout)?.[1], password: account.password }),
  });
  if (!answer.ok) throw new Error(`The administrator has no password: ${await answer.text()}`);
  return account;
}

/** @returns the administrator of the product of all stories, which its start has made */
export function administratorOfAll(): Account {
  return JSON.parse(process.env.AKADA_ADMINISTRATOR ?? '');
}
