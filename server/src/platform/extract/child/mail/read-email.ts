import PostalMime from 'postal-mime';
import { NESTING_LIMIT } from '../../limits.ts';
import { Unreadable } from '../../reasons.ts';
import { promoteBoldLines } from '../blocks/bold-headings.ts';
import type { RawDocument } from '../blocks/raw-block.ts';
import { splitSections } from '../compose/split-sections.ts';
import type { FileSource } from '../file-source.ts';
import { readPage } from '../html/read-html.ts';
import { plainBlocks } from '../plain/plain-blocks.ts';
import { readStart } from '../text-file.ts';
import { inOneByteEach } from './wide-message.ts';

type Email = Awaited<ReturnType<typeof PostalMime.parse>>;

const HEADER =
  /^(?:from|to|subject|date|received|mime-version|content-type|message-id|return-path|x-[\w-]+):/im;
const MOST_NAMED = 10;

/** Reads the message of an email; its attachments are named. @throws {Unreadable} `damaged` or `too_deep` */
export async function readEmail(source: FileSource): Promise<RawDocument> {
  const { bytes, isCut } = await readStart(source);
  const email = await parsed(inOneByteEach(bytes));
  const html = inByteOrder(email.html ?? '');
  const blocks = html ? promoteBoldLines(readPage(html).blocks) : plainBlocks(inByteOrder(email.text ?? ''));

  return {
    title: email.subject ?? null,
    pages: splitSections(blocks),
    warnings: [
      ...attachmentWarning(email),
      ...(isCut ? ['Only the beginning of this message was read.'] : []),
    ],
  };
}

async function parsed(bytes: Buffer): Promise<Email> {
  if (!HEADER.test(bytes.toString('latin1', 0, 65_536)))
    throw new Unreadable('damaged', 'no header of a message');
  try {
    return await PostalMime.parse(bytes, {
      maxNestingDepth: NESTING_LIMIT,
      attachmentEncoding: 'arraybuffer',
    });
  } catch (error) {
    if (error instanceof Error && /nesting depth/i.test(error.message))
      throw new Unreadable('too_deep', error.message);
    if (error instanceof Error && /header size/i.test(error.message))
      throw new Unreadable('too_large', error.message);
    throw error;
  }
}

/** The parser reads all UTF-16 from the smaller byte on, and the mark at its beginning may say otherwise. */
function inByteOrder(text: string): string {
  if (!text.startsWith('\uFFFE')) return text;

  return Buffer.from(text.slice(1), 'utf16le').swap16().toString('utf16le');
}

/** Pictures that the message shows are no attachments to its reader. */
function attachmentWarning({ attachments }: Email): string[] {
  const names = attachments
    .filter(({ related }) => !related)
    .map(({ filename }) => filename ?? 'one without a name');
  if (names.length === 0) return [];

  const more = names.length > MOST_NAMED ? `, and ${names.length - MOST_NAMED} more` : '';
  const visibleTexts = names.slice(0, MOST_NAMED).map((name) => name.slice(0, 100));
  return [
    `The attachments of this message were left out: ${visibleTexts.join(', ')}${more}. Upload them one by one.`,
  ];
}
