/** Stands between a page and the network: the API is played, everything else goes its way. */
import { play, reportFault } from './played-endpoints.ts';

const realFetch = globalThis.fetch;

export function playNetwork(): void {
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    return pathname.startsWith('/api/')
      ? untilAborted(play(request), request.signal)
      : realFetch(input, init);
  };
  globalThis.XMLHttpRequest = PlayedUpload as unknown as typeof XMLHttpRequest;
}

function untilAborted(answer: Promise<Response>, signal: AbortSignal): Promise<Response> {
  const { promise, reject } = Promise.withResolvers<Response>();
  if (signal.aborted) reject(signal.reason);
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  return Promise.race([answer, promise]);
}

/** The one thing that pages send without fetch: a file, because its progress is shown. */
class PlayedUpload extends EventTarget {
  readonly upload = new EventTarget();
  readonly #headers = new Headers();
  readonly #stop = new AbortController();
  #method = '';
  #address = '';
  timeout = 0;
  status = 0;
  statusText = '';
  responseText = '';

  open(method: string, address: string): void {
    this.#method = method;
    this.#address = address;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  abort(): void {
    this.#stop.abort();
  }

  send(body: FormData): void {
    const request = new Request(this.#address, { method: this.#method, headers: this.#headers, body });
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 2, lengthComputable: true }));
    untilAborted(play(request), this.#stop.signal).then(
      async (response) => {
        this.status = response.status;
        this.statusText = response.statusText;
        this.responseText = await response.text();
        this.dispatchEvent(new ProgressEvent('load'));
      },
      () => this.dispatchEvent(new ProgressEvent(this.#stop.signal.aborted ? 'abort' : 'error')),
    );
  }
}

const departures: string[] = [];

/** @returns the documents that the page has left for since the test began; none of them is loaded */
export function makeDocumentsLeft(): readonly string[] {
  return departures;
}

export function forgetDepartures(): void {
  departures.length = 0;
}

/** Another document would end the test: that the page asks for it is noted, and the page stays. */
export function holdDocument(): void {
  navigation.addEventListener('navigate', (event) => {
    if (event.destination.sameDocument) return;
    if (event.cancelable) event.preventDefault();
    else reportFault(`The page was left for ${event.destination.url}.`);
    departures.push(event.destination.url.replace(location.origin, ''));
  });
  // A download is noted, and does not begin: a download that began while the driver of the browser still
  // clicked was waited for until the test ran out of time.
  const { click } = HTMLAnchorElement.prototype;
  HTMLAnchorElement.prototype.click = function () {
    if (this.hasAttribute('download')) departures.push(this.href.replace(location.origin, ''));
    else click.call(this);
  };
}
