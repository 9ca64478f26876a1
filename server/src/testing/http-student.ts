/** A student of a running product who uses only HTTP. */
import { apiBase } from '@akada/contract/table.ts';
import type { ProductProcess } from './product-process.ts';

export interface HttpStudent {
  /** The same student at another process of the same instance. */
  at(url: string): HttpStudent;
  get(path: string): Promise<Response>;
  post(path: string): Promise<Response>;
  put(path: string, body: object): Promise<Response>;
  postForm(path: string, fields: Record<string, string | File>): Promise<Response>;
}

const password = 'correct horse battery';

/** Registers, reads the mail in the sandbox mailbox, confirms the address and signs in. */
export async function registerStudent(
  { url, sandboxToken }: Pick<ProductProcess, 'url' | 'sandboxToken'>,
  email: string,
): Promise<HttpStudent> {
  await postJson(url, '/auth/register', { full_name: 'Ada Obi', email, password, terms_accepted: true });
  const link = await until(async () => {
    const mailbox = await fetch(`${url}/sandbox/mailbox.json?to=${encodeURIComponent(email)}`, {
      headers: { authorization: `Bearer ${sandboxToken}` },
    });
    const [mail] = (await mailbox.json()) as { links: string[] }[];
    return mail?.links[0] ?? null;
  });
  await postJson(url, '/auth/verify-email', { token: new URL(link).searchParams.get('token') });
  const login = await fetch(`${url}${apiBase}/auth/login`, {
    method: 'POST',
    body: new URLSearchParams({ username: email, password }),
    headers: { 'x-akada-client': 'api' },
  });
  const { access_token } = (await login.json()) as { access_token: string };
  return studentAt(url, access_token);
}

function studentAt(url: string, token: string): HttpStudent {
  const headers = { authorization: `Bearer ${token}` };
  return {
    at: (other) => studentAt(other, token),
    post: (path) => fetch(`${url}${apiBase}${path}`, { method: 'POST', headers }),
    put: (path, body) =>
      fetch(`${url}${apiBase}${path}`, {
        method: 'PUT',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    get: (path) => fetch(`${url}${apiBase}${path}`, { headers }),
    postForm(path, fields) {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      return fetch(`${url}${apiBase}${path}`, { method: 'POST', headers, body });
    },
  };
}

function postJson(url: string, path: string, body: unknown): Promise<Response> {
  return fetch(`${url}${apiBase}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Asks again until there is an answer; the test's own limit ends it. */
export async function until<Value>(ask: () => Promise<Value | null>): Promise<Value> {
  for (;;) {
    const value = await ask();
    if (value !== null) return value;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
