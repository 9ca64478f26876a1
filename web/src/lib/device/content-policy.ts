/**
 * Applies the requirements of the content policy before every other module runs, because libraries read these
 * settings while they load. No text becomes markup and no address becomes a script, except by the rules here.
 * React sets the text of `style` elements as markup; a style contains no `<`, so nothing else passes.
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
 * zod tries `eval` for speed, which the content policy forbids. All its copies read these settings; a call of
 * `z.config` would add the library to first loads that do not need it.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
