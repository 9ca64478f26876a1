/** One breach for each rule: the smallest change to a sound tree that only this rule must report. */
import { accountsBreaches } from './accounts-breaches.ts';
import { featureUses, notUsedBy } from './feature-uses.ts';
import { useRuleName } from './server-rules.ts';

/** Path to source text. */
export type Sources = Readonly<Record<string, string>>;

/** @returns the text of a module that imports these */
const importing = (...paths: string[]) => paths.map((path) => `import '${path}';\n`).join('');

const leaf = importing();

/** A small tree in which every layer is there and every import is allowed. */
export const soundTree: Sources = {
  'core/src/quiz/scoring.ts': importing('compromise/two'),
  'core/src/quiz/points.ts': leaf,
  'contract/src/material/questions.ts': importing('zod/mini', '@akada/core/quiz/points.ts'),
  'server/src/main.ts': importing('./app/compose.ts'),
  'server/src/app/compose.ts': importing('../features/exams/exams.module.ts'),
  'server/src/features/exams/exams.module.ts': importing('./exams.http.ts', './exams.service.ts'),
  'server/src/platform/queue.ts': leaf,
  'server/src/features/exams/exams.http.ts': importing('./exams.service.ts'),
  'server/src/features/exams/exams.access.ts': leaf,
  'server/src/features/exams/exams.service.ts': importing(
    './exams.repo.ts',
    '../questions/questions.service.ts',
    '../../platform/queue.ts',
    '@akada/core/quiz/scoring.ts',
  ),
  'server/src/features/exams/exams.repo.ts': importing('drizzle-orm'),
  'server/src/features/exams/exams.test.ts': importing('./exams.repo.ts', '../../testing/app.ts'),
  'server/src/features/questions/questions.service.ts': leaf,
  'server/src/testing/app.ts': importing('../app/compose.ts'),
  'web/src/app/pages.ts': importing('../pages/student/practice-page.tsx', '../pages/public/login-page.tsx'),
  'web/src/pages/student/practice-page.tsx': importing(
    '../../features/quiz/practice.tsx',
    '../../features/exams/exam.tsx',
    '../../ui/panel.tsx',
  ),
  'web/src/pages/public/login-page.tsx': leaf,
  'web/src/features/quiz/practice.tsx': importing(
    '@akada/contract/material/questions.ts',
    '../../ui/panel.tsx',
    '../../lib/call.ts',
  ),
  'web/src/features/exams/exam.tsx': leaf,
  'web/src/ui/panel.tsx': leaf,
  'web/src/lib/call.ts': leaf,
  'bench/src/run.ts': leaf,
  'scripts/start.mjs': importing('node:child_process'),
};

const packageBreaches: Record<string, Sources> = {
  'core-knows-no-other-package': { 'core/src/breach.ts': importing('@akada/contract/material/questions.ts') },
  'core-stays-pure': { 'core/src/breach.ts': importing('node:crypto') },
  'temporal-stands-behind-one-file': { 'core/src/breach.ts': importing('temporal-polyfill') },
  'fsrs-stands-behind-one-file': { 'core/src/breach.ts': importing('ts-fsrs') },
  'checker-judges-by-its-own-means': {
    'bench/src/quality/checker/breach.ts': importing('compromise/two', '../../run.ts'),
  },
  'contract-knows-only-core': { 'contract/src/breach.ts': importing('../../web/src/lib/call.ts') },
  'contract-speaks-zod-mini': { 'contract/src/breach.ts': importing('zod') },
  'web-and-server-never-meet': {
    'web/src/lib/breach.ts': importing('../../../server/src/platform/queue.ts'),
  },
  'web-uses-no-server-package': {
    'web/src/lib/breach.ts': importing('drizzle-orm'),
    'web/package.json': '{ "name": "@akada/web", "dependencies": { "drizzle-orm": "*" } }',
  },
  'web-uses-no-node-module': { 'web/src/lib/breach.ts': importing('node:path') },
  'web-ships-no-study-engine': { 'web/src/lib/breach.ts': importing('@akada/core/quiz/scoring.ts') },
  'product-needs-no-bench': { 'server/src/app/breach.ts': importing('../../../bench/src/run.ts') },
};

