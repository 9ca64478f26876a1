import { getFigures } from './chapter-figures.ts';
import { type Chapter, readChapter } from './chapter-file.ts';

/** Entry of the child process: the path of one chapter in, its figures as JSON out. */
const chapter = chapterAt(process.argv[2] ?? '');
process.stdout.write(JSON.stringify(await getFigures(chapter)));

/** A file that is no chapter is the caller's mistake and gets one line; anything else keeps its stack. */
function chapterAt(path: string): Chapter {
  try {
    return readChapter(path);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
