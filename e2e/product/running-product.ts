/** The product itself, in its own process on its own folder. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sandboxToken } from '../../server/src/platform/config/sandbox-address.ts';

/**
 * One secret for all products of the stories: a script that plays a person on this machine can sign in at
 * each of them.
 */
const authSecret = 'shared by all products of the stories';

/** The value of the cookie, and of the parameter in the address, that opens mailbox and stand-ins. */
export const proofOfPersonHere = sandboxToken(authSecret);

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface RunningProduct {
  /** The public address, such as `http://localhost:40123`. */
  address: string;
  dataDir: string;
  end(): Promise<void>;
}

/** @param settings in addition to its folder, which is empty; without its own port it takes a free one */
export async function runProduct(settings: Record<string, string> = {}): Promise<RunningProduct> {
  const dataDir = await mkdtemp(join(tmpdir(), 'akada-e2e-'));
  const product = spawn(process.execPath, [join(root, 'server/src/main.ts')], {
    cwd: root,
    // Everyone in the stories comes from one address.
    env: {
      ...process.env,
      PORT: '0',
      REGISTRATIONS_PER_SOURCE: '1000000',
      AUTH_SECRET: authSecret,
      ...settings,
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return {
    address: await getAddress(product),
    dataDir,
    async end() {
      await end(product);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function getAddress(product: ChildProcess): Promise<string> {
  if (product.stdout === null) throw new Error('The product has no output.');

  const lines = createInterface(product.stdout);
  for await (const line of lines) {
    const ready = /^Akada is ready at (\S+)$/.exec(line);
    if (ready?.[1] !== undefined) {
      lines.close();
      product.stdout.resume();
      return ready[1];
    }
  }
  throw new Error('The product ended before it was ready.');
}

async function end(product: ChildProcess): Promise<void> {
  if (product.exitCode !== null) return;

  product.kill('SIGTERM');
  await once(product, 'exit');
}

/** @returns what a browser keeps in which the printed address of mailbox and stand-ins was opened */
export function personHere(address = 'http://localhost') {
  const { hostname, port } = new URL(address);
  const cookie = {
    name: `sandbox-${port}`,
    value: proofOfPersonHere,
    domain: hostname,
    path: '/sandbox',
    expires: -1,
    httpOnly: true,
    secure: false,
    sameSite: 'Lax' as const,
  };
  return { cookies: [cookie], origins: [] };
}
