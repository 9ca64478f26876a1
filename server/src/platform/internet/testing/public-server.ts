/** An https server on this machine that the product takes for a host of the public internet. */
import { createPrivateKey } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Internet } from '../internet.ts';

/** One call as it arrived. */
export interface ReceivedCall {
  host: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface PublicServer {
  calls: ReceivedCall[];
  /** The next answers. */
  answer: { status: number; headers?: Record<string, string>; body?: string };
  internet: Internet;
  /** Addresses of every host, as its name server gives them. */
  addresses: string[];
  /** Hosts in the order in which they were resolved. */
  resolved: string[];
  close(): Promise<void>;
}

/** It names `push.example` and the names below it, is valid from 2020 to 2120, and signs itself. */
const certificate = `-----BEGIN CERTIFICATE-----
MIIBezCCASCgAwIBAgIBATAKBggqhkjOPQQDAjAXMRUwEwYDVQQDDAxwdXNoLmV4YW1wbGUwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAw
MDBaMBcxFTATBgNVBAMMDHB1c2guZXhhbXBsZTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABLwrDNowATrhmhs+vKnu/kXJKTsehJPgz4AeBSQb
fEBFZDHes/CErIybXrnlg52uTRi1TRVe31twwxvRnbzIgPGjWzBZMCcGA1UdEQQgMB6CDHB1c2guZXhhbXBsZYIOKi5wdXNoLmV4YW1wbGUwDwYD
VR0TAQH/BAUwAwEB/zAdBgNVHQ4EFgQUrg098nBWZ8/4yjK597uqSuFx5FswCgYIKoZIzj0EAwIDSQAwRgIhAM7Ou/EcheDW0k2F9OrP09wAp34L
kJM0KwMPeq2Cm9UrAiEAxAWoX/WWsWqOCN4W0cxU+FA7BaN12YTRCofaEf38mxc=
-----END CERTIFICATE-----`;

/** Opens nothing but this server. */
const testKey =
  'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgVGfWun6hWXIm/AiHa9SW+ECO+VkWtWJw9PMjqRtfExuhRANCAAS8KwzaMAE64ZobPryp7v5FySk7HoST4M+AHgUkG3xARWQx3rPwhKyMm1655YOdrk0YtU0VXt9bcMMb0Z28yIDx';

export async function startPublicServer(): Promise<PublicServer> {
  const key = createPrivateKey({ key: Buffer.from(testKey, 'base64'), format: 'der', type: 'pkcs8' });
  const pem = key.export({ format: 'pem', type: 'pkcs8' });
  const server = createServer({ key: pem, cert: certificate }, async (request, response) => {
    const { host = '', ...headers } = request.headers;
    played.calls.push({ host, path: request.url ?? '', headers, body: await buffer(request) });
    response.writeHead(played.answer.status, played.answer.headers).end(played.answer.body ?? 'taken');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  const { port } = server.address() as AddressInfo;
  const played: PublicServer = {
    calls: [],
    answer: { status: 201 },
    addresses: ['93.184.215.14'],
    resolved: [],
    internet: {
      testServer: { address: '127.0.0.1', port, ca: certificate },
      async resolve(host) {
        played.resolved.push(host);
        return played.addresses;
      },
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return played;
}
