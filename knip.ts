/** What counts as used: everything that an entry point, a test or a tool's own configuration leads to. */
import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  workspaces: {
    '.': {
      // The second is preloaded by its path, which nobody imports.
      entry: ['scripts/*.mjs', 'scripts/setup/resolve-drizzle.mjs'],
      project: ['scripts/**'],
      // scripts/checks runs it by its path, which nobody imports.
      ignoreDependencies: ['@biomejs/biome'],
    },
    core: { project: ['src/**'] },
    contract: { project: ['src/**'] },
    server: { entry: ['src/*.ts'], project: ['src/**'] },
    // The build renders the first by its path, and the browser runs the others by their addresses.
    web: {
      entry: [
        'src/app/site/render.tsx',
        'src/app/site/site.ts',
        'build/service-worker.js',
        'build/*.mjs',
        'public/*.js',
      ],
      project: ['src/**', 'build/**'],
    },
    e2e: { project: ['**'] },
    bench: { entry: ['src/*.ts'], project: ['src/**'] },
  },
  // The type of a parameter or a result is part of a function's public face, also where nobody writes its name.
  ignoreExportsUsedInFile: { interface: true, type: true },
  compilers: { css: importsOfStyleSheet },
};

/** Style sheets reach packages too: fonts by `url(...)`, other sheets by `@import`. */
function importsOfStyleSheet(text: string): string {
  const paths = [...text.matchAll(/(?:@import|url\()\s*["']([^"':]+)["']/g)];
  return paths.map(([, path]) => `import '${path}';`).join('\n');
}

export default config;
