/** Looks at an uploaded file before it becomes an attachment. The name and the declared type decide nothing without the content. */
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { attachedEndings, attachmentLimits, isAttachable } from '@akada/core/messages/attachment-rules.ts';
import { getEnding, readingAbilities } from '@akada/core/notes/file-kinds.ts';
import { inspectArchive } from '../../../platform/extract/inspect-archive.ts';
import { sniffMediaType } from '../../../platform/extract/sniffing/sniff-media-type.ts';
import { Fault, invalidField } from '../../../platform/fault/fault.ts';
import { IsolationFailure } from '../../../platform/isolate/failure.ts';
import { encodeWholePicture } from '../../../platform/pictures/encode-picture.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { AttachmentRow } from '../conversation/attachments.tables.ts';

/** Enough for every signature. */
const headBytes = 8 * 1024;

/** Files of every kind are only passed on, so that the abilities of this instance do not count. */
const abilities = new Set(readingAbilities);

type Deps = Pick<Platform, 'files' | 'pictures' | 'inspectors'>;

/** @throws Fault `type_refused`, `unavailable` if it could not be inspected */
export async function assertSafeFile(
  { files, inspectors: pool }: Deps,
  { storageKey, filename }: { storageKey: string; filename: string },
): Promise<void> {
  if (!attachedEndings.includes(getEnding(filename))) throw rejectedFile();
  const copy = await files.localCopy(storageKey);
  try {
    const head = await readHead(copy.path);
    const isArchive = head.toString('latin1', 0, 2) === 'PK';
    const archive = isArchive ? await inspectArchive(copy.path, { pool }).catch(rethrow) : null;
    const sniffed = await sniffMediaType(head, filename, { archive, abilities });
    if (!sniffed.accepted) throw new Fault('type_refused', sniffed.detail);
    if (!isAttachable(sniffed.mediaType)) throw rejectedFile();
  } finally {
    await copy.release();
  }
}

const rejectedFile = () =>
  new Fault(
    'type_refused',
    'Choose a document, a table, slides, a text or a picture. Sound and film are not sent.',
  );

/**
 * Encodes a stored picture again and stores the result in its place, without EXIF and other metadata.
 *
 * @throws Fault `payload_too_large`, `type_refused`, `validation_failed`, `unavailable`, `storage_full`
 */
export async function storePicture(
  { files, pictures: pool }: Deps,
  { storageKey, size, key, signal }: { storageKey: string; size: number; key: string; signal: AbortSignal },
): Promise<Pick<AttachmentRow, 'storageKey' | 'sizeBytes' | 'width' | 'height'>> {
  if (size > attachmentLimits.picture)
    throw new Fault('payload_too_large', 'A picture has at most 10 MB. Choose a smaller one.');
  const copy = await files.localCopy(storageKey);
  try {
    const encoded = await encodeWholePicture(copy.path, { pool, signal }).catch(rethrow);
    if (!encoded.ok) throw toFault(encoded.reason);
    const { webp, width, height } = encoded;
    await files.put(key, Readable.from([webp], { objectMode: false }), webp.length);
    return { storageKey: key, sizeBytes: webp.length, width, height };
  } finally {
    await copy.release();
    await files.delete(storageKey);
  }
}

function toFault(reason: 'type' | 'unreadable'): Fault {
  return reason === 'type'
    ? new Fault('type_refused', 'Choose a picture in JPEG, PNG, WebP or AVIF format.')
    : invalidField('file', 'This picture is damaged or too large to be read. Choose another one.');
}

function rethrow(error: unknown): never {
  if (!(error instanceof IsolationFailure)) throw error;
  throw new Fault('unavailable', 'We could not read the file just now. Please try again.', {
    retryAfter: 2,
    cause: error,
  });
}

async function readHead(path: string): Promise<Buffer> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
