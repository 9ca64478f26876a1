/** A sound tree, and for each figure the smallest change to it that this figure, and no other, must count. */

/** Path to source text. */
export type Sources = Readonly<Record<string, string>>;

const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => `${line(index)}\n`).join('');

/** Long enough not to be a crumb. */
const long = (text: string) => text + lines(26, () => ';');

const recipe = (edits: readonly string[]) =>
  `# Add a feature\n\n## Edits outside its own folders\n\n| File | What |\n|---|---|\n${edits
    .map((path) => `| \`${path}\` | a line |\n`)
    .join('')}\n## 1. Rules\n\n| \`not/an/edit.ts\` | text |\n`;

export const soundTree: Sources = {
  'docs/recipes/add-a-feature.md': recipe(['server/src/app/compose.ts', 'contract/src/table.ts']),
  'core/src/links/paths.ts': long(
    "export const exams = () => '/mcq';\nexport const login = () => '/login';\n",
  ),
  'contract/src/work/exams.ts': long(
    "export const listExams = endpoint({ id: 'exams.list', path: '/mcq/exams' });\n",
  ),
  'web/src/app/pages/student.pages.ts': long(
    "const pages = [{ path: links.exams(), entry: { text: 'Exams', icon: 'quiz' } }];\n",
  ),
  'web/src/lib/lazy/lazy.tsx': long("import { lazy } from 'react';\n"),
  'web/src/app/menu.tsx': long("const more = [{ text: 'Exams', icon: 'quiz', path: '/mcq' }];\n").replace(
    "'/mcq'",
    'links.exams()',
  ),
  'server/migrations/0001_exams.sql':
    'CREATE TABLE exams (id uuid, idempotency_key text); ALTER TABLE exams DROP COLUMN idempotency_key;',
  'server/src/app/compose.ts': long("import { createExams } from '../features/exams/exams.module.ts';\n"),
  'server/src/platform/clock/clock.ts': long(
    'export const clock = { now: () => Date.now() + offset };\nconst ask = sql`SELECT clock_timestamp()`;\n',
  ),
  'server/src/platform/work/work.ts': long('const claimed = { leaseUntil: sql`lease_until` };\n'),
  'server/src/features/exams/exam-links.ts': long(
    "const key = secretOf('exams');\nconst token = createHmac('sha256', key).update(linkId);\n",
  ),
  'server/src/platform/idempotency/keys.ts': long("const key = text('idempotency_key');\n"),
  'server/src/features/exams/exams.tables.ts': long(
    "export const exams = { leaseUntil: instant('lease_until') };\n",
  ),
  'server/src/features/exams/exams.test.ts': long(
    'beforeAll(async () => { app = await createTestApp(); });\n',
  ),
  'server/src/testing/test-app.ts': long('export async function createTestApp() { await openPlatform(); }\n'),
};

const manyFiles = Object.fromEntries(
  Array.from({ length: 26 }, (_, index) => [`docs/recipes/${index}.md`, 'A recipe.\n']),
);

const example = 'scripts/structure/example-feature/server/migrations';

const path = (name: string) => `server/src/features/exams/${name}.ts`;

/** Name of a figure to what makes it pass its limit. */
export const plantedBreaches: Readonly<Record<string, Sources>> = {
  'imports of server/src/app/compose.ts': {
    'server/src/app/compose.ts': long(lines(7, (index) => `import '../features/exams/${index}.ts';`)),
  },
  'files that a new feature edits': {
    'docs/recipes/add-a-feature.md': recipe(['a.ts', 'b.ts', 'c.ts', 'd.ts', 'e.ts', 'f.ts']),
  },
  'files of the example feature': Object.fromEntries(
    Array.from({ length: 15 }, (_, index) => [`${example}/${index}.sql.txt`, ';\n']),
  ),
  'lines of the example feature': { [`${example}/1.sql.txt`]: lines(901, () => ';') },
  'files in one folder': manyFiles,
  'source files of at most 25 lines': {
    'core/src/time/one.ts': lines(25, () => ';'),
    'core/src/time/two.ts': ';',
    'core/src/time/three.test.ts': ';',
  },
  'path literals of the app outside core/src/links': {
    'web/src/app/menu.tsx': long(`const address = \`/mcq/\${id}\`;\n`),
  },
  'menu entries without a page': {
    'web/src/app/menu.tsx': long("const more = [{ text: 'Chat', icon: 'chat', path: links.login() }];\n"),
  },
  'idempotency keys outside platform/idempotency': {
    'server/migrations/0002_cards.sql': 'CREATE TABLE cards (id uuid PRIMARY KEY, idempotency_key text);',
  },
  'values derived from an idempotency key': {
    [path('exams.service')]: long('const seed = JSON.stringify([userId, call.key]);\n'),
  },
  'leases claimed outside platform/work': {
    [path('exams.repo')]: long('const claim = { leaseUntil: clock.now() };\n'),
  },
  'modules that load lazily, beside the one': {
    'web/src/app/menu.tsx': long("import { lazy as later } from 'react';\n"),
  },
  'fixtures that compose an app, beside TestApp': {
    [path('testing/exam-app')]: long(
      'export const openExams = async () => ({ app: await createTestApp() });\n',
    ),
  },
  'statements that ask the database for the time': {
    [path('exams.repo')]: long('const due = sql`deadline_at < now()`;\n'),
  },
  "readings of the process' clock outside platform/clock": {
    [path('exams.service')]: long('const started = new Date();\n'),
  },
  'names with private words': {
    [path('exams.service')]: long('export function tellStudents() {}\n'),
  },
  'counts of unplain language above their limits': {
    [path('exams.service')]: long('// Of kobo that end in 0 that is left over.\n'),
  },
};

/** Two folders of a feature that need each other; the tests of one may look into the other. */
export const folderCircle: Sources = {
  'server/src/features/exams/exams.module.ts': "import './start/start.ts';\nimport './end/end.ts';\n",
  'server/src/features/exams/start/start.ts': "import '../end/end.ts';\n",
  'server/src/features/exams/end/end.ts': "import type { Start } from '../start/rules.ts';\n",
  'server/src/features/exams/start/rules.ts': 'export type Start = 1;\n',
};

export const foldersInOrder: Sources = {
  ...folderCircle,
  'server/src/features/exams/end/end.ts': 'export const end = 1;\n',
  'server/src/features/exams/end/end.test.ts': "import '../start/start.ts';\n",
};
