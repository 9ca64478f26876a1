/**
 * One page serves every address, so its head cannot name the scripts of each. A small script beside it knows them
 * and asks for them while the entry is still on its way, instead of after it has run: one round trip less on
 * a thin line. The router asks it for every further page, so that the entry itself names no script of a page.
 */
import type { Plugin, Rolldown } from 'vite';
import { entryFiles, pageFiles, pageModules } from './page-chunks.ts';

const fileName = 'early-chunks.js';

export function earlyChunks(): Plugin[] {
  let pages: ReadonlySet<string> = new Set();

  return [
    {
      name: 'akada-pages-named-early',
      // Runs before the library adds the further files that each import needs.
      enforce: 'pre',
      apply: 'build',
      config: () => ({
        build: {
          modulePreload: {
            // Every browser with module scripts of today knows how to preload them.
            polyfill: false,
            resolveDependencies: (file, dependencies) => (pages.has(file) ? [] : dependencies),
          },
        },
      }),
      generateBundle(_options, bundle) {
        pages = pageModules(bundle);
      },
    },
    {
      name: 'akada-early-chunks',
      // Runs after the library's own plugin, which removes chunks that only held styles.
      enforce: 'post',
      apply: 'build',
      transformIndexHtml: () => [
        { tag: 'script', attrs: { src: `/${fileName}`, async: true }, injectTo: 'head' },
      ],
      generateBundle(_options, bundle) {
        this.emitFile({ type: 'asset', fileName, source: getScript(bundle) });
      },
    },
  ];
}

/** @returns a script in which each page is its pattern and the numbers of its files in a list: a name stands there once */
function getScript(bundle: Rolldown.OutputBundle): string {
  const knownPageFiles = entryFiles(bundle);
  const names: string[] = [];
  const findIndex = (name: string) => (names.includes(name) ? names.indexOf(name) : names.push(name) - 1);
  const pages = pageFiles(bundle).map(({ path, scripts, styles }) => [
    `^${path.replace(/:\w+/g, '[^/]+')}$`,
    [...scripts.difference(knownPageFiles.scripts), ...styles.difference(knownPageFiles.styles)].map(
      findIndex,
    ),
  ]);

  return `globalThis.askForPage = (path) => {
  const page = ${JSON.stringify(pages)}.find(([pattern]) => new RegExp(pattern).test(path));
  const names = ${JSON.stringify(names)};
  const links = (page?.[1] ?? [])
    .map((at) => '/' + names[at])
    .filter((href) => document.querySelector('link[href="' + href + '"]') === null)
    .map((href) =>
      Object.assign(
        document.createElement('link'),
        { href, crossOrigin: '' },
        href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' },
      ),
    );
  document.head.append(...links);
};
askForPage(location.pathname);
`;
}
