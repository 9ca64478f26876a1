/** The two calls of a sign-in with Google, as a browser makes them. */
import { apiBase } from '@akada/contract/table.ts';
import type { TestApp } from '../../../../testing/test-app.ts';

/** Transaction id, chosen by a tab. */
export const tx = 'transaction-id-of-the-tab';

export interface OpenedSignIn {
  authorizationUrl: URL;
  /** The stored cookies, as the browser sends them. */
  cookie: string;
}

export interface Landed {
  status: number;
  /** Path and query of the page that it is sent to. */
  page: string;
  /** The parameters in the fragment. */
  fragment: Record<string, string>;
  /** The cookies set, with their attributes; an empty value was removed. */
  cookies: SetCookieLine[];
  headers: Record<string, unknown>;
}

export interface SetCookieLine {
  name: string;
  value: string;
  sameSite?: string;
  httpOnly?: boolean;
  maxAge?: number;
}

export function start(app: TestApp, query: Record<string, string> = {}) {
  const search = new URLSearchParams({ tx, ...query });
  return app.http.inject({ method: 'GET', url: `${apiBase}/auth/google/login?${search}` });
}

export async function openSignIn(app: TestApp, query: Record<string, string> = {}): Promise<OpenedSignIn> {
  const response = await start(app, query);
  if (response.statusCode !== 200) throw new Error(`the start answered ${response.statusCode}`);
  return {
    authorizationUrl: new URL(response.json().authorization_url),
    cookie: response.cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
  };
}

/** @param address where the provider sent the browser */
export async function returnFromGoogle(app: TestApp, address: string, cookie?: string): Promise<Landed> {
  const { pathname, search } = new URL(address, app.platform.config.publicUrl);
  const response = await app.http.inject({
    method: 'GET',
    url: pathname + search,
    headers: { 'user-agent': 'Firefox on a school computer', ...(cookie ? { cookie } : {}) },
  });
  const landing = new URL(String(response.headers.location));
  return {
    status: response.statusCode,
    page: landing.pathname + landing.search,
    fragment: Object.fromEntries(new URLSearchParams(landing.hash.slice(1))),
    cookies: response.cookies,
    headers: response.headers,
  };
}

/** @returns the page of a failed sign-in */
export const failed = (error: string) => `/auth/google/error?error=${error}`;
