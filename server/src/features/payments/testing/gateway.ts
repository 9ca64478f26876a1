/** The payment provider of a test: the sandbox of the running product, reached over HTTP as the real one would be. */
import { sandboxToken } from '../../../platform/config/sandbox-address.ts';
import { getSignature, signatureHeader } from '../../../platform/paystack/signature.ts';
import { apiUrl, type SharedTestApp } from '../../../testing/test-app.ts';

/** Opens the app's port and lets its calls of the provider go there. @returns the address of the sandbox */
export async function openGateway(app: SharedTestApp): Promise<string> {
  const account = makeAccount(app);
  account.url.host = new URL(await apiUrl(app)).host;
  return account.url.href;
}

/** Its API has this fault until it has another, or `none`. */
export async function breakGateway(app: SharedTestApp, fault: 'none' | 'fails' | 'cut'): Promise<void> {
  await notifyGateway(app, 'fault', { fault });
}

/**
 * Acts like a person at this machine on the page that lists all payments.
 *
 * @param path below it, such as `hold`
 */
export async function notifyGateway(
  app: SharedTestApp,
  path: string,
  fields: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${await openGateway(app)}/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${sandboxToken(app.platform.config.authSecret)}` },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
}

/** Nothing answers there: the provider is away until the gateway is opened again. */
export function closeGateway(app: SharedTestApp): void {
  makeAccount(app).url.host = '127.0.0.1:9';
}

export function makeAccount({ platform }: SharedTestApp) {
  const { provider } = platform.config.payments;
  if (!provider) throw new Error('This app sells nothing');
  return provider;
}

/** @returns what a webhook of this body is sent with */
export function signed(
  app: SharedTestApp,
  body: object | string,
): { body: string; headers: Record<string, string> } {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const signature = getSignature(Buffer.from(text), makeAccount(app).secretKey);
  return { body: text, headers: { 'content-type': 'application/json', [signatureHeader]: signature } };
}

/**
 * Acts like the payer at the sandbox's page.
 *
 * @param path below the checkout, such as `card`
 */
export async function atCheckout(
  app: SharedTestApp,
  authorizationUrl: string,
  path: string,
  fields: Record<string, string> = {},
): Promise<Response> {
  const url = new URL(authorizationUrl);
  url.host = new URL(await openGateway(app)).host;
  return fetch(`${url.href}/${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
}

/** Numbers of the cards on the page. */
export const cards = {
  good: '4084084084084081',
  pin: '507850785078507812',
  pinAndCode: '5060666666666666666',
  declined: '4084080000005408',
  poor: '4084080000670037',
  once: '507850785078507853',
  failsLater: '4084080000670409',
  wantsConfirmation: '4084080000670508',
} as const;
