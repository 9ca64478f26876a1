import {
  type FileKindName,
  fileKindOfName,
  fileKinds,
  getEnding,
  isMedia,
  isReadWith,
  isRecording,
  type ReadingAbility,
} from '@akada/core/notes/file-kinds.ts';
import { refusedFormat } from '@akada/core/notes/refused-formats.ts';
import type { ArchiveContent } from '../child/archive-content.ts';
import { type FileContent, holdsPdf, lookInside } from './file-content.ts';
import type { MarkupKind } from './markup-kind.ts';
import type { Ole2Content } from './ole2-content.ts';
import { getRejection } from './refusal.ts';

/** Tells if a file is accepted. For a rejection, `detail` gives the finding and the advice. */
export type Sniffed =
  | { accepted: true; mediaType: string }
  | { accepted: false; detail: string; finding: string };

export interface SniffingContext {
  archive?: ArchiveContent | null;
  abilities?: ReadonlySet<ReadingAbility>;
}

const none: ReadonlySet<ReadingAbility> = new Set();

/** Locked files of today are wrapped in the older container. */
const WRAPPED: ReadonlySet<FileKindName> = new Set(['docx', 'pptx', 'xlsx']);

/**
 * Finds a file's type by its content, before anything is stored. The name only decides between kinds of text,
 * and must not contradict the content. Problems inside of the right type (damaged, locked, empty) are found
 * by the reading, which reports them in the person's list of notes.
 *
 * @param head the first bytes of the file: at least 4,100, or all of a shorter one
 * @param filename the person's name for it
 * @param context.archive the result of `inspectArchive`; without it an archive is judged by its name
 * @param context.abilities the abilities of this instance; none if absent
 */
export async function sniffMediaType(
  head: Uint8Array,
  filename: string,
  context: SniffingContext = {},
): Promise<Sniffed> {
  const { archive, abilities = none } = context;
  const content = asNamed(await lookInside(head, archive), head, filename);
  const kind = acceptedKind(content, filename);
  const accepted = kind && isReadWith(kind, abilities) ? kind : null;

  return accepted
    ? { accepted: true, mediaType: fileKinds[accepted].mediaType }
    : { accepted: false, ...getRejection(content, filename, abilities) };
}

/**
 * The name decides on sound, which has the container of films, and on a PDF behind lines of servers and printers, which
 * its readers skip.
 */
function asNamed(content: FileContent, head: Uint8Array, filename: string): FileContent {
  const namedKind = fileKindOfName(filename);
  const isSound = namedKind === 'm4a' && content.is === 'known' && content.kind === 'mp4';
  if (isSound) return { is: 'known', kind: 'm4a' };

  const mayBePdf = namedKind === 'pdf' && ['text', 'markup', 'other'].includes(content.is);
  return mayBePdf && holdsPdf(head) ? { is: 'known', kind: 'pdf' } : content;
}

function acceptedKind(content: FileContent, filename: string): FileKindName | null {
  const named = fileKindOfName(filename);
  switch (content.is) {
    case 'known':
      if (content.kind === 'mhtml') return savedPageKind(named, filename);
      return named === content.kind || mayBeCalled(content.kind, named, filename) ? content.kind : null;
    case 'archive':
      // A file with a lost directory counts as its name says, so that the reading can call it damaged.
      return named && fileKinds[named].form === 'archive' ? named : null;
    case 'markup':
      return markupKind(content.kind, named);
    case 'ole2':
      if (named === null) return content.holds === 'word' ? 'doc' : null;
      return inOle2(content.holds, named) ? named : null;
    case 'text':
      return named ? textKind(named) : textWithoutName(filename);
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

/**
 * Word opens rich text under its old ending. Programs are archives of files too, so an archive must have an
 * archive's name.
 */
function mayBeCalled(kind: FileKindName, named: FileKindName | null, filename: string): boolean {
  if (named !== null) return (kind === 'rtf' && named === 'doc') || areAlike(kind, named);

  return kind !== 'zip' || getEnding(filename) === '';
}

/** Emails are written in the same way, and Word saves such pages under its own ending. */
function savedPageKind(named: FileKindName | null, filename: string): FileKindName | null {
  if (named === 'email') return named;
  const kind = named === null ? textWithoutName(filename) : named === 'doc' ? 'mhtml' : textKind(named);

  return kind && 'mhtml';
}

/** Phones and messengers encode a picture or a recording again and keep its name. */
const areAlike = (kind: FileKindName, named: FileKindName) =>
  isMedia(kind) && isMedia(named) && isRecording(kind) === isRecording(named);

/** Program text may begin with the page that it makes, and a saved page may be nothing but the page; every other name has to say that it is markup. */
function markupKind(found: MarkupKind, named: FileKindName | null): FileKindName | null {
  if (named === null || named === found) return found;
  const takesAny = named === 'code' || named === 'xml' || (named === 'html' && found === 'xml');
  if (takesAny) return named;

  return named === 'mhtml' ? found : null;
}

/** Markup may begin like any text. */
function textKind(named: FileKindName): FileKindName | null {
  const { form } = fileKinds[named];

  return form === 'text' || form === 'markup' ? named : null;
}

/** An ending that means no other format may be the rest of a title: "Lecture 3. Rivers". */
function textWithoutName(filename: string): FileKindName | null {
  return refusedFormat(getEnding(filename)) ? null : 'text';
}
