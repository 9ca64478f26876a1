/**
 * The script that runs before the app (`src/app/early/early-page.ts`), as one classic file: it shows the frame and asks
 * for data while the app's modules are on their way. Its name changes with its content, so no visit asks for it twice.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { links } from '@akada/core/links/links.ts';
import { build, type Rolldown } from 'vite';
import { framelessPattern } from './page-chunks.ts';
import { earlyScriptKb } from './size-budget.ts';

const entry = 'src/app/early/early-page.ts';

/** @returns its name and its text */
export async function buildEarlyScript(root: string): Promise<{ fileName: string; source: string }> {
  const result = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    define: {
      FIRST_SCREEN: JSON.stringify(links.dashboard()),
      FRAMELESS: JSON.stringify(framelessPattern()),
    },
    build: {
      write: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { input: join(root, entry), output: { format: 'iife' } },
    },
  });
  const chunk = (result as Rolldown.RolldownOutput).output.find((file) => file.type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error('The early script was not built.');

  const kb = gzipSync(chunk.code, { level: 9 }).length / 1_000;
  if (kb > earlyScriptKb)
    throw new Error(`Over budget: early script ${kb.toFixed(1)} of ${earlyScriptKb} kB`);
  const hash = createHash('sha256').update(chunk.code).digest('hex').slice(0, 7);
  return { fileName: `assets/early-${hash}.js`, source: chunk.code };
}
