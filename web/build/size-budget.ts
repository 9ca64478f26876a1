/**
 * What a page's first visit may cost, in kB of 1,000 bytes after gzip. Data is metered where Akada is used:
 * a build over budget fails.
 */
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

interface Budget {
  page: string;
  /** The modules whose chunks the route loads. */
  entries: string[];
  scriptKb: number;
}

const root = 'src/app/main.tsx';
const styleKb = 25;

const budgets: Budget[] = [
  { page: '/', entries: ['src/app/pages/landing-page.tsx'], scriptKb: 140 },
  { page: '/login', entries: ['src/app/pages/login-page.tsx'], scriptKb: 140 },
  { page: '/register', entries: ['src/app/pages/register-page.tsx'], scriptKb: 140 },
  {
    page: '/mcq/exam/generated',
    entries: ['src/app/student-area.tsx', 'src/app/pages/exam-page.tsx'],
    scriptKb: 180,
  },
];

export function sizeBudget(): Plugin {
  return {
    name: 'akada-size-budget',
    apply: 'build',
    generateBundle(_options, bundle) {
      const measured = budgets.map((budget) => ({ ...budget, ...firstLoad(bundle, budget.entries) }));
      for (const { page, script, style } of measured) {
        this.info(`${page} loads ${script.toFixed(1)} kB of script and ${style.toFixed(1)} kB of style`);
      }
      const over = measured.filter(({ script, scriptKb, style }) => script > scriptKb || style > styleKb);
      if (over.length > 0) this.error(`Over budget: ${over.map(({ page }) => page).join(', ')}`);
    },
  };
}

/** Everything that the app's entry and the page's modules import, directly and through others. */
function firstLoad(bundle: Rolldown.OutputBundle, entries: string[]): { script: number; style: number } {
  const files = new Set<string>();
  const styles = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') visit(imported);
    }
  };
  for (const entry of [root, ...entries]) visit(chunkOf(bundle, entry));
  return { script: weigh(bundle, files), style: weigh(bundle, styles) };
}

function chunkOf(bundle: Rolldown.OutputBundle, module: string): Rolldown.OutputChunk {
  const chunk = Object.values(bundle).find(
    (output) =>
      output.type === 'chunk' &&
      (output.facadeModuleId?.endsWith(`/${module}`) || (module === root && output.isEntry)),
  );
  if (chunk?.type !== 'chunk') throw new Error(`No chunk of the build begins with ${module}.`);
  return chunk;
}

function weigh(bundle: Rolldown.OutputBundle, files: Set<string>): number {
  let bytes = 0;
  for (const name of files) {
    const output = bundle[name];
    if (output !== undefined)
      bytes += gzipSync(output.type === 'chunk' ? output.code : output.source, { level: 9 }).length;
  }
  return bytes / 1_000;
}
