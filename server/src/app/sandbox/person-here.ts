/**
 * Who may use the stand-ins: a person at this machine. The shape of a request proves no such thing, because a raw
 * forwarder, such as `ssh -R`, gives requests of other machines a loopback peer, and the client writes the Host.
 */
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config/config.ts';
import { sandboxAddress, sandboxPath, sandboxToken } from '../../platform/config/sandbox-address.ts';
import { hashSecret } from '../../platform/ids/ids.ts';
import { html } from '../../platform/mail/html.ts';
import { isFromHere } from './loopback-only.ts';
import { sandboxPage, sandboxPolicy } from './sandbox-page.ts';

export type PersonHereConfig = Pick<Config, 'publicUrl' | 'host' | 'authSecret'>;

/** Lets a request pass that carries the token, in its cookie, as a bearer or in the address of its first page. */
export type PersonHereOnly = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

const handOverPath = `${sandboxPath}/hand-over`;

/**
 * The token of the printed address becomes a cookie that no script reads and that only paths of the stand-ins get.
 * @returns the check of one route: others are told where the address is printed
 */
function createPersonHereOnly({ publicUrl, authSecret }: PersonHereConfig): PersonHereOnly {
  const cookie = `sandbox-${publicUrl.port || '80'}`;
  const token = sandboxToken(authSecret);
  const isToken = (text: string | undefined) =>
    text !== undefined && timingSafeEqual(hashSecret(text), hashSecret(token));

  return async (request, reply) => {
    if (!isFromHere(request)) return reply.callNotFound();

    const { headers, cookies, method } = request;
    if (isToken(cookies[cookie]) || isToken(headers.authorization?.replace(/^Bearer /, ''))) return;

    const isPage = method === 'GET';
    const address = new URL(request.url, `http://${headers.host}`);
    if (isPage && isToken(address.searchParams.get('token') ?? undefined)) {
      address.searchParams.delete('token');
      reply.setCookie(cookie, token, { path: sandboxPath, httpOnly: true, sameSite: 'lax' });
      return reply.header('cache-control', 'no-store').redirect(address.pathname + address.search, 303);
    }
    // A cookie belongs to one name of this machine. The other name redirects to the public name.
    if (isPage && address.hostname !== publicUrl.hostname) {
      const handOver = new URL(handOverPath, publicUrl);
      handOver.searchParams.set('to', address.pathname + address.search);
      return reply.header('cache-control', 'no-store').redirect(handOver.href, 303);
    }
    return sendPage(reply, 403, strangerPage);
  };
}

/** Mounts the list of stand-ins, and the way on which a browser takes its proof to the other name of this machine. */
export function mountPersonHere(
  app: FastifyInstance,
  { config, standIns }: { config: PersonHereConfig; standIns: readonly { path: string; name: string }[] },
): PersonHereOnly {
  const personHereOnly = createPersonHereOnly(config);
  const options = { onRequest: personHereOnly, schema: { hide: true } };

  app.get(sandboxPath, options, async (_request, reply) => sendPage(reply, 200, listPage(standIns)));
  app.get(handOverPath, options, async ({ query }, reply) => {
    const path = new Map(Object.entries(query ?? {})).get('to');
    const target = URL.parse(typeof path === 'string' ? path : '', sandboxAddress(sandboxPath, config));
    const origin = sandboxAddress('/', config);
    if (target?.origin !== origin.origin || !target.pathname.startsWith(`${sandboxPath}/`)) {
      return reply.callNotFound();
    }
    target.searchParams.set('token', sandboxToken(config.authSecret));
    return reply.header('cache-control', 'no-store').redirect(target.href, 303);
  });
  return personHereOnly;
}

function sendPage(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply
    .status(status)
    .header('content-security-policy', sandboxPolicy())
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page);
}

const strangerPage = sandboxPage(
  'Open the address that the start has printed',
  html`<p>This page is for people at the machine on which Akada runs. Your browser has not shown that yet.</p>
<p>Open the address below the line <strong>Akada is ready</strong> in the terminal. This command prints it again:</p>
<pre><code>npm run akada -- sandbox</code></pre>
<p>Give the command the variables of the start, such as PORT. Then load this page again.</p>`,
);

function listPage(standIns: readonly { path: string; name: string }[]): string {
  return sandboxPage(
    'Stand-ins of this machine',
    html`<p>This browser may use the stand-ins for mail, Google and Paystack.</p>
<ul>
<li><a href="/">Akada</a></li>
${standIns.map(({ path, name }) => html`<li><a href="${path}">${name}</a></li>\n`)}</ul>`,
  );
}
