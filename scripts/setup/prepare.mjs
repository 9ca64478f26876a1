import { buildWebWhenChanged } from './build-web.mjs';
import { exclusively } from './exclusively.mjs';
import { install } from './install.mjs';
import { nodeRuntime } from './node-runtime.mjs';

/**
 * Makes a clone ready to run. Concurrent calls in one clone wait for each other.
 *
 * @param {{ web?: boolean }} [needs] whether the built web app is needed
 * @returns {Promise<string>} the Node to run the product with
 */
export function prepare({ web = false } = {}) {
  return exclusively(async () => {
    await install();
    const node = nodeRuntime();
    if (web) await buildWebWhenChanged();

    return node;
  });
}
