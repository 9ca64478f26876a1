import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** @returns the paths of the pages in a folder and below; none after a failed build, which has written no page */
export function findPages(folder: string): string[] {
  if (!existsSync(folder)) return [];

  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => join(folder, name));
}
