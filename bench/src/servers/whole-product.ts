import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { apiBase } from '@akada/contract/table.ts';
import { health } from '@akada/contract/wire/app.ts';
import { withKnownPort } from '../../../server/src/platform/config/known-port.ts';
import { type BenchInstance, publicUrl } from '../instance/bench-instance.ts';

/** The product as `npm start` runs it: HTTP and jobs in one process, or one of the two. */
export interface WholeProduct {
  origin: string;
  pid: number;
  isRunning(): boolean;
  /** Ends it in good order. */
  end(): Promise<void>;
  /** Ends it as a power cut does. */
  kill(): Promise<void>;
}

/** Entry point of the product: both roles, or one of them. */
export type EntryPoint = 'main' | 'web' | 'worker';

/**
 * @param settings of the product, in addition to its instance's settings
 * @returns as soon as it has answered once
 * @throws Error when it ends before
 */
export async function startWholeProduct(
  { config, connection, folder }: BenchInstance,
  settings: Record<string, string> = {},
  entryPoint: EntryPoint = 'main',
): Promise<WholeProduct> {
  const program = fileURLToPath(new URL(`../../../server/src/${entryPoint}.ts`, import.meta.url));
  const port = settings.PORT ?? String((await withKnownPort(config)).port);
  const child = spawn(process.execPath, [...process.execArgv, program], {
    // The folder of a socket travels as a parameter; the host before it only completes the address.
    env: {
      ...process.env,
      DATABASE_URL: `postgres://${connection.user}:${connection.password}@localhost:${connection.port}/${connection.database}?host=${connection.host}`,
      DATA_DIR: folder,
      PORT: port,
      PUBLIC_URL: publicUrl,
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  if (!child.stdout) throw new Error('The product has no output.');
  const said = once(child.stdout, 'data');
  const origin = `http://127.0.0.1:${port}`;
  if (entryPoint === 'worker') await Promise.race([said, exited]);
  else while (isRunning(child) && !(await answers(origin))) await setTimeout(5);
  if (!isRunning(child)) throw new Error(`${program} ended with ${child.exitCode}`);

  const endBy = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await exited;
  };
  return {
    origin,
    pid: child.pid ?? 0,
    isRunning: () => isRunning(child),
    end: () => endBy('SIGTERM'),
    kill: () => endBy('SIGKILL'),
  };
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

async function answers(origin: string): Promise<boolean> {
  try {
    return (await fetch(origin + apiBase + health.path)).ok;
  } catch {
    return false;
  }
}
