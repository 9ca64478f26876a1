/** The paths that the rules name, as regular expressions from the repository's root. */

/** Tests and what only tests use. They may look into the part they test; nothing may look into them. */
export const testCode = ['\\.test\\.tsx?$', '(^|/)testing/', '^e2e/'];

/** The checker, which judges generated questions without the engine. */
export const checker = '^bench/src/quality/checker/';

export const features = '^server/src/features/';

/** The layers of a server feature. */
export const layer = {
  module: '\\.module\\.ts$',
  entry: '\\.(http|jobs)\\.ts$',
  access: '\\.access\\.ts$',
  service: '\\.service\\.ts$',
  events: '\\.events\\.ts$',
  rows: '\\.(repo|queries|tables)\\.ts$',
} as const;

/** @returns a pattern for everything inside these npm packages, wherever they are installed */
export function npmPackages(names: readonly string[]): string {
  return `(^|/)node_modules/(${names.join('|')})/`;
}
