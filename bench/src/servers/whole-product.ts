import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { health } from '@akada/contract/health.ts';
import { apiBase } from '@akada/contract/table.ts';
import { withKnownPort } from '../../../server/src/platform/config/known-port.ts';
import { type BenchPlace, publicUrl } from '../place/bench-place.ts';

/** The product as `npm start` runs it: HTTP and jobs in one process. */
export interface WholeProduct {
  origin: string;
  end(): Promise<void>;
}

const program = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url));

/**
 * @param settings of the product, beside its place
 * @returns as soon as it has answered once
 * @throws Error when it ends before
 */
export async function startWholeProduct(
  { config, connection, folder }: BenchPlace,
  settings: Record<string, string> = {},
): Promise<WholeProduct> {
  const { port } = await withKnownPort(config);
  const child = spawn(process.execPath, [...process.execArgv, program], {
    // The folder of a socket travels as a parameter; the host before it only completes the address.
    env: {
      ...process.env,
      DATABASE_URL: `postgres://${connection.user}@localhost:${connection.port}/${connection.database}?host=${connection.host}`,
      DATA_DIR: folder,
      PORT: String(port),
      PUBLIC_URL: publicUrl,
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  while (!(await answers(origin))) {
    if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}`);
    await setTimeout(5);
  }

  return {
    origin,
    async end() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

async function answers(origin: string): Promise<boolean> {
  try {
    return (await fetch(origin + apiBase + health.path)).ok;
  } catch {
    return false;
  }
}
