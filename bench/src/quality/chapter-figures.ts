import { makeQuestions } from '@akada/core/generation/make-questions.ts';
import type { QuestionDraft } from '@akada/core/generation/question-draft.ts';
import { type ChapterForm, type FileForm, type ReadChapter, readAs } from './chapter-document.ts';
import type { Chapter } from './chapter-file.ts';
import { checkItems } from './checker/check-items.ts';
import type { FaultName } from './checker/checked-item.ts';
import { faultShares } from './checker-figures.ts';
import type { Preserved } from './files/preserved.ts';
import type { ReadFileOfChapter } from './files/read-as-file.ts';
import { type ItemFigures, measureItems } from './metrics/measure-items.ts';
import type { MeasuredItem } from './metrics/measured-item.ts';

export const FORMS: readonly ChapterForm[] = ['text', 'headings', 'bold', 'pdf', 'docx', 'markdown'];

/** A set of a student's usual size, and a large one in which guessing and key positions are significant. */
const USUAL_COUNT = 10;
const LARGE_COUNT = 30;

export interface FormFigures {
  usual: ItemFigures;
  large: ItemFigures;
  /** The share of items with each fault that the independent checker finds. */
  usualFaults: Record<FaultName, number>;
  largeFaults: Record<FaultName, number>;
}

export interface ChapterFigures {
  name: string;
  words: number;
  /** Seconds of processor time per 10,000 words of the first, cold run in a fresh process. */
  cpuPer10k: number;
  /** Largest resident memory of the process after that run, in MB of 1,000,000 bytes. */
  peakMb: number;
  forms: Record<ChapterForm, FormFigures>;
  preserved: Record<FileForm, Preserved>;
}

/** Measures all figures of one chapter; call it once, in a separate process. */
export async function getFigures(chapter: Chapter): Promise<ChapterFigures> {
  const words = chapter.text.split(/\s+/).length;
  const plain = readAs(chapter, 'text');
  const previous = process.cpuUsage();
  getDrafts(chapter, plain, USUAL_COUNT);
  const used = process.cpuUsage(previous);
  const peakMb = (process.resourceUsage().maxRSS * 1024) / 1_000_000;
  const files = await getFiles(chapter);
  return {
    name: chapter.name,
    words,
    cpuPer10k: ((used.user + used.system) / 1_000_000 / words) * 10_000,
    peakMb,
    forms: {
      text: formFigures(chapter, plain),
      headings: formFigures(chapter, readAs(chapter, 'headings')),
      bold: formFigures(chapter, readAs(chapter, 'bold')),
      pdf: formFigures(chapter, files.pdf),
      docx: formFigures(chapter, files.docx),
      markdown: formFigures(chapter, files.markdown),
    },
    preserved: {
      pdf: files.pdf.preserved,
      docx: files.docx.preserved,
      markdown: files.markdown.preserved,
    },
  };
}

/** The readers of files are loaded after the engine's memory has been measured, because theirs is not its own. */
async function getFiles(chapter: Chapter): Promise<Record<FileForm, ReadFileOfChapter>> {
  const { readAsFile } = await import('./files/read-as-file.ts');
  return {
    pdf: await readAsFile(chapter, 'pdf'),
    docx: await readAsFile(chapter, 'docx'),
    markdown: await readAsFile(chapter, 'markdown'),
  };
}

function formFigures(chapter: Chapter, read: ReadChapter): FormFigures {
  const [usual, large] = [getDrafts(chapter, read, USUAL_COUNT), getDrafts(chapter, read, LARGE_COUNT)];
  return {
    usual: measureItems(getItems(read, usual), chapter, USUAL_COUNT),
    large: measureItems(getItems(read, large), chapter, LARGE_COUNT),
    usualFaults: getFaults(read, usual),
    largeFaults: getFaults(read, large),
  };
}

function getFaults(read: ReadChapter, drafts: readonly QuestionDraft[]): Record<FaultName, number> {
  const text = read.document.pages.map((page) => page.text).join('\n\n');
  const items = drafts.map((draft) => ({ ...draft, quote: draft.source.quote }));
  return faultShares(checkItems({ text }, items));
}

/** The questions that the product would make of the chapter; one seed for all its forms, so that only they differ. */
function getDrafts({ name }: Chapter, { document }: ReadChapter, count: number): QuestionDraft[] {
  return makeQuestions({ document, count, seed: name, excludedAnswers: [] });
}

function getItems(read: ReadChapter, drafts: readonly QuestionDraft[]): MeasuredItem[] {
  return drafts.map(({ kind, stem, options, answerIndex, source }) => ({
    kind,
    stem,
    options,
    answerIndex,
    evidence: read.rangeOf(source.page, source.quote) ?? { start: 0, end: 0 },
  }));
}
