/** Starts the product itself on an empty data folder, for the length of a run. */
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { makeAdministrator } from './administrator.ts';
import { runProduct } from './running-product.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface WebBuild {
  buildWebWhenChanged: () => Promise<void>;
}

interface Lock {
  exclusively: (work: () => Promise<void>) => Promise<void>;
}

/** @returns what ends the product again; its address and its administrator reach the stories by the environment */
export default async function startProduct(): Promise<() => Promise<void>> {
  await buildWeb();
  const { address, dataDir, end } = await runProduct();

  process.env.AKADA_URL = address;
  process.env.AKADA_DATA = dataDir;
  process.env.AKADA_ADMINISTRATOR = JSON.stringify(await makeAdministrator({ address, dataDir }));
  return end;
}

/** The set-up scripts are plain JavaScript for older Nodes; their own lock keeps two runs apart. */
async function buildWeb(): Promise<void> {
  const script = (name: string) => pathToFileURL(join(root, 'scripts/setup', name)).href;
  const build: WebBuild = await import(script('build-web.mjs'));
  const lock: Lock = await import(script('exclusively.mjs'));
  await lock.exclusively(build.buildWebWhenChanged);
}
