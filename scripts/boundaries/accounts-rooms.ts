/** Inside accounts: the order of its folders, and the one file through which the rest of the server sees them. */
import type { IForbiddenRuleType } from 'dependency-cruiser';
import { features, testCode } from './paths.ts';

/** A folder imports only folders before it, so that each can be read without the ones after it. */
export const accountsOrder = [
  'limits',
  'account',
  'proof',
  'tokens',
  'second-factor',
  'sessions',
  'profile',
  'address',
  'passwords',
  'registration',
  'identities',
  'sign-in',
  'google',
  'administration',
  'viewing',
  'deletion',
] as const;

const accounts = `${features}accounts/`;

/** Everything in accounts that stands above its folders. */
const top = 'accounts\\.(module\\.)?ts$';

/** Files that other features and the command line may import. */
export const accountsFace = `${accounts}accounts\\.ts$`;

/** @returns the name of the rule that keeps a folder from those after it */
export function orderRuleName(folder: string): string {
  return `accounts-${folder}-uses-only-folders-before-it`;
}

const orderRules: IForbiddenRuleType[] = accountsOrder.map((folder, index) => {
  const later = accountsOrder.slice(index + 1).map((name) => `${name}/`);
  return {
    name: orderRuleName(folder),
    severity: 'error',
    comment: 'The order stands in accounts-rooms.ts. What two folders need belongs to the earlier one.',
    from: { path: `${accounts}${folder}/`, pathNot: testCode },
    to: { path: `${accounts}(${[...later, top].join('|')})` },
  };
});

export const accountsRules: IForbiddenRuleType[] = [
  ...orderRules,
  {
    name: 'accounts-folders-have-an-order',
    severity: 'error',
    comment: 'Add the folder to accountsOrder.',
    from: { path: `${accounts}[^/]+/`, pathNot: [`${accounts}(${accountsOrder.join('|')})/`, ...testCode] },
    to: {},
  },
  {
    name: 'accounts-have-one-public-face',
    severity: 'error',
    comment: 'Other features and the command line import accounts.ts alone.',
    from: { path: ['^server/src/features/', '^server/src/cli/'], pathNot: [accounts, ...testCode] },
    to: { path: accounts, pathNot: accountsFace },
  },
];
