/** Code counts as used if an entry point, a test or a tool's own configuration reaches it. */
import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  workspaces: {
    '.': {
      // No module imports these: one is preloaded by its path, Stryker reads one, and two are separate
      // programs.
      entry: [
        'scripts/*.mjs',
        'scripts/setup/resolve-modules.mjs',
        'scripts/mutants/vitest.config.ts',
        'scripts/structure/print-figures.ts',
        'scripts/word-classes/*.ts',
      ],
      project: ['scripts/**'],
      // scripts/checks runs it by its path.
      ignoreDependencies: ['@biomejs/biome'],
      stryker: { config: ['scripts/mutants/stryker.config.mjs'] },
    },
    core: { project: ['src/**'] },
    contract: { project: ['src/**'] },
    // The generic suites find the second kind by its name; the others are run by hand at a release.
    server: {
      entry: [
        'src/*.ts',
        'src/**/testing/*.{policy,samples}.ts',
        'src/testing/release/{make-instance,compare-with-chain}.ts',
      ],
      project: ['src/**'],
      // Without this program of the machine, recordings are not tested.
      ignoreBinaries: ['ffmpeg'],
    },
    // The build renders the first by its path, and the browser runs the others by their addresses.
    web: {
      entry: [
        'src/app/site/render.tsx',
        'src/app/early/early-page.ts',
        'src/app/site/site.ts',
        'src/frame/diagram.ts',
        'build/service-worker.js',
        'build/*.mjs',
        'public/*.js',
      ],
      project: ['src/**', 'build/**'],
    },
    // scripts/pictures.mjs runs it by its path.
    e2e: { entry: ['pictures/make-pictures.ts'], project: ['**'] },
    // Without these programs of the machine, the disk is not measured.
    bench: { entry: ['src/*.ts'], project: ['src/**'], ignoreBinaries: ['mount', 'umount'] },
  },
  // The type of a parameter or a result is part of a function's public face, also where no code writes its name.
  ignoreExportsUsedInFile: { interface: true, type: true },
  compilers: { css: importsOfStyleSheet },
};

/** Style sheets reach packages too: fonts by `url(...)`, other sheets by `@import`. */
function importsOfStyleSheet(text: string): string {
  const paths = [...text.matchAll(/(?:@import|url\()\s*["']([^"':]+)["']/g)];
  return paths.map(([, path]) => `import '${path}';`).join('\n');
}

export default config;
