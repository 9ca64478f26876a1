/**
 * The router names its Link, its NavLink and its Form for development tools, and a bundler has to keep what is written
 * to: with them came the prefetching of its framework mode, 4 kB of every first visit that nothing here uses.
 */
import type { Plugin } from 'vite';

export function unusedRouter(): Plugin {
  return {
    name: 'akada-unused-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\/dom\/lib\.js$/, code: /forwardRef/ },
      handler: (code) => ({
        code: code
          .replace(/^(Link|NavLink|Form)\.displayName = .*$/gm, '')
          .replace(/^(const \w+ = )(?=React\$1\.forwardRef\()/gm, '$1/* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}
