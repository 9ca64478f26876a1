import type { HelmetOptions } from 'helmet';

/**
 * What the browser may load and run: scripts from here only, never inline. Styles may be inline because the
 * component library positions by style attributes. The upgrade to https and HSTS are said only where people
 * come by https; a school network without it would lock itself out.
 */
export function securityHeaders(publicUrl: URL): HelmetOptions {
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
        mediaSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        // Diagrams, each in a page that has a policy of its own.
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
  };
}

/**
 * Of the page that draws diagrams. It stands in frames of this app alone and is of no origin: what a hostile diagram
 * gets past the library runs where there is no storage, no session, no other page and no address to reach.
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
