import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ServerAccount } from './server-account.ts';

const run = promisify(execFile);

/** A program with its arguments. */
export type Command = [program: string, ...args: string[]];

/** Turns a command into the same command under the account that PostgreSQL runs under. */
export type Launch = (...command: Command) => Command;

/**
 * `setpriv` becomes the program that it starts, so signals reach PostgreSQL itself. On Linux it also makes the
 * kernel end PostgreSQL in good order when this process dies, even by `kill -9`.
 *
 * @param account null for this process's user
 * @param paths that the account must reach; if it lacks access, it gets the one capability that opens paths
 * and nothing else. Node's `spawn({ uid })` fails in that case with EACCES.
 */
export async function launcher(account: ServerAccount | null, paths: string[]): Promise<Launch> {
  if (process.platform !== 'linux') return (...command) => command;

  const prefix: Command = ['setpriv', '--pdeathsig', 'INT'];
  if (!account) return (...command) => [...prefix, '--', ...command];

  prefix.push('--reuid', String(account.uid), '--regid', String(account.gid), '--clear-groups');
  if (!(await canReach(prefix, paths))) {
    prefix.push('--securebits=+no_setuid_fixup', '--inh-caps=+dac_override', '--ambient-caps=+dac_override');
  }

  return (...command) => [...prefix, '--', ...command];
}

async function canReach(prefix: Command, paths: string[]): Promise<boolean> {
  const [setpriv, ...options] = prefix;
  const tests = paths.map((path) => run(setpriv, [...options, 'test', '-x', path]));
  const results = await Promise.allSettled(tests);
  return results.every((result) => result.status === 'fulfilled');
}

/** PostgreSQL's environment: nothing of ours, and messages in the language in which we read them. */
export const serverEnvironment = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
