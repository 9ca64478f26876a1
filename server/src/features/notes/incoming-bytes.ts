import { Readable } from 'node:stream';
import { Fault } from '../../platform/fault/fault.ts';

/** Looking at a file's first bytes before the rest is let in. */
export interface IncomingBytes {
  head: Buffer;
  /** The whole file, the head included. */
  whole: Readable;
}

/**
 * Never destroys the source: who refuses a file still has to read it to its end, or the sender, busy sending,
 * does not get to see the answer.
 *
 * @param headBytes how much to look at; less when the file is shorter
 * @throws Fault `bad_request` when the source ends before the file does; `whole` fails in the same way
 */
export async function lookAtHead(source: Readable, headBytes: number): Promise<IncomingBytes> {
  const chunks = untilBrokenOff(source);
  const seen: Buffer[] = [];
  let size = 0;
  while (size < headBytes) {
    const { value, done } = await chunks.next();
    if (done) break;
    seen.push(value);
    size += value.length;
  }
  const head = Buffer.concat(seen);

  return { head, whole: Readable.from(joined(head, chunks), { objectMode: false }) };
}

async function* joined(head: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  if (head.length > 0) yield head;
  yield* rest;
}

async function* untilBrokenOff(source: Readable): AsyncGenerator<Buffer> {
  try {
    yield* source.iterator({ destroyOnReturn: false });
  } catch (cause) {
    throw brokenOff(cause);
  }
}

/** @returns what to say when the bytes stop coming, whichever layer noticed; refusals stay as they are */
export function brokenOff(cause: unknown): Fault {
  if (cause instanceof Fault) return cause;

  return new Fault('bad_request', 'The upload broke off before its end. Please try again.', { cause });
}
