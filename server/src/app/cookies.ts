import type { FastifyReply } from 'fastify';
import type { SetCookie } from '../platform/http/route.ts';

/** Every cookie of the product is out of reach for scripts and for requests that other sites make. */
export function writeCookies(reply: FastifyReply, cookies: readonly SetCookie[], secure: boolean): void {
  for (const { name, value, maxAgeSeconds, sameSite = 'strict' } of cookies) {
    const attributes = { httpOnly: true, secure, sameSite, path: '/' } as const;
    if (value === null) reply.clearCookie(name, attributes);
    else reply.setCookie(name, value, { ...attributes, maxAge: maxAgeSeconds });
  }
}
