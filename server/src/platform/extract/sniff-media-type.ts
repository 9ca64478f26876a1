import type { ArchiveContent } from './child/archive-content.ts';
import { type FileContent, lookInside } from './file-content.ts';
import { extensionOf, MEDIA_TYPES, type MediaType, mediaTypeOfName } from './media-types.ts';

/** Whether a file is taken in. `detail` is a sentence for the person who chose it. */
export type Sniffed = { accepted: true; mediaType: MediaType } | { accepted: false; detail: string };

const INSTEAD = 'Save it as PDF, Word (.docx), Markdown or plain text and upload that.';

/**
 * Finds a file's type by what is in it, before anything is stored about it. The name only decides
 * between kinds of text, and must not contradict the content. What is wrong inside of the right type
 * (damaged, locked, empty) is left to the reading, which can say so in the person's list of notes.
 *
 * @param head the first bytes of the file, at least 4,100 where it has so many
 * @param filename the name that the person gave it
 * @param archive what `inspectArchive` found in it; without it an archive is judged by its head alone
 */
export async function sniffMediaType(
  head: Uint8Array,
  filename: string,
  archive?: ArchiveContent | null,
): Promise<Sniffed> {
  const content = await lookInside(head, archive);
  const named = mediaTypeOfName(filename);
  const accepted = acceptedType(content, named, filename);

  return accepted
    ? { accepted: true, mediaType: accepted }
    : { accepted: false, detail: refusal(content, filename) };
}

function acceptedType(content: FileContent, named: MediaType | null, filename: string): MediaType | null {
  switch (content.kind) {
    case 'pdf':
      return named === null || named === MEDIA_TYPES.pdf ? MEDIA_TYPES.pdf : null;
    case 'docx':
      return named === null || named === MEDIA_TYPES.docx ? MEDIA_TYPES.docx : null;
    case 'ole2':
      // Word stores a document with a password in this container; the reading says which of both it is.
      return named === MEDIA_TYPES.docx ? MEDIA_TYPES.docx : null;
    case 'text':
      return named === MEDIA_TYPES.markdown || named === MEDIA_TYPES.text ? named : textWithoutName(filename);
    case 'empty':
      return named;
    case 'other':
      return null;
  }
}

function textWithoutName(filename: string): MediaType | null {
  return extensionOf(filename) === '' ? MEDIA_TYPES.text : null;
}

const NAMES: Record<Exclude<FileContent['kind'], 'other'>, string> = {
  pdf: 'a PDF',
  docx: 'a Word document',
  ole2: 'in an older Office format',
  text: 'text',
  empty: 'empty',
};

function refusal(content: FileContent, filename: string): string {
  const found = content.kind === 'other' ? content.name : NAMES[content.kind];
  if (content.kind === 'pdf' || content.kind === 'docx')
    return `This file is ${found}, but its name ends in .${extensionOf(filename)}. Rename it to end in .${content.kind} and upload it again.`;

  return `This file is ${found}, which cannot be read. ${INSTEAD}`;
}
