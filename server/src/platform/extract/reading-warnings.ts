import type { DocumentPage } from '@akada/core/text/document.ts';
import { listInWarning } from './child/compose/list-in-warning.ts';

/** @returns sentences for the person about pages with unreliable text or without text */
export function readingWarnings(pages: readonly Pick<DocumentPage, 'number' | 'reading'>[]): string[] {
  const numbers = (reading: DocumentPage['reading']) =>
    pages.filter((page) => page.reading === reading).map(({ number }) => number);
  const recognised = numbers('ocr');
  const copied = numbers('model');
  const unreadable = numbers('unreadable');

  return [
    ...(recognised.length > 0
      ? [`Pages whose text was read from a picture: ${listInWarning(recognised)}. Check names and numbers.`]
      : []),
    ...(copied.length > 0
      ? [
          `Pages that a language model read from their pictures: ${listInWarning(copied)}. Check them against the pages.`,
        ]
      : []),
    ...(unreadable.length > 0
      ? [
          `Pages that could not be read (pictures, scans or unreadable letters): ${listInWarning(unreadable)}. You get no questions from them.`,
        ]
      : []),
  ];
}
