import { figuresOf } from './chapter-figures.ts';
import { readChapter } from './chapter-file.ts';

/** Entry of the child process: the path of one chapter in, its figures as JSON out. */
const path = process.argv[2];
if (path === undefined) throw new Error('usage: measure-chapter.ts <chapter.json>');

process.stdout.write(JSON.stringify(figuresOf(readChapter(path))));
