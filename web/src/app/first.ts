/**
 * Runs before every other module: libraries read these settings while they load.
 *
 * The content policy forbids `eval` and text that becomes markup. zod would try `eval` for speed, and React sets
 * the text of `style` elements as markup; a style holds no `<`, so nothing else gets through.
 */
import * as z from 'zod/mini';

z.config({ jitless: true });

interface PolicyRules {
  createHTML: (text: string) => string;
  createScriptURL: (url: string) => string;
}

interface TrustedTypesHost {
  trustedTypes?: { createPolicy: (name: 'default', rules: PolicyRules) => unknown };
}

const serviceWorker = '/service-worker.js';

(globalThis as TrustedTypesHost).trustedTypes?.createPolicy('default', {
  createHTML: (text) => {
    if (text.includes('<')) throw new TypeError('Markup is built by React, never from text.');
    return text;
  },
  createScriptURL: (url) => {
    if (url !== serviceWorker) throw new TypeError('Scripts come with the build.');
    return url;
  },
});
