import { createServer, type ViteDevServer } from 'vite';

/** Reads like the module that `load` brings, which only the bundler can import. */
export interface Renderer {
  sitePages: Record<string, { title: string; description: string }>;
  renderSitePage: (name: string) => Promise<string>;
  renderAppPage: (path: string) => Promise<string>;
  renderEarlyFrame: () => Promise<string>;
  getVariables: (styles: string) => string;
}

async function loadRenderer(vite: ViteDevServer): Promise<Renderer> {
  return (await vite.ssrLoadModule('/src/app/site/render.tsx')) as Renderer;
}

/** For the length of a build: nothing listens and nothing is watched. */
export async function withRenderer(root: string, work: (renderer: Renderer) => Promise<void>): Promise<void> {
  const vite = await createServer({
    configFile: false,
    root,
    appType: 'custom',
    logLevel: 'warn',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    await work(await loadRenderer(vite));
  } finally {
    await vite.close();
  }
}
