/** Headers by which browsers restrict what an answer may do. An answer carries only headers that have an effect on it. */
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

const policyHeader = 'content-security-policy';

/** On every answer: nothing is guessed from its bytes, and no other site may include it. */
const everywhere = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** An answer of the API is data. Opened as a page, it loads nothing and opens in no frame. */
const dataPolicy = "default-src 'none';frame-ancestors 'none'";

/**
 * The browser may load and run scripts only from this server, never inline. Styles may be inline because the
 * component library positions by style attributes. The upgrade to https and HSTS are sent only to visitors
 * who come by https; a school network without it would lock itself out.
 */
function pageOptions(publicUrl: URL): HelmetOptions {
  const https = publicUrl.protocol === 'https:';
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        // Sounds are fetched first: Safari plays an address only from a server that sends parts of files.
        mediaSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        // Diagrams are pages with their own policy.
        frameSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: https ? { policy: 'same-origin' } : false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    originAgentCluster: https,
    // Only browsers that cannot run the app read these four.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  };
}

/**
 * Most answers are small, and over HTTP/1.1 each repeats its headers: the full set weighed 500 bytes, more than most
 * answers of the API and most scripts. Data and built files therefore carry the headers that count for them,
 * everything else all of them.
 *
 * @param isBuiltFile true for the path of a built script, style sheet or font, which is never opened as a page
 */
export function protectAnswers(
  app: FastifyInstance,
  publicUrl: URL,
  isBuiltFile: (path: string) => boolean,
): void {
  const ofPages = getPageHeaders(publicUrl);
  const ofData = { ...everywhere, [policyHeader]: dataPolicy };

  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(ofData);
    // Connections of HTTP/1.1 persist without these two headers, which Node writes into each answer.
    if (request.raw.httpVersion === '1.1') reply.raw.removeHeader('connection');
    next();
  });
  app.addHook('onSend', (request, reply, payload, next) => {
    const hasOwnPolicy = reply.getHeader(policyHeader) !== dataPolicy;
    // A 304 renews the headers of the stored page: without a policy the page keeps its own.
    if (reply.statusCode === 304 || (reply.statusCode === 200 && isBuiltFile(request.url))) {
      if (!hasOwnPolicy) reply.removeHeader(policyHeader);
    } else if (!isData(reply)) {
      for (const [name, value] of ofPages) {
        if (name !== policyHeader || !hasOwnPolicy) reply.header(name, value);
      }
    }
    next(null, payload);
  });
}

/** Headers that depend on nothing of a request, worked out once. */
function getPageHeaders(publicUrl: URL): [string, string][] {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(pageOptions(publicUrl))(response.req, response, () => {});
  return Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
}

function isData(reply: FastifyReply): boolean {
  const type = String(reply.getHeader('content-type') ?? '');
  return reply.statusCode === 204 || type.startsWith('application/json');
}

/**
 * The policy of the page that draws diagrams. The page is only in frames of this app and has no origin: if a
 * hostile diagram gets past the library, it runs without storage, session, another page or a reachable
 * address.
 */
export const diagramFramePolicy = [
  'sandbox allow-scripts',
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');
