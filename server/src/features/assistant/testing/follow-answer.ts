/** Reads answers as browsers do: over a socket, event by event. */

import type { EndpointShape } from '@akada/contract/wire/endpoint.ts';
import type { AnswerEvent } from '@akada/contract/work/assistant.ts';
import { followAnswer } from '@akada/contract/work/assistant.ts';
import { type Person, signIn } from '../../../testing/people.ts';
import { type Content, send } from '../../../testing/send.ts';
import { apiUrl, type SharedTestApp } from '../../../testing/test-app.ts';

export interface OpenAnswer {
  status: number;
  /** The body of a rejection. */
  refusal: unknown;
  /** All that came until now. */
  events: AnswerEvent[];
  /** The text on the reader's screen. */
  text(): string;
  /** @returns when it has ended, with its last event */
  ended(): Promise<AnswerEvent>;
  /** @returns when an event of this kind has come */
  until(isIt: (event: AnswerEvent) => boolean): Promise<void>;
  /** Goes away. */
  close(): void;
}

/** @returns the stream that this endpoint answers with */
export async function openAnswer(
  app: SharedTestApp,
  person: Pick<Person, 'userId'>,
  endpoint: EndpointShape,
  { params = {}, query = {}, body, headers = {} }: Content = {},
): Promise<OpenAnswer> {
  const { access_token } = await signIn(app, person);
  const closing = new AbortController();
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  const form = new FormData();
  if (endpoint.consumes === 'multipart')
    for (const [name, value] of Object.entries(body ?? {})) form.set(name, String(value));
  const sent =
    endpoint.consumes === 'multipart'
      ? { body: form }
      : body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const response = await fetch(`${await apiUrl(app)}${path}?${new URLSearchParams(query as never)}`, {
    method: endpoint.method,
    signal: closing.signal,
    ...sent,
    headers: { authorization: `Bearer ${access_token}`, ...sent?.headers, ...headers },
  });
  const events: AnswerEvent[] = [];
  const waiting = new Set<() => void>();
  const reading = response.ok ? read(response, events, waiting) : Promise.resolve();
  const refusal = response.ok ? null : await response.json();
  return {
    status: response.status,
    refusal,
    events,
    text: () => makeText(events),
    async ended() {
      await reading;
      const last = events.at(-1);
      if (!last) throw new Error('The stream had no event');
      return last;
    },
    async until(isIt) {
      let isOver = false;
      const over = reading.then(() => {
        isOver = true;
      });
      while (!events.some(isIt)) {
        if (isOver) throw new Error('The stream ended without it');
        const { promise, resolve } = Promise.withResolvers<void>();
        waiting.add(resolve);
        await Promise.race([promise, over]);
      }
    },
    close: () => closing.abort(),
  };
}

/** The rest of an answer, from a character on. */
export const followFrom = (app: SharedTestApp, person: Pick<Person, 'userId'>, answerId: string, after = 0) =>
  openAnswer(app, person, followAnswer, { params: { id: answerId }, query: { after: String(after) } });

/** @returns the text of a file that an endpoint answers with */
export async function downloaded(
  app: SharedTestApp,
  person: Pick<Person, 'userId'>,
  endpoint: EndpointShape,
  params: Record<string, string>,
): Promise<string> {
  const { access_token } = await signIn(app, person);
  return (await send(app, endpoint, { params, headers: { authorization: `Bearer ${access_token}` } })).body;
}

async function read(response: Response, events: AnswerEvent[], waiting: Set<() => void>): Promise<void> {
  let rest = '';
  try {
    for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const frames = (rest + part).split('\n\n');
      rest = frames.pop() ?? '';
      for (const frame of frames)
        if (frame.startsWith('data: ')) events.push(JSON.parse(frame.slice('data: '.length)));
      for (const resolve of waiting) resolve();
      waiting.clear();
    }
  } catch (error) {
    if (!(error instanceof Error && error.name === 'AbortError')) throw error;
  }
}

/** @returns what was streamed in these events */
export const findText = (events: readonly AnswerEvent[]): string =>
  events.map((event) => (event.type === 'token' ? event.content : '')).join('');

/** As the contract says that events are read. */
function makeText(events: readonly AnswerEvent[]): string {
  return events.reduce((text, event) => {
    if (event.type === 'token') return text + event.content;
    return event.type === 'end' ? event.content : event.type === 'error' ? event.answer.text : text;
  }, '');
}
