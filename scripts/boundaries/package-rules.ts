/** Between the packages: web and server lead to contract, contract leads to core, and nothing leads back. */
import { readFileSync } from 'node:fs';
import type { IForbiddenRuleType } from 'dependency-cruiser';
import { checker, npmPackages, testCode } from './paths.ts';

/** Packages with which the study engine reads notes. */
const languagePackages = ['compromise', 'franc-min', 'porter2'];

/** Packages for computations in core. Each is pure: no clock, no internal randomness, no file, no network. */
const purePackages = [...languagePackages, 'temporal-polyfill', 'ts-fsrs'];

/** Server dependencies that a browser may load as well. */
const packagesOfBothSides = ['katex', 'papaparse', 'zod'];

export const packageRules: IForbiddenRuleType[] = [
  {
    name: 'core-knows-no-other-package',
    severity: 'error',
    comment: 'core is what everything else builds on.',
    from: { path: '^core/' },
    to: { path: '^(contract|server|web|bench|e2e|scripts)/' },
  },
  {
    name: 'core-stays-pure',
    severity: 'error',
    comment: 'Time, randomness and IO are arguments of core; a library it uses is named in package-rules.ts.',
    from: { path: '^core/', pathNot: testCode },
    to: { pathNot: ['^(core|contract|server|web|bench|e2e|scripts)/', npmPackages(purePackages)] },
  },
  {
    name: 'fsrs-stands-behind-one-file',
    severity: 'error',
    comment:
      'ts-fsrs counts days in UTC and adds methods to every date: core/memory/fsrs.ts undoes the one and avoids the other. Its test holds the package itself against published values.',
    from: { pathNot: '^core/src/memory/fsrs(\\.test)?\\.ts$' },
    to: { path: npmPackages(['ts-fsrs']) },
  },
  {
    name: 'temporal-stands-behind-one-file',
    severity: 'error',
    comment: 'core/bookings/free-times.ts alone turns the clock on a wall into moments.',
    from: { pathNot: '^core/src/bookings/free-times\\.ts$' },
    to: { path: npmPackages(['temporal-polyfill']) },
  },
  {
    name: 'checker-judges-by-its-own-means',
    severity: 'error',
    comment:
      'A checker that reads with the words and tools of the engine shares its mistakes and cannot see them.',
    from: { path: checker, pathNot: testCode },
    to: { pathNot: checker },
  },
  {
    name: 'contract-knows-only-core',
    severity: 'error',
    comment: 'The API is declared without knowledge of its server and its callers.',
    from: { path: '^contract/' },
    to: { path: '^(server|web|bench|e2e|scripts)/' },
  },
  {
    name: 'contract-speaks-zod-mini',
    severity: 'error',
    comment:
      'The contract reaches every browser: zod/mini is 18 kB smaller than zod, and nothing else comes along.',
    from: { path: '^contract/', pathNot: testCode },
    to: { pathNot: ['^(core|contract|server|web|bench|e2e|scripts)/', npmPackages(['zod/mini'])] },
  },
  {
    name: 'web-and-server-never-meet',
    severity: 'error',
    comment: 'They share the contract and core, nothing else.',
    from: { path: '^(web|server)/' },
    to: { path: '^(web|server)/', pathNot: '^$1/' },
  },
  {
    name: 'web-uses-no-server-package',
    severity: 'error',
    comment: 'A package that the server depends on does not belong in a browser.',
    from: { path: '^web/src/' },
    to: { path: npmPackages(serverPackages()) },
  },
  {
    name: 'web-uses-no-node-module',
    severity: 'error',
    comment: 'Browsers have none of them.',
    from: { path: '^web/src/', pathNot: testCode },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'web-ships-no-study-engine',
    severity: 'error',
    comment:
      'The language packages of core weigh more than the whole web app, and free times are the server’s to find: no path may lead there.',
    from: { path: '^web/src/' },
    to: { path: npmPackages([...languagePackages, 'temporal-polyfill']), reachable: true },
  },
  {
    name: 'product-needs-no-bench',
    severity: 'error',
    comment: 'Benchmarks and browser tests stand outside and look in.',
    from: { path: '^(core|contract|server|web)/' },
    to: { path: '^(bench|e2e)/' },
  },
];

function serverPackages(): string[] {
  const manifest: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(new URL('../../server/package.json', import.meta.url), 'utf8'),
  );
  return Object.keys(manifest.dependencies).filter(
    (name) => !name.startsWith('@akada/') && !packagesOfBothSides.includes(name),
  );
}
