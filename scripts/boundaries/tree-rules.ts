/** Rules for the whole tree. */
import type { IForbiddenRuleType } from 'dependency-cruiser';
import { npmPackages, testCode } from './paths.ts';

/** Plays Google on a developer's machine, and is not there where only production is installed. */
const googlePlayer = npmPackages(['oidc-provider']);

export const treeRules: IForbiddenRuleType[] = [
  {
    name: 'no-cycles',
    severity: 'error',
    comment: 'Of two modules one can be read first. A cycle of types is a cycle.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'imports-resolve',
    severity: 'error',
    comment: 'An import that leads nowhere escapes every other rule. Type packages have no module to find.',
    from: { pathNot: '\\.d\\.ts$' },
    to: { couldNotResolve: true },
  },
  {
    name: 'packages-are-declared',
    severity: 'error',
    comment: 'A package that only another package depends on can disappear with the next update.',
    from: { path: '^(core|contract|server|web)/src/', pathNot: testCode },
    to: {
      path: '(^|/)node_modules/',
      pathNot: googlePlayer,
      dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'],
    },
  },
  {
    name: 'sandbox-alone-plays-google',
    severity: 'error',
    comment: 'The provider is a package for development: the sandbox loads it with the first request.',
    from: { path: '^server/src/', pathNot: ['^server/src/app/sandbox/google', ...testCode] },
    to: { path: googlePlayer },
  },
  {
    name: 'production-knows-no-test',
    severity: 'error',
    comment: 'Tests and their tools stay out of what runs for people.',
    from: { path: '^(core|contract|server|web)/', pathNot: testCode },
    to: { path: testCode, pathNot: '^e2e/' },
  },
  {
    name: 'commands-need-no-package',
    severity: 'error',
    comment: 'npm start and npm test run these before anything is installed.',
    from: { path: '^scripts/.*\\.mjs$', pathNot: '\\.test\\.mjs$' },
    to: { pathNot: '^scripts/', dependencyTypesNot: ['core'] },
  },
];
