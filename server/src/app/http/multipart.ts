import type { EndpointShape } from '@akada/contract/wire/endpoint.ts';
import { uploadMaxBytes } from '@akada/core/plans/plans.ts';
import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Fault, invalidField } from '../../platform/fault/fault.ts';
import type { IncomingFile } from '../../platform/http/route.ts';
import { parsePart } from './validation.ts';

/** Limits of the multipart parser, so that a request cannot cost more than its file. */
export const multipartLimits = {
  files: 1,
  parts: 16,
  fields: 15,
  fieldSize: 16 * 1024,
  headerPairs: 40,
  fileSize: uploadMaxBytes,
} as const;

/** Room for the fields and boundaries around a file of the largest size. */
const envelopeBytes = 256 * 1024;

/**
 * Reads the fields in front of the file into `request.body`, so that a wrong field is rejected before
 * anything is kept, and leaves the file itself as a stream. `finish` reads the fields after it.
 */
export async function readMultipart(endpoint: EndpointShape, request: FastifyRequest): Promise<void> {
  const limit = endpoint.fileLimitBytes ?? uploadMaxBytes;
  if (Number(request.headers['content-length'] ?? 0) > limit + envelopeBytes) throw tooLarge(limit);

  const parts = understoodParts(request, limit);
  const fields: Record<string, unknown> = Object.create(null);
  for (;;) {
    const { value: part, done } = await parts.next();
    if (done) break;
    if (!part.fieldname) throw new Fault('bad_request', 'Each part of a form needs a name.');
    if (part.type === 'file') {
      if (part.fieldname !== endpoint.file || !part.filename) {
        part.file.resume();
        throw invalidField(part.fieldname, 'No file is expected here');
      }
      request.body = { ...fields };
      request.incomingFile = incomingFile(part, limit, () => remainingFields(endpoint, fields, parts));
      return;
    }
    addField(fields, part);
  }
  if (endpoint.file) throw invalidField(endpoint.file, 'Choose a file to upload');
  request.body = { ...fields };
}

/**
 * The parser throws its own errors for a truncated form or a missing boundary: all of them are the sender's
 * fault.
 */
async function* understoodParts(request: FastifyRequest, fileSize: number): AsyncGenerator<Multipart> {
  try {
    yield* request.parts({ limits: { ...multipartLimits, fileSize } });
  } catch (cause) {
    if (cause instanceof Error && 'statusCode' in cause) throw cause;
    throw new Fault('bad_request', 'This form is incomplete. Please send it again.', { cause });
  }
}

type FilePart = Extract<Multipart, { type: 'file' }>;

function addField(fields: Record<string, unknown>, { fieldname, value }: Exclude<Multipart, FilePart>): void {
  if (fieldname in fields) throw invalidField(fieldname, 'Send this field once');
  fields[fieldname] = value;
}

/** @returns all fields of the form, validated together */
async function remainingFields(
  { body }: EndpointShape,
  fields: Record<string, unknown>,
  parts: AsyncIterable<Multipart>,
): Promise<unknown> {
  for await (const part of parts) {
    if (part.type === 'file') throw invalidField(part.fieldname, 'No file is expected here');
    addField(fields, part);
  }
  return body && parsePart(body, { ...fields });
}

function incomingFile(part: FilePart, limit: number, fields: () => Promise<unknown>): IncomingFile {
  return {
    filename: part.filename,
    stream: part.file,
    async finish() {
      if (part.file.truncated) throw tooLarge(limit);
      return fields();
    },
  };
}

/** @param limit in bytes */
function tooLarge(limit: number): Fault {
  const way = limit === uploadMaxBytes ? 'Split it and upload the parts.' : 'Choose a smaller one.';
  return new Fault('payload_too_large', `This file is larger than ${limit / 1_000_000} MB. ${way}`);
}
