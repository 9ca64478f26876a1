/**
 * A build of its own for the page that draws diagrams: it shares nothing with the app, whose scripts are then never
 * those that a page without an origin may load.
 */
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/** The folder in the build and in addresses. The server sends other headers with it. */
const folder = 'frame';

export function diagramFrame(): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: 'akada-diagram-frame',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      outDir = join(config.root, config.build.outDir);
    },
    // Only after a build that has not failed, and before all of it is compressed.
    writeBundle: {
      sequential: true,
      handler: () => buildFrame(join(root, 'src', folder), join(outDir, folder)),
    },
  };
}

async function buildFrame(root: string, outDir: string): Promise<void> {
  await build({
    configFile: false,
    root,
    base: `/${folder}/`,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      modulePreload: false,
      chunkSizeWarningLimit: 2_000,
      rolldownOptions: { input: join(root, 'diagram.html') },
    },
  });
}
