/**
 * Tests an object store with pages, rejections and failures half-way, which the store of the compliance tests
 * never has.
 */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FileMissing, type FileStore, newFileKey } from './file-store.ts';
import { createS3FileStore, type S3Limits } from './s3-file-store.ts';

interface Played {
  status: number;
  xml?: string;
  headers?: Record<string, string>;
}

let server: Server;
let store: FileStore;
/** Method and parameters of each call, such as `DELETE uploadId`. */
let calls: string[];
let play: (method: string, params: URLSearchParams) => Played;

beforeEach(async () => {
  calls = [];
  server = createServer(async (request, response) => {
    for await (const _ of request);
    const { searchParams } = new URL(request.url ?? '', 'http://store.example');
    calls.push([request.method, ...searchParams.keys()].join(' '));
    const { status, xml = '', headers } = play(request.method ?? '', searchParams);
    response.writeHead(status, { 'content-type': 'application/xml', ...headers });
    response.end(xml);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  store = storeAt(server);
});
afterEach(() => server.close());

function storeAt(listening: Server, limits?: S3Limits): FileStore {
  const config = {
    kind: 's3',
    endpoint: new URL(`http://127.0.0.1:${(listening.address() as AddressInfo).port}`),
    bucket: 'akada',
    region: 'us-east-1',
    accessKeyId: 'akada',
    secretAccessKey: 'of the store',
  } as const;
  return createS3FileStore(config, limits);
}

const refusal = (status: number, code: string): Played => ({
  status,
  xml: `<Error><Code>${code}</Code><Message>No.</Message></Error>`,
});
const key = newFileKey('notes');
const page = () => Readable.from([Buffer.from('a page')]);
/** Larger than one part of 5 MiB. */
const book = () => Readable.from([Buffer.alloc(6_000_000), Buffer.alloc(6_000_000)]);

describe('a folder with more files than one answer holds', () => {
  it('is listed to its end', async () => {
    const keys = [newFileKey('notes'), newFileKey('notes'), newFileKey('notes')];
    const [first = '', ...rest] = keys;
    const contents = (some: string[]) =>
      some
        .map(
          (some) =>
            `<Contents><Key>${some}</Key><Size>3</Size><LastModified>2026-11-20T10:00:00.000Z</LastModified></Contents>`,
        )
        .join('');
    play = (_method, params) => {
      const isNext = params.get('continuation-token') === 'next';
      const more = isNext ? '' : '<NextContinuationToken>next</NextContinuationToken>';
      return {
        status: 200,
        xml: `<ListBucketResult><IsTruncated>${!isNext}</IsTruncated>${more}${contents(isNext ? rest : [first])}</ListBucketResult>`,
      };
    };
    const listed = [];
    for await (const file of store.list('notes')) listed.push(file);
    const storedAt = Date.parse('2026-11-20T10:00:00.000Z');
    expect(listed).toEqual(keys.map((some) => ({ key: some, size: 3, storedAt })));
  });
});

describe('a failing store', () => {
  it('is full for the caller if it says so, and with no other error', async () => {
    play = () => refusal(403, 'QuotaExceeded');
    await expect(store.put(key, page())).rejects.toMatchObject({ code: 'storage_full' });

    play = () => refusal(403, 'AccessDenied');
    await expect(store.put(key, page())).rejects.toMatchObject({ name: 'AccessDenied' });
  });

  it.each([500, 503])('with a %s is away for the caller, who is told to come again', async (status) => {
    play = () => refusal(status, 'InternalError');
    const away = { code: 'unavailable', options: { retryAfter: 10 } };
    await expect(store.put(key, page())).rejects.toMatchObject(away);
    await expect(store.open(key)).rejects.toMatchObject(away);
    await expect(store.delete(key)).rejects.toMatchObject(away);
  });

  it('without an answer is away, too', async () => {
    const hanging = createServer(() => {}).listen(0, '127.0.0.1');
    await once(hanging, 'listening');
    const impatient = storeAt(hanging, { requestMs: 200 });
    await expect(impatient.put(key, page())).rejects.toMatchObject({ code: 'unavailable' });
    await expect(impatient.open(key)).rejects.toMatchObject({ code: 'unavailable' });
    hanging.close();
    hanging.closeAllConnections();
  });

  it('with an invalid answer is away, too', async () => {
    play = () => ({ status: 200, xml: '<html>' });
    await expect(store.put(key, book())).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('at an unreachable address is away, too', async () => {
    server.close();
    server.closeAllConnections();
    await expect(store.put(key, page())).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('does not report a file as missing if it rejects the read, because its owner would be told that the note was deleted', async () => {
    play = () => refusal(403, 'AccessDenied');
    await expect(store.open(key)).rejects.toMatchObject({ name: 'AccessDenied' });
    await expect(store.localCopy(key)).rejects.not.toThrow(FileMissing);

    play = () => refusal(404, 'NoSuchKey');
    await expect(store.open(key)).rejects.toThrow(FileMissing);
  });

  it('the second half of a book leaves no parts that cost and that no key shows', async () => {
    play = (method, params) => {
      if (method === 'POST' && params.has('uploads')) {
        return {
          status: 200,
          xml: '<InitiateMultipartUploadResult><UploadId>u1</UploadId></InitiateMultipartUploadResult>',
        };
      }
      if (method === 'DELETE') return { status: 204 };
      return params.get('partNumber') === '1'
        ? { status: 200, headers: { etag: '"one"' } }
        : refusal(403, 'AccessDenied');
    };
    await expect(store.put(key, book())).rejects.toMatchObject({ name: 'AccessDenied' });
    expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([
      expect.stringMatching(/\buploadId\b/),
    ]);
  });
});
