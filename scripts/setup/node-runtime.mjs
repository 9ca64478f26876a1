import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { SetupFailure } from './failure.mjs';
import { root } from './paths.mjs';

const oldestMajor = 24;

/**
 * @returns {string} a Node that runs the product: the pinned one of the lockfile, or the running one if the
 * lockfile has none for this platform and the running one is new enough
 */
export function nodeRuntime() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const pinned = join(root, `node_modules/node-${platform}-${process.arch}/bin/${program}`);
  if (majorOf(pinned) >= oldestMajor) return pinned;
  if (majorOf(process.execPath) >= oldestMajor) return process.execPath;

  throw new SetupFailure(
    `Akada needs Node ${oldestMajor} or newer on ${platform}-${process.arch}, this is ${process.version}: ` +
      'install it from https://nodejs.org and try again.',
  );
}

/** Asks the program itself: it may be there and not run, such as on a system with another C library. */
function majorOf(program) {
  try {
    return Number.parseInt(execFileSync(program, ['-p', 'process.versions.node'], { encoding: 'utf8' }), 10);
  } catch {
    return 0;
  }
}
