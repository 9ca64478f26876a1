/** Runs before every other module: libraries read these settings while they load. */
import '../lib/device/trusted-types.ts';

/**
 * zod tries `eval` for speed, which the content policy forbids. Its settings lie here for all copies of it; calling
 * `z.config` instead would bring the library into first loads that need none of it.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
