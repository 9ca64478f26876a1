/** Inside the web app: routes compose features, features stand on ui and lib and never on each other. */
import type { IForbiddenRuleType } from 'dependency-cruiser';
import { testCode } from './paths.ts';

export const webRules: IForbiddenRuleType[] = [
  {
    name: 'web-features-stand-alone',
    severity: 'error',
    comment: 'A route composes two features and passes slots; this covers every folder that is ever added.',
    from: { path: '^web/src/features/([^/]+)/' },
    to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
  },
  {
    name: 'web-features-know-no-app',
    severity: 'error',
    comment: 'Routes lead to features, not back.',
    from: { path: '^web/src/features/', pathNot: testCode },
    to: { path: '^web/src/app/' },
  },
  {
    name: 'web-ground-knows-no-feature',
    severity: 'error',
    comment: 'The design system and the transport serve any feature.',
    from: { path: '^web/src/(ui|lib)/', pathNot: testCode },
    to: { path: '^web/src/(features|app)/' },
  },
  {
    name: 'web-lib-draws-nothing',
    severity: 'error',
    comment: 'Transport tells of a lost session; how that looks is decided above it.',
    from: { path: '^web/src/lib/', pathNot: testCode },
    to: { path: '^web/src/ui/' },
  },
];
