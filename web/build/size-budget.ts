/**
 * The maximum size of a page's first visit, in kB of 1,000 bytes after gzip. Data is metered where Akada is
 * used: a build over budget fails.
 */
import { gzipSync } from 'node:zlib';
import { links } from '@akada/core/links/links.ts';
import type { Plugin, Rolldown } from 'vite';
import { pageFiles, shellFiles } from './page-chunks.ts';

/** The max kB that every page behind the sign-in loads, including the names of imported files. The goal is 110: React and its DOM are 75. */
const shellKb = { scripts: 137.5, styles: 15.7 };

/** The maximum that a page may add. */
const pageKb = { scripts: 35, styles: 6.1 };

/** The first page of a student, and the pages that load their forms with them. */
const otherScriptKb: Record<string, number> = {
  [links.practiceGenerated()]: 37.9,
  [links.patterns.practiceCourse]: 37.9,
  [links.bookmarkedQuestions()]: 37.9,
  [links.dashboard()]: 11.9,
  [links.patterns.examDetails]: 39.4,
  [links.practiceHome()]: 42,
  [links.patterns.practiceFlashcards]: 37.9,
  [links.patterns.questionSet]: 39.3,
  [links.questions()]: 35.5,
  [links.importQuestions()]: 37,
  [links.uploadNote()]: 63.2,
  [links.makeQuestions()]: 70.1,
  [links.courses()]: 43,
  [links.patterns.bankQuestion]: 58,
  [links.newTutorExam()]: 73.3,
  [links.patterns.tutorExam]: 74,
  [links.patterns.tutorExamStudents]: 38,
  [links.adminDashboard()]: 37,
  [links.adminSessions()]: 41,
  [links.patterns.adminSession]: 41,
  [links.patterns.adminUser]: 41,
  [links.tutorProfile()]: 36,
  [links.tutorDashboard()]: 38.5,
  [links.tutorPackages()]: 36.7,
  [links.newSession()]: 35.5,
  [links.patterns.tutorPaper]: 36.9,
};

/** Pages in front of the sign-in have no shell. */
const publicKb: Record<string, number> = { [links.login()]: 122.2, [links.register()]: 125.5 };

/** The style sheet of the plain documents: the landing page draws the product with it, and has no pictures. */
const siteStyleKb = 6;

/** The plain documents work without their script; it may only set them in motion. */
const siteScriptKb = 2.8;

/** The script that runs before the app: the first paint of a signed-in person waits for it. */
export const earlyScriptKb = 1.6;

type Measure = (label: string, files: Iterable<string>, limit?: number) => void;

/** Weighs the app's own build. */
export function sizeBudget(): Plugin {
  return {
    name: 'akada-size-budget',
    // Runs after the library's own plugin, which adds the style sheet.
    enforce: 'post',
    apply: 'build',
    generateBundle: {
      // Which files an import brings along is written into the scripts last, and weighs too.
      order: 'post',
      handler: function weighPages(_options, bundle) {
        within(this, bundle, (measure) => {
          const shell = shellFiles(bundle);
          measure('scripts of the shell', shell.scripts, shellKb.scripts);
          measure('styles of the shell', shell.styles, shellKb.styles);
          for (const { path, area, scripts, styles } of pageFiles(bundle)) {
            if (area === 'public') {
              measure(`scripts of ${path}`, scripts, publicKb[path]);
              continue;
            }
            const ownIds = scripts.difference(shell.scripts);
            measure(`own scripts of ${path}`, ownIds, otherScriptKb[path] ?? pageKb.scripts);
            measure(`own styles of ${path}`, styles.difference(shell.styles), pageKb.styles);
          }
        });
      },
    },
  };
}

/** Weighs what the plain documents share. */
export function siteBudget(): Plugin {
  return {
    name: 'akada-site-budget',
    enforce: 'post',
    generateBundle(_options, bundle) {
      within(this, bundle, (measure) => {
        measure('scripts of the plain documents', getFiles(bundle, '.js'), siteScriptKb);
        measure('styles of the plain documents', getFiles(bundle, '.css'), siteStyleKb);
      });
    },
  };
}

function within(
  build: { info: (text: string) => void; error: (text: string) => never },
  bundle: Rolldown.OutputBundle,
  measureAll: (measure: Measure) => void,
): void {
  const over: string[] = [];
  measureAll((label, files, limit = Number.POSITIVE_INFINITY) => {
    const size = weigh(bundle, files);
    build.info(`${label} ${size.toFixed(1)} kB`);
    if (size > limit) over.push(`${label} ${size.toFixed(1)} of ${limit} kB`);
  });
  if (over.length > 0) build.error(`Over budget: ${over.join(', ')}`);
}

function getFiles(bundle: Rolldown.OutputBundle, ending: string): string[] {
  return Object.keys(bundle).filter((name) => name.endsWith(ending));
}

/** @returns what files of a build weigh on the way, in kB of 1,000 bytes after gzip, each compressed by itself */
function weigh(bundle: Rolldown.OutputBundle, files: Iterable<string>): number {
  let bytes = 0;
  for (const name of files) {
    const output = bundle[name];
    if (output === undefined) continue;

    bytes += gzipSync(output.type === 'chunk' ? output.code : output.source, { level: 9 }).length;
  }
  return bytes / 1_000;
}
