/** Inside the server: app, features, platform; in a feature http or jobs, access, service, repo. */
import type { IForbiddenRuleType } from 'dependency-cruiser';
import { accountsFace } from './accounts-rooms.ts';
import { featureUses, notUsedBy } from './feature-uses.ts';
import { features, layer, npmPackages, testCode } from './paths.ts';

const layerRules: IForbiddenRuleType[] = [
  {
    name: 'platform-knows-no-feature',
    severity: 'error',
    comment: 'The platform serves any product; the app composes.',
    from: { path: '^server/src/platform/', pathNot: testCode },
    to: { path: '^server/src/(features|app)/' },
  },
  {
    name: 'features-know-no-app',
    severity: 'error',
    comment: 'A feature is composed by the app and never looks back at it.',
    from: { path: features, pathNot: testCode },
    to: { path: '^server/src/app/' },
  },
  {
    name: 'only-the-module-mounts',
    severity: 'error',
    comment: 'Routes are the top of a feature: its module collects them, no other file calls them.',
    from: { path: '^server/src/features/', pathNot: [...testCode, layer.module] },
    to: { path: `${features}.*${layer.entry}` },
  },
  {
    name: 'routes-and-jobs-never-import-a-repo',
    severity: 'error',
    comment: 'They translate; what may happen is decided by a service.',
    from: { path: `${features}.*${layer.entry}` },
    to: { path: `${features}.*${layer.rows}` },
  },
  {
    name: 'rows-come-through-a-service',
    severity: 'error',
    comment: 'A module beside the layers must not become a side door to the tables; their types may travel.',
    from: {
      path: features,
      pathNot: [...testCode, layer.entry, layer.service, layer.access, layer.module, layer.rows],
    },
    to: { path: `${features}.*${layer.rows}`, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'app-reads-no-rows',
    severity: 'error',
    comment: 'The app composes services; it has no tables.',
    from: { path: '^server/src/app/', pathNot: testCode },
    to: { path: `${features}.*${layer.rows}` },
  },
  {
    name: 'repos-are-the-bottom',
    severity: 'error',
    comment: 'A repo knows rows and SQL, no rule and no caller.',
    from: { path: `${features}.*${layer.rows}` },
    to: { path: `${features}.*(${layer.entry}|${layer.access}|${layer.service})` },
  },
  {
    name: 'services-need-no-access-check-of-their-own',
    severity: 'error',
    comment: 'Access stands in front of the service; the proof that it passed may appear there as a type.',
    from: { path: `${features}([^/]+)/.*${layer.service}` },
    to: { path: `${features}$1/.*${layer.access}`, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'sql-lives-in-repos',
    severity: 'error',
    comment: 'A query outside a repo cannot be found by who changes the table.',
    from: { path: features, pathNot: [...testCode, layer.rows] },
    to: { path: npmPackages(['drizzle-orm', 'pg']) },
  },
  {
    name: 'features-speak-no-http-library',
    severity: 'error',
    comment: 'A handler gets a checked call and returns an answer; the HTTP library stays in the app.',
    from: { path: features, pathNot: testCode },
    to: { path: npmPackages(['fastify', '@fastify/[^/]+']) },
  },
  {
    name: 'no-import-of-an-entry-point',
    severity: 'error',
    comment: 'Importing server/src/main.ts and its siblings would start them.',
    from: { pathNot: testCode },
    to: { path: '^server/src/[^/]+\\.ts$' },
  },
];

const neighbourRules: IForbiddenRuleType[] = [
  {
    name: 'features-meet-in-services',
    severity: 'error',
    comment: 'Of another feature only its service, its access and its events are public.',
    from: { path: `${features}([^/]+)/`, pathNot: testCode },
    to: {
      path: features,
      pathNot: [
        `${features}$1/`,
        accountsFace,
        layer.service,
        layer.access,
        layer.events,
        layer.entry,
        layer.module,
      ],
    },
  },
  {
    name: 'every-feature-declares-its-uses',
    severity: 'error',
    comment: 'Add the feature to feature-uses.ts.',
    from: { path: features, pathNot: [`${features}(${Object.keys(featureUses).join('|')})/`] },
    to: {},
  },
];

/** A feature imports only features that it declares to use. */
const useRules: IForbiddenRuleType[] = Object.keys(featureUses).map((feature) => ({
  name: useRuleName(feature),
  severity: 'error',
  comment: `${feature} declares in feature-uses.ts what it uses; what has to travel the other way is an event.`,
  from: { path: `${features}${feature}/`, pathNot: testCode },
  to: { path: `${features}(${notUsedBy(feature).join('|')})/` },
}));

/** @returns the name of the rule that keeps a feature to its declared uses */
export function useRuleName(feature: string): string {
  return `${feature}-uses-what-it-declares`;
}

const compositionRules: IForbiddenRuleType[] = [
  {
    name: 'only-the-app-composes-modules',
    severity: 'error',
    comment: 'A feature is given the services that it uses; composing modules is the work of compose.ts.',
    from: { path: features, pathNot: testCode },
    to: { path: `${features}.*${layer.module}` },
  },
];

export const serverRules: IForbiddenRuleType[] = [
  ...layerRules,
  ...neighbourRules,
  ...useRules,
  ...compositionRules,
];
