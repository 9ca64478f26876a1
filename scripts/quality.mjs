// Runs on the machine's own Node, whatever its version, and hands over to the one that the lockfile pins.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const binary = process.platform === 'win32' ? 'node.exe' : 'node';
const pinned = fileURLToPath(new URL(`../node_modules/.bin/${binary}`, import.meta.url));
const program = fileURLToPath(new URL('../bench/src/quality.ts', import.meta.url));

if (!existsSync(pinned)) {
  console.error('The dependencies are not installed yet: run npm ci first.');
  process.exit(1);
}

const { status, error } = spawnSync(pinned, [program, ...process.argv.slice(2)], { stdio: 'inherit' });
if (error) console.error(`The measurement could not start: ${error.message}`);
process.exit(status ?? 1);
