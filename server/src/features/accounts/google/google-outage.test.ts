/** A provider that fails, talks nonsense or is away: people read so, and it does not count as a forgery. */
import { Events, type MutableResponse, type RouteHandler } from 'oauth2-mock-server';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { googleEnv, signInWithGoogle, startForgingProvider, visit } from './testing/forging-provider.ts';
import { failed, openSignIn, returnFromGoogle, start } from './testing/google-calls.ts';

describe('a provider that is not well', () => {
  it.for<[string, (answer: MutableResponse) => void]>([
    ['fails', (answer) => Object.assign(answer, { statusCode: 500, body: {} })],
    [
      'does not know us any more',
      (answer) => Object.assign(answer, { statusCode: 401, body: { error: 'invalid_client' } }),
    ],
  ])('is not answered like a sign-in that went wrong: it %s', async ([, answer]) => {
    const ill = await startForgingProvider();
    const app = await createTestApp({ env: googleEnv(ill) });
    ill.tamper.answer = answer;
    expect((await signInWithGoogle(app)).page).toBe(failed('unavailable'));
    await app.close();
    await ill.close();
  });

  it.for<[string, RouteHandler]>([
    [
      'wants another secret of us',
      (_request, response) => {
        response.writeHead(401, {
          'www-authenticate': 'Basic realm="id"',
          'content-type': 'application/json',
        });
        response.end('{"error":"invalid_client"}');
      },
    ],
    [
      'is being repaired',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Back in a minute</h1>');
      },
    ],
    [
      'answers half a sentence',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"id_token": "ey');
      },
    ],
    ['hangs up', (_request, response) => void response.destroy()],
    ['says nothing', () => {}],
  ])('is not answered like a sign-in that went wrong, either: it %s', async ([, handler]) => {
    const strange = await startForgingProvider();
    strange.server.service.addRoute('POST', '/strange', handler);
    strange.server.service.on(Events.BeforeWellKnownOpenIdConfiguration, ({ body }: MutableResponse) =>
      Object.assign(body, { token_endpoint: `${strange.issuer}/strange` }),
    );
    const app = await createTestApp({ env: googleEnv(strange) });
    expect((await signInWithGoogle(app)).page).toBe(failed('unavailable'));
    await app.close();
    await strange.close();
  });

  it('is reported as away at the start, and found again when it is back', async () => {
    const away = await startForgingProvider();
    const app = await createTestApp({ env: googleEnv(away) });
    const port = Number(new URL(away.issuer).port);
    await away.close();
    const response = await start(app);
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ code: 'unavailable', detail: expect.any(String) });
    await away.server.start(port, 'localhost');
    expect((await start(app)).statusCode).toBe(200);
    await app.close();
    await away.close();
  });

  it('is away when the browser comes back', async () => {
    const away = await startForgingProvider();
    const app = await createTestApp({ env: googleEnv(away) });
    const { authorizationUrl, cookie } = await openSignIn(app);
    const address = await visit(authorizationUrl);
    await away.close();
    expect((await returnFromGoogle(app, address, cookie)).page).toBe(failed('unavailable'));
    await app.close();
  });
});
