/** The folders that the scripts work with. All of `scripts/` runs on Node 20 with nothing installed. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The clone. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Notes of these scripts for their next run. They are not in node_modules, which an installation deletes. */
export function stateFolder() {
  const folder = join(root, 'scripts/.state');
  mkdirSync(folder, { recursive: true });
  return folder;
}
