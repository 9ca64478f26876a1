/**
 * Parts of libraries that every first visit would load and that nothing here uses. A bundler must keep
 * anything that a library writes to its own exports: these lines are removed, and with them the code that
 * they named.
 */
import type { Plugin } from 'vite';

export function unusedParts(): Plugin[] {
  return [unusedRouter, unusedButtons, unusedTheme];
}

/** Links and forms are named for development tools: with them came the prefetching of the framework mode, 4 kB. */
const unusedRouter: Plugin = {
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

/** A button loads its groups, and for the 150 ms in which its wheel appears the animations of every layer. */
const unusedButtons: Plugin = {
  name: 'akada-unused-buttons',
  apply: 'build',
  transform: {
    filter: { id: /\/@mantine\/core\/esm\/components\/(Button|ActionIcon)\/\1\.mjs$/, code: /Transition/ },
    handler: (code) => ({
      code: code
        .replace(
          /^import \{ Transition \} from .*$/m,
          'const Transition = ({ mounted, children }) => mounted && children({});',
        )
        .replace(/^\w+\.(Group|GroupSection) = .*$/gm, ''),
      map: null,
    }),
  },
};

/** Our theme is complete (`ui/theme/theme-provider.tsx`), so nothing falls back on the library's with its 140 colours. */
const unusedTheme: Plugin = {
  name: 'akada-unused-theme',
  apply: 'build',
  transform: {
    filter: { id: /\/@mantine\/core\/esm\/core\/MantineProvider\/default-theme\.mjs$/ },
    handler: () => ({ code: 'export const DEFAULT_THEME = {};', map: null, moduleSideEffects: false }),
  },
};
