/**
 * One page serves every address, so its head cannot name the scripts of each. A small script beside it knows them
 * and asks for them while the entry is still on its way, instead of after it has run: one round trip less on
 * a thin line. From a full cache the entry may be first and has asked itself.
 */
import type { Plugin } from 'vite';
import { entryScripts, pageScripts } from './page-chunks.ts';

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
      const known = entryScripts(bundle);
      const pages = pageScripts(bundle).map(({ path, scripts }) => [
        `^${path.replace(/:\w+/g, '[^/]+')}$`,
        [...scripts.difference(known)],
      ]);
      this.emitFile({ type: 'asset', fileName, source: scriptFor(pages) });
    },
  };
}

function scriptFor(pages: unknown): string {
  return `(() => {
  const page = ${JSON.stringify(pages)}.find(([path]) => new RegExp(path).test(location.pathname));
  const links = (page?.[1] ?? [])
    .map((script) => '/' + script)
    .filter((href) => document.querySelector('link[href="' + href + '"]') === null)
    .map((href) =>
      Object.assign(document.createElement('link'), { href, rel: 'modulepreload', crossOrigin: '' }),
    );
  document.head.append(...links);
})();
`;
}
