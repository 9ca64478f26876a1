/**
 * Layers of the web app: app -> pages -> features -> ui and lib. Pages compose features, and no feature sees
 * another.
 */
import type { IForbiddenRuleType } from 'dependency-cruiser';
import { testCode } from './paths.ts';

export const webRules: IForbiddenRuleType[] = [
  {
    name: 'web-features-stand-alone',
    severity: 'error',
    comment: 'A page composes two features and passes slots; this covers every folder that is ever added.',
    from: { path: '^web/src/features/([^/]+)/' },
    to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
  },
  {
    name: 'web-features-know-no-page',
    severity: 'error',
    comment: 'Pages lead to features, not back.',
    from: { path: '^web/src/features/', pathNot: testCode },
    to: { path: '^web/src/(pages|app)/' },
  },
  {
    name: 'web-pages-know-no-app',
    severity: 'error',
    comment:
      'The app lists its pages and draws the frame around them; what a page may know of others is in lib/pages.',
    from: { path: '^web/src/pages/', pathNot: testCode },
    to: { path: '^web/src/app/' },
  },
  {
    name: 'web-areas-stand-alone',
    severity: 'error',
    comment: 'Pages of one area load without those of another.',
    from: { path: '^web/src/pages/([^/]+)/' },
    to: { path: '^web/src/pages/', pathNot: '^web/src/pages/$1/' },
  },
  {
    name: 'web-ground-knows-no-feature',
    severity: 'error',
    comment: 'The design system and the transport serve any feature.',
    from: { path: '^web/src/(ui|lib)/', pathNot: testCode },
    to: { path: '^web/src/(features|pages|app)/' },
  },
  {
    name: 'web-lib-draws-nothing',
    severity: 'error',
    comment: 'Transport reports a lost session; its presentation is decided above it.',
    from: { path: '^web/src/lib/', pathNot: testCode },
    to: { path: '^web/src/ui/' },
  },
];
