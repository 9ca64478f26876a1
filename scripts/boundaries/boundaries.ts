/** All one-way rules of docs/architecture.md, and the settings for reading the sources. */
import type { ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser';
import { accountsRules } from './accounts-rooms.ts';
import { packageRules } from './package-rules.ts';
import { serverRules } from './server-rules.ts';
import { treeRules } from './tree-rules.ts';
import { webRules } from './web-rules.ts';

export const forbidden: IForbiddenRuleType[] = [
  ...packageRules,
  ...serverRules,
  ...accountsRules,
  ...webRules,
  ...treeRules,
];

export const options: ICruiseOptions = {
  doNotFollow: { path: 'node_modules' },
  // Output of builds and test runs has no structure of ours.
  exclude: { path: ['^web/dist/', '^e2e/test-results/'] },
  // An import of types is an import, because a reader needs both files.
  tsPreCompilationDeps: true,
  enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import'] },
};
