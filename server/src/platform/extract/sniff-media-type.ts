import { endingOf, type FileKindName, fileKindOfName, fileKinds } from '@akada/core/notes/file-kinds.ts';
import type { ArchiveContent } from './child/archive-content.ts';
import { type FileContent, lookInside } from './file-content.ts';
import type { Ole2Content } from './ole2-content.ts';

/**
 * Whether a file is taken in. `detail` is for the person who chose it: what was
 * found (`finding`), and what to do.
 */
export type Sniffed =
  | { accepted: true; mediaType: string }
  | { accepted: false; detail: string; finding: string };

const WRAPPED: ReadonlySet<FileKindName> = new Set(['docx', 'pptx', 'xlsx']);
const INSTEAD = 'Save it as PDF, Word (.docx), Markdown or plain text and upload that.';

/**
 * Finds a file's type by what is in it, before anything is stored about it. The name only decides
 * between kinds of text, and must not contradict the content. What is wrong inside of the right type
 * (damaged, locked, empty) is left to the reading, which can say so in the person's list of notes.
 *
 * @param head the first bytes of the file, at least 4,100 where it has so many
 * @param filename the name that the person gave it
 * @param archive what `inspectArchive` found in it; without it an archive is judged by its name
 */
export async function sniffMediaType(
  head: Uint8Array,
  filename: string,
  archive?: ArchiveContent | null,
): Promise<Sniffed> {
  const content = await lookInside(head, archive);
  const accepted = acceptedKind(content, filename);

  return accepted
    ? { accepted: true, mediaType: fileKinds[accepted].mediaType }
    : { accepted: false, ...refusal(content, filename) };
}

function acceptedKind(content: FileContent, filename: string): FileKindName | null {
  const named = fileKindOfName(filename);
  switch (content.is) {
    case 'known':
      return named === content.kind || (named === null && !needsName(content.kind, filename))
        ? content.kind
        : null;
    case 'archive':
      // One whose directory is lost is taken for what its name says, so that the reading can call it damaged.
      return named && fileKinds[named].form === 'archive' ? named : null;
    case 'ole2':
      if (named === null) return content.holds === 'word' ? 'doc' : null;
      return inOle2(content.holds, named) ? named : null;
    case 'text':
      return named && fileKinds[named].form === 'text' ? named : textWithoutName(filename);
    case 'empty':
      return named;
    case 'other':
      return null;
  }
}

/** Office wraps a locked file of today in the older container, and its head does not always show what it holds. */
function inOle2(holds: Ole2Content | null, named: FileKindName): boolean {
  if (named === 'doc') return holds !== 'presentation' && holds !== 'workbook';

  return WRAPPED.has(named) && (holds === 'locked' || holds === null);
}

function textWithoutName(filename: string): FileKindName | null {
  return endingOf(filename) === '' ? 'text' : null;
}

const NAMES = { archive: 'a ZIP archive', text: 'text', empty: 'empty' };
/** By what the container holds, or else by the name. */
const OLDER: Readonly<Record<string, { name: string; instead: string }>> = {
  presentation: {
    name: 'a PowerPoint presentation from before 2007',
    instead: 'Save it as PowerPoint (.pptx) or PDF and upload that.',
  },
  workbook: {
    name: 'an Excel workbook from before 2007',
    instead: 'Save it as Excel (.xlsx) or PDF and upload that.',
  },
  word: {
    name: 'a Word document from before 2007',
    instead: 'Rename it to end in .doc, or save it as Word (.docx), and upload it again.',
  },
};
const OLDER_ENDINGS: Readonly<Record<string, string>> = {
  ppt: 'presentation',
  pps: 'presentation',
  xls: 'workbook',
  xlt: 'workbook',
};

/** Programs are archives of files too; only what is called one is opened as one. */
function needsName(kind: FileKindName, filename: string): boolean {
  return kind === 'zip' && endingOf(filename) !== '';
}

function refusal(content: FileContent, filename: string): { detail: string; finding: string } {
  if (content.is === 'known') {
    const { name, endings } = fileKinds[content.kind];
    const finding = `This file is ${name}, but its name ends in .${endingOf(filename)}.`;

    return { finding, detail: `${finding} Rename it to end in .${endings[0]} and upload it again.` };
  }

  if (content.is === 'ole2') return olderRefusal(content.holds, filename);

  const found = content.is === 'other' ? content.name : NAMES[content.is];
  const finding = `This file is ${found}, which cannot be read.`;

  return { finding, detail: `${finding} ${INSTEAD}` };
}

function olderRefusal(holds: Ole2Content | null, filename: string): { detail: string; finding: string } {
  const { name, instead } = OLDER[holds ?? OLDER_ENDINGS[endingOf(filename)] ?? ''] ?? {
    name: 'in an older Office format',
    instead: INSTEAD,
  };
  // A Word document is read; only its name is wrong.
  const finding =
    holds === 'word'
      ? `This file is ${name}, but its name ends in .${endingOf(filename)}.`
      : `This file is ${name}, which cannot be read.`;

  return { finding, detail: `${finding} ${instead}` };
}