const serverBreaches: Record<string, Sources> = {
  'platform-knows-no-feature': {
    'server/src/platform/breach.ts': importing('../features/questions/questions.service.ts'),
  },
  'features-know-no-app': {
    'server/src/features/questions/breach.ts': importing('../../app/parts.ts'),
    'server/src/app/parts.ts': leaf,
  },
  'only-the-module-mounts': { 'server/src/features/exams/breach.ts': importing('./exams.http.ts') },
  'routes-and-jobs-never-import-a-repo': {
    'server/src/features/exams/exams.jobs.ts': importing('./exams.repo.ts'),
  },
  'rows-come-through-a-service': { 'server/src/features/exams/breach.ts': importing('./exams.repo.ts') },
  'app-reads-no-rows': { 'server/src/app/breach.ts': importing('../features/exams/exams.repo.ts') },
  'repos-are-the-bottom': {
    'server/src/features/questions/questions.repo.ts': importing('./questions.service.ts'),
  },
  'services-need-no-access-check-of-their-own': {
    'server/src/features/exams/breach.service.ts': importing('./exams.access.ts'),
  },
  'sql-lives-in-repos': { 'server/src/features/exams/breach.service.ts': importing('drizzle-orm') },
  'features-speak-no-http-library': { 'server/src/features/exams/breach.http.ts': importing('fastify') },
  'no-import-of-an-entry-point': { 'server/src/app/breach.ts': importing('../main.ts') },
  'features-meet-in-services': {
    'server/src/features/generation/breach.ts': importing('../questions/question-form.ts'),
    'server/src/features/questions/question-form.ts': leaf,
  },
  'every-feature-declares-its-uses': {
    'server/src/features/newcomer/newcomer.service.ts': importing('../../platform/queue.ts'),
  },
};

/** A public file of an undeclared feature: importing it breaks no other rule. */
const useBreaches: Record<string, Sources> = Object.fromEntries(
  Object.keys(featureUses).map((feature) => {
    const [undeclared] = notUsedBy(feature);
    const publicFile = `${undeclared}/${undeclared}.${undeclared === 'accounts' ? 'ts' : 'events.ts'}`;
    return [
      useRuleName(feature),
      {
        [`server/src/features/${feature}/breach.service.ts`]: importing(`../${publicFile}`),
        [`server/src/features/${publicFile}`]: leaf,
      },
    ];
  }),
);

const compositionBreaches: Record<string, Sources> = {
  'only-the-app-composes-modules': {
    'server/src/features/exams/breach.service.ts': importing('../questions/questions.module.ts'),
    'server/src/features/questions/questions.module.ts': leaf,
  },
};

const webBreaches: Record<string, Sources> = {
  'web-features-stand-alone': { 'web/src/features/exams/breach.tsx': importing('../quiz/practice.tsx') },
  'web-features-know-no-page': {
    'web/src/features/quiz/breach.ts': importing('../../pages/public/login-page.tsx'),
  },
  'web-pages-know-no-app': {
    'web/src/pages/public/breach.ts': importing('../../app/menus.ts'),
    'web/src/app/menus.ts': leaf,
  },
  'web-areas-stand-alone': {
    'web/src/pages/student/breach.ts': importing('../public/login-page.tsx'),
  },
  'web-ground-knows-no-feature': { 'web/src/ui/breach.tsx': importing('../features/quiz/practice.tsx') },
  'web-lib-draws-nothing': { 'web/src/lib/breach.ts': importing('../ui/panel.tsx') },
};

const treeBreaches: Record<string, Sources> = {
  'no-cycles': {
    'server/src/platform/one.ts': `import type { Two } from './two.ts';\nexport type One = Two;`,
    'server/src/platform/two.ts': `import type { One } from './one.ts';\nexport type Two = One;`,
  },
  'imports-resolve': { 'server/src/app/breach.ts': importing('./nowhere.ts') },
  'packages-are-declared': { 'server/src/app/breach.ts': importing('compromise/two') },
  'sandbox-alone-plays-google': { 'server/src/app/breach.ts': importing('oidc-provider') },
  'production-knows-no-test': {
    'server/src/app/breach.ts': importing('../testing/postgres.ts'),
    'server/src/testing/postgres.ts': leaf,
  },
  'commands-need-no-package': { 'scripts/breach.mjs': importing('fast-check') },
};

/** Rule to breach. */
export const plantedBreaches: Readonly<Record<string, Sources>> = {
  ...packageBreaches,
  ...serverBreaches,
  ...useBreaches,
  ...compositionBreaches,
  ...accountsBreaches,
  ...webBreaches,
  ...treeBreaches,
};
