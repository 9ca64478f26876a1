/**
 * Preloaded by the server. drizzle-orm's package.json lists its 447 entry points in 178 kB, and Node parses it again
 * for every one of some hundred modules that import each other there: a second of processor time and 230 MB at
 * each start. Inside the package a relative import is simply the file next door, and an ES module.
 */
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    if (!specifier.startsWith('.') || !context.parentURL?.includes('/node_modules/drizzle-orm/')) {
      return next(specifier, context);
    }
    return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
  },
});
