import { ProgramFailure, runProgram } from '../programs/run-program.ts';
import type { FoundWord, TextRecogniser } from './text-recogniser.ts';

/** Longest that one page may take, in milliseconds. */
const pageTimeoutMs = 30_000;

/**
 * Languages that are looked for, in this order, where they are installed. Each one makes a page slower, so that not all
 * that is installed is used.
 */
const wantedLanguages = ['eng', 'fra', 'yor'];

const limits = { memoryMb: 1_500, cpuSeconds: 60, outputBytes: 8_000_000 };

interface TesseractOptions {
  /** Path or name of the program. */
  program: string;
  /** Paths that it must not reach. */
  hiddenPaths: readonly string[];
}

/**
 * Finds the system's tesseract.
 *
 * @returns null if it is not installed, or has none of the languages
 */
export async function findTesseract({
  program,
  hiddenPaths,
}: TesseractOptions): Promise<TextRecogniser | null> {
  const languages = await installedLanguages(program);
  if (languages.length === 0) return null;

  const args = ['stdin', 'stdout', '-l', languages.join('+'), '--psm', '3', 'tsv'];
  return {
    description: `tesseract (${languages.join(', ')})`,
    async recognise(png, signal) {
      const run = { program, args, input: png, timeoutMs: pageTimeoutMs, ...limits, hiddenPaths, signal };
      return getWords((await runProgram(run)).toString('utf8'));
    },
  };
}

async function installedLanguages(program: string): Promise<string[]> {
  try {
    const listed = await runProgram({ program, args: ['--list-langs'], timeoutMs: 5_000, ...limits });
    const installed = new Set(listed.toString('utf8').split(/\s+/));
    return wantedLanguages.filter((language) => installed.has(language));
  } catch (error) {
    if (error instanceof ProgramFailure) return [];
    throw error;
  }
}

/** The level of word rows in the program's table. Other levels are pages, blocks, paragraphs and lines. */
const wordLevel = '5';

/** @param table as tesseract's `tsv` writes it: a head, then a row for each element of the page */
function getWords(table: string): FoundWord[] {
  const words: FoundWord[] = [];
  let lineKey = '';
  let line = -1;
  for (const row of table.split('\n').slice(1)) {
    const [level, page, block, paragraph, lineNumber, , left, top, width, height, confidence, text = ''] =
      row.split('\t');
    if (level !== wordLevel || text.trim() === '') continue;

    const key = [page, block, paragraph, lineNumber].join();
    if (key !== lineKey) line += 1;
    lineKey = key;
    words.push({
      text: text.trim(),
      left: Number(left),
      top: Number(top),
      right: Number(left) + Number(width),
      bottom: Number(top) + Number(height),
      line,
      confidence: Math.min(Math.max(Number(confidence) / 100, 0), 1),
    });
  }
  return words;
}
