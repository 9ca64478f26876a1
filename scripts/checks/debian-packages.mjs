import { existsSync } from 'node:fs';
import { runProgram } from '../setup/run-program.mjs';

/**
 * Installs packages on Debian as root; elsewhere nothing happens. Waits for other installations on this machine; package
 * lists are fetched where the first try lacks them.
 *
 * @param {readonly string[]} packages
 * @returns {Promise<boolean>} whether they are installed
 */
export async function installOnDebian(packages) {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return false;

  console.log(`Installing ${packages.join(', ')} ...`);
  const aptGet = (...args) =>
    runProgram('apt-get', ['-o', 'DPkg::Lock::Timeout=300', '-qq', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  const install = () => aptGet('install', '-y', '--no-install-recommends', ...packages);
  if ((await install()) === 0) return true;

  await aptGet('update');
  return (await install()) === 0;
}
