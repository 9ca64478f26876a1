/**
 * One page serves every address, so its head cannot name the scripts of each. A small script beside it knows them
 * and asks for them while the entry is still on its way, instead of after it has run: one round trip less on
 * a thin line. From a full cache the entry may be first and has asked itself.
 */
import type { Plugin } from 'vite';
import { entryFiles, pageFiles } from './page-chunks.ts';

const fileName = 'early-chunks.js';

export function earlyChunks(): Plugin {
  return {
    name: 'akada-early-chunks',
    // After the library's own plugin, which takes away the chunks that only held styles.
    enforce: 'post',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'script', attrs: { src: `/${fileName}`, async: true }, injectTo: 'head' },
    ],
    generateBundle(_options, bundle) {
      const known = entryFiles(bundle);
      const pages = pageFiles(bundle).map(({ path, scripts, styles }) => [
        `^${path.replace(/:\w+/g, '[^/]+')}$`,
        [...scripts.difference(known.scripts), ...styles.difference(known.styles)],
      ]);
      this.emitFile({ type: 'asset', fileName, source: scriptFor(pages) });
    },
  };
}

function scriptFor(pages: unknown): string {
  return `(() => {
  const page = ${JSON.stringify(pages)}.find(([path]) => new RegExp(path).test(location.pathname));
  const links = (page?.[1] ?? [])
    .map((file) => '/' + file)
    .filter((href) => document.querySelector('link[href="' + href + '"]') === null)
    .map((href) =>
      Object.assign(
        document.createElement('link'),
        { href, crossOrigin: '' },
        href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' },
      ),
    );
  document.head.append(...links);
})();
`;
}
