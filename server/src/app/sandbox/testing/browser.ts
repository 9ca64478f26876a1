/** As much of a browser as a sign-in at another site needs: cookies with their rules, redirects, forms. */

interface Cookie {
  value: string;
  path: string;
  strict: boolean;
}

export interface Page {
  /** The address, including its fragment. */
  url: URL;
  status: number;
  headers: Headers;
  text: string;
}

export interface Browser {
  open(url: string | URL): Promise<Page>;
  /** Sends the form as the page has it. */
  submit(page: Page, fields: Record<string, string>, action?: string): Promise<Page>;
}

const redirects = new Set([302, 303]);

/** Cookies belong to a host name, as they do; a strict one stays behind on the way from another. */
export function createBrowser(): Browser {
  const jars = new Map<string, Map<string, Cookie>>();

  const makeCookies = (url: URL, from: URL | null): string =>
    [...(jars.get(url.hostname) ?? [])]
      .filter(([, { path }]) => url.pathname.startsWith(path))
      .filter(([, { strict }]) => !strict || from === null || from.hostname === url.hostname)
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');

  const setCookies = (url: URL, lines: readonly string[]): void => {
    const jar = jars.get(url.hostname) ?? new Map<string, Cookie>();
    jars.set(url.hostname, jar);
    for (const line of lines) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
      const path = attributes.find((part) => /^path=/i.test(part))?.slice(5) ?? '/';
      const name = pair.slice(0, pair.indexOf('='));
      const value = pair.slice(pair.indexOf('=') + 1);
      const strict = attributes.some((part) => /^samesite=strict$/i.test(part));
      if (value === '') jar.delete(name);
      else jar.set(name, { value, path, strict });
    }
  };

  const go = async (url: URL, from: URL | null, body?: URLSearchParams): Promise<Page> => {
    const headers = { cookie: makeCookies(url, from) };
    const method = body ? 'POST' : 'GET';
    const response = await fetch(url, { method, headers, redirect: 'manual', ...(body ? { body } : {}) });
    setCookies(url, response.headers.getSetCookie());
    const location = response.headers.get('location');
    if (location !== null && redirects.has(response.status)) {
      const next = new URL(location, url);
      // The pages of the app are not built in tests.
      if (next.pathname.startsWith('/auth/'))
        return { url: next, status: 200, headers: response.headers, text: '' };
      return go(next, from ?? url);
    }
    return { url, status: response.status, headers: response.headers, text: await response.text() };
  };

  return {
    open: (url) => go(new URL(url), null),
    submit: (page, fields, action = page.url.pathname) =>
      go(new URL(action, page.url), page.url, new URLSearchParams(fields)),
  };
}
