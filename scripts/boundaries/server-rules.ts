/** Inside the server: app, features, platform; in a feature http or jobs, access, service, repo. */
import type { IForbiddenRuleType } from 'dependency-cruiser';
import { boundFeatures, featureRanks, outOfReach } from './feature-ranks.ts';
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
    name: 'only-the-app-mounts',
    severity: 'error',
    comment: 'Routes and job handlers are the top of a feature: the app collects them, nobody calls them.',
    from: { path: '^server/src/features/', pathNot: testCode },
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
      pathNot: [...testCode, layer.entry, layer.service, layer.access, layer.rows],
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
    name: 'nobody-imports-an-entry-point',
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
    comment: 'Of another feature only its service and its access are public.',
    from: { path: `${features}([^/]+)/`, pathNot: testCode },
    to: { path: features, pathNot: [`${features}$1/`, layer.service, layer.access, layer.entry] },
  },
  {
    name: 'every-feature-has-a-rank',
    severity: 'error',
    comment: 'Add the feature to feature-ranks.ts.',
    from: { path: features, pathNot: [`${features}(${Object.keys(featureRanks).join('|')})/`] },
    to: {},
  },
];

/** A feature uses features of a strictly lower rank, so that none is needed to understand one below it. */
const rankRules: IForbiddenRuleType[] = boundFeatures.map((feature) => ({
  name: rankRuleName(feature),
  severity: 'error',
  comment: `${feature} has rank ${featureRanks[feature]}; what has to travel upwards is an outbox event.`,
  from: { path: `${features}${feature}/`, pathNot: testCode },
  to: { path: `${features}(${outOfReach(feature).join('|')})/.*(${layer.service}|${layer.access})` },
}));

/** @returns the name of the rule that keeps a feature from its equals and betters */
export function rankRuleName(feature: string): string {
  return `${feature}-uses-only-lower-ranks`;
}

export const serverRules: IForbiddenRuleType[] = [...layerRules, ...neighbourRules, ...rankRules];
