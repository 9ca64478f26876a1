import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { printAnswers, QUESTIONS_FOLDER } from './quality/answers/print-answers.ts';
import { printCards } from './quality/cards/print-cards.ts';
import type { ChapterFigures } from './quality/chapter-figures.ts';
import { printGuides } from './quality/guides/print-guides.ts';
import { reportOnCoverage } from './quality/notes/coverage-report.ts';
import { noteCoverage } from './quality/notes/note-coverage.ts';
import { noteFigures } from './quality/notes/note-figures.ts';
import { reportOnNotes } from './quality/notes/note-report.ts';
import { readStudentNotes, STUDENT_NOTES } from './quality/notes/student-note.ts';
import { printQuestions } from './quality/print-questions.ts';
import { readerSample } from './quality/reader-sample.ts';
import { type Report, reportOn } from './quality/report.ts';
import { reportOnSample } from './quality/sample-report.ts';

/**
 * Measures the study engine on the student notes of the repository and, if a folder is named, on the textbook
 * chapters in it; exits with 1 if a figure misses its goal. It also prints the checker's accuracy on the
 * labelled sample.
 */
const CHILD = fileURLToPath(new URL('./quality/measure-chapter.ts', import.meta.url));

const prints = { questions: printQuestions, cards: printCards, guide: printGuides, answers: printAnswers };
const [wanted = '', ...paths] = process.argv.slice(2);
if (wanted === 'questions' || wanted === 'cards' || wanted === 'guide' || wanted === 'answers') {
  const usual = wanted === 'answers' ? QUESTIONS_FOLDER : STUDENT_NOTES;
  await prints[wanted](paths.length > 0 ? paths : [usual]);
  process.exit();
}

const folder = process.argv[2];
const chapters = folder === undefined ? { lines: [], misses: [] } : reportOnChapters(folder);
const studentNotes = await readStudentNotes(STUDENT_NOTES);
const notes = reportOnNotes(studentNotes.map(noteFigures));
const coverage = reportOnCoverage(studentNotes.map(noteCoverage));
const misses = [...chapters.misses, ...notes.misses, ...coverage.misses];
console.log(
  [...chapters.lines, ...notes.lines, ...coverage.lines, ...reportOnSample(readerSample())].join('\n'),
);
console.log(misses.length === 0 ? '\nEvery goal is met.' : `\nUnder the goal:\n${misses.join('\n')}`);
process.exitCode = misses.length === 0 ? 0 : 1;

function reportOnChapters(path: string): Report {
  const paths = findChapters(path);
  if (paths.length === 0) stop(`${path} holds no chapter: a folder with *.json files is needed`);

  return reportOn(paths.map(measured));
}

function findChapters(path: string): string[] {
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
