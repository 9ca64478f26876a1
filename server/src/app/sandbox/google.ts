import { Email, FullName } from '@akada/contract/identity/accounts.ts';
import { finishGoogle } from '@akada/contract/identity/google.ts';
import { apiBase } from '@akada/contract/table.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { InteractionResults } from 'oidc-provider';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Log } from '../../platform/log/log.ts';
import { sandboxGoogleClient, sandboxGooglePath } from '../../platform/oidc/sandbox-google-client.ts';
import { chooserPage, lostPage } from './google-page.ts';
import type { SandboxProvider } from './google-provider.ts';
import { loopbackOnly } from './loopback-only.ts';
import type { PersonHereOnly } from './person-here.ts';
import { sandboxPolicy } from './sandbox-page.ts';

export interface SandboxGoogleDeps {
  config: Pick<Config, 'publicUrl' | 'host' | 'authSecret'>;
  clock: Clock;
  log: Log;
  personHereOnly: PersonHereOnly;
}

const Person = z.object({
  name: FullName,
  email: Email,
  confirmed: z.optional(z.literal('on')),
});

type InteractionRequest = FastifyRequest<{ Params: { uid: string }; Body: Record<string, unknown> }>;

/**
 * Plays Google while no client of Google's is configured. To be mounted only then; its pages answer people at this machine only.
 * It is loaded with the first request.
 */
export async function mountSandboxGoogle(
  app: FastifyInstance,
  { config, clock, log, personHereOnly }: SandboxGoogleDeps,
): Promise<void> {
  const { publicUrl } = config;
  const home = new URL('/login', publicUrl).href;
  const policy = sandboxPolicy([publicUrl.origin]);
  const provider = onDemand(async () => {
    const { createSandboxProvider } = await import('./google-provider.ts');
    const redirectUri = new URL(apiBase + finishGoogle.path, publicUrl);
    const client = sandboxGoogleClient(config);
    return createSandboxProvider({ ...client, redirectUri, failurePage: () => lostPage(home), clock, log });
  });
  const send = (reply: FastifyReply, status: number, page: string) =>
    reply
      .status(status)
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page);

  mountPages(app, provider, { send, home, personHereOnly });
  await app.register(async (scope) => mountProvider(scope, provider, policy));
}

interface Pages {
  send(reply: FastifyReply, status: number, page: string): FastifyReply;
  /** The page that restarts an expired sign-in. */
  home: string;
  personHereOnly: PersonHereOnly;
}

function mountPages(
  app: FastifyInstance,
  provider: () => Promise<SandboxProvider>,
  { send, home, personHereOnly }: Pages,
): void {
  // Who names a person here is signed in as that person.
  const options = { onRequest: personHereOnly, schema: { hide: true } };
  const page = `${sandboxGooglePath}/interaction/:uid`;
  const getAddress = ({ params }: InteractionRequest) =>
    `${sandboxGooglePath}/interaction/${encodeURIComponent(params.uid)}`;
  /** @returns the provider's next address; null if the sign-in has ended */
  const answer = async (request: FastifyRequest, reply: FastifyReply, result: InteractionResults) =>
    (await provider()).provider.interactionResult(request.raw, reply.raw, result).catch(() => null);

  app.get(page, options, async (request: InteractionRequest, reply) =>
    send(reply, 200, chooserPage(getAddress(request), { name: '', email: '', problem: null })),
  );
  app.post(page, options, async (request: InteractionRequest, reply) => {
    const person = z.safeParse(Person, request.body);
    if (!person.success) {
      const problem = person.error.issues[0]?.message ?? 'Type a name and an address.';
      const { name, email } = request.body ?? {};
      const form = { name: getText(name), email: getText(email), problem };
      return send(reply, 422, chooserPage(getAddress(request), form));
    }

    const { name, email, confirmed } = person.data;
    const accountId = (await provider()).remember({ name, email, emailVerified: confirmed === 'on' });
    const next = await answer(request, reply, { login: { accountId }, select_account: {} });
    return next ? reply.redirect(next, 303) : send(reply, 400, lostPage(home));
  });
  app.post(`${page}/cancel`, options, async (request: InteractionRequest, reply) => {
    const next = await answer(request, reply, { error: 'access_denied' });
    return next ? reply.redirect(next, 303) : send(reply, 400, lostPage(home));
  });
}

/** Any other value is not a text field of a form. */
const getText = (value: unknown) => (typeof value === 'string' ? value : '');

/** The provider reads requests and writes answers itself, in a scope in which nothing has read the body before. */
function mountProvider(
  scope: FastifyInstance,
  provider: () => Promise<SandboxProvider>,
  policy: string,
): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
  scope.all(
    `${sandboxGooglePath}/*`,
    { onRequest: loopbackOnly, schema: { hide: true } },
    async (request, reply) => {
      const listener = (await provider()).provider.callback();
      const url = request.raw.url ?? '/';
      // As frameworks do that mount one application below a path of another.
      Object.assign(request.raw, { originalUrl: url, url: url.slice(sandboxGooglePath.length) });
      const headers = { ...reply.getHeaders(), 'content-security-policy': policy };
      for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value ?? '');
      reply.hijack();
      await listener(request.raw, reply.raw);
    },
  );
}

/** Made once; a failure is not kept. */
function onDemand<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let created: Promise<Value> | null = null;
  return () => {
    created ??= make().catch((error: unknown) => {
      created = null;
      throw error;
    });
    return created;
  };
}
