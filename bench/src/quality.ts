import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ChapterFigures } from './quality/chapter-figures.ts';
import { reportOn } from './quality/report.ts';

/** Measures the study engine on a folder of textbook chapters; exits with 1 when a figure misses its goal. */
const CHILD = fileURLToPath(new URL('./quality/measure-chapter.ts', import.meta.url));

const folder = process.argv[2];
if (folder === undefined) stop('usage: npm run quality -- <folder with chapters as JSON>');

const chapters = chaptersIn(folder);
if (chapters.length === 0) stop(`${folder} holds no chapter: a folder with *.json files is needed`);

const { lines, misses } = reportOn(chapters.map(measured));
console.log(lines.join('\n'));
console.log(misses.length === 0 ? '\nEvery goal is met.' : `\nUnder the goal:\n${misses.join('\n')}`);
process.exitCode = misses.length === 0 ? 0 : 1;

function chaptersIn(path: string): string[] {
  try {
    const names = readdirSync(path).filter((name) => name.endsWith('.json'));
    return names.sort().map((name) => join(path, name));
  } catch {
    return stop(`${path} cannot be read as a folder`);
  }
}

/** One process per chapter, so that its peak memory is its own. */
function measured(path: string): ChapterFigures {
  const { status, stdout } = spawnSync(process.execPath, [CHILD, path], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return status === 0 ? (JSON.parse(stdout) as ChapterFigures) : stop(`${path} could not be measured`);
}

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}
