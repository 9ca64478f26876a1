import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { proseChapter } from './prose.ts';

/** A note in the form of a student's upload. */
export interface Chapter {
  filename: string;
  text: string;
}

const wordsEach = 10_000;

/**
 * @param folder with chapters as JSON files that hold a `text`; null for invented prose
 * @returns `count` chapters; some repeat if the folder holds fewer
 * @throws Error if the folder holds none
 */
export function getChapters(folder: string | null, count: number): Chapter[] {
  const source = folder === null ? inventedChapters(count) : findChapters(folder);
  return Array.from({ length: count }, (_, index) => {
    const chapter = source[index % source.length];
    if (!chapter) throw new Error(`${folder} holds no chapter: a folder with *.json files is needed`);

    return chapter;
  });
}

function inventedChapters(count: number): Chapter[] {
  return Array.from({ length: count }, (_, index) => ({
    filename: `chapter-${index + 1}.md`,
    text: proseChapter(`chapter ${index + 1}`, wordsEach),
  }));
}

function findChapters(folder: string): Chapter[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => {
    const { text }: { text: string } = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    return { filename: name.replace(/json$/, 'txt'), text };
  });
}
