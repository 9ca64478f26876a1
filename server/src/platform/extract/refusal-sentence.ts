import { endingOf, fileKinds } from '@akada/core/notes/file-kinds.ts';
import type { FileContent } from './file-content.ts';
import { refusedFormat } from './refused-formats.ts';

const INSTEAD = 'Save it as PDF, Word (.docx), Markdown or plain text and upload that.';

/**
 * What is told to the person who chose a file that is not taken in: what it is, and what to upload instead.
 *
 * @param content what was found in the file
 * @param filename the name that the person gave it
 */
export function refusalSentence(content: FileContent, filename: string): string {
  switch (content.is) {
    case 'known':
    case 'markup':
      return renameTo(content.kind, filename);
    case 'text':
      return renameTo('text', filename);
    case 'empty':
      return 'This file is empty. Check that you chose the right file.';
    case 'ole2':
      return cannotBeRead('in an older Office format', endingOf(filename));
    case 'other':
      return cannotBeRead(content.name, content.ending ?? endingOf(filename));
  }
}

function renameTo(kind: keyof typeof fileKinds, filename: string): string {
  const { name, endings } = fileKinds[kind];

  return `This file is ${name}, but its name ends in .${endingOf(filename)}. Rename it to end in .${endings[0]} and upload it again.`;
}

/** @param found what it is called where the format has no row of its own */
function cannotBeRead(found: string, ending: string): string {
  const { name, instead } = refusedFormat(ending) ?? { name: found, instead: INSTEAD };

  return `This file is ${name}, which cannot be read. ${instead}`;
}
