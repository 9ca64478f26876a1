/**
 * Applies the requirements of the content policy before every other module runs: libraries read these
 * settings while they load. It lets no text become markup and no address become a script, except by the rules
 * here. React sets the text of `style` elements as markup; a style holds no `<`, so nothing else gets
 * through.
 */

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

/**
 * zod tries `eval` for speed, which the content policy forbids. Its settings lie here for all copies of it;
 * calling `z.config` instead would add the library to first loads that need none of it.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
