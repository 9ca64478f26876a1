/** A student in the hall: one connection, one page, an answer at a time. */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** An answer as sent; `choice` is never empty, so that a stored answer differs from a missing one. */
export interface HallAnswer {
  question: number;
  choice: number;
  flagged: boolean;
  tookMs: number;
  sequence: number;
}

/** As long as the page waits before it sends an answer again, in milliseconds. */
const repetitions = [1_000, 2_000, 4_000, 8_000, 15_000];

export interface HallStudent {
  /** Says that the page is open, as it does once where the clock never stands. @returns how many tries failed */
  sign(): Promise<number>;
  /** @returns how many tries failed, and what the server says is saved */
  save(answer: HallAnswer): Promise<{ failed: number; saved: string }>;
  end(): void;
}

export function createHallStudent(
  base: string,
  accessToken: string,
  questionIds: readonly string[],
): HallStudent {
  // Every student has a separate device.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };

  const sendOnce = (method: string, path: string, body: string): Promise<string | null> =>
    new Promise((resolve) => {
      const length = { 'content-length': Buffer.byteLength(body) };
      const sent = request(
        base + path,
        { agent, method, headers: { ...headers, ...length }, timeout: 15_000 },
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (part: string) => {
            text += part;
          });
          response.on('end', () => resolve(response.statusCode === 200 ? text : null));
          response.on('error', () => resolve(null));
        },
      );
      sent.on('timeout', () => sent.destroy()).on('error', () => resolve(null));
      sent.end(body);
    });
  const send = async (method: string, path: string, body: string) => {
    for (let failed = 0; ; failed += 1) {
      const answer = await sendOnce(method, path, body);
      if (answer !== null) return { failed, answer };
      const wait = repetitions[failed];
      if (wait === undefined) return { failed: failed + 1, answer: '' };
      await pause(wait);
    }
  };

  return {
    sign: async () => (await send('POST', '/presence', JSON.stringify({ view_id: randomUUID() }))).failed,
    async save({ question, choice, flagged, tookMs, sequence }) {
      const body = JSON.stringify({ choices: [choice], flagged, took_ms: tookMs, sequence });
      const { failed, answer } = await send('PUT', `/answers/${questionIds[question]}`, body);
      return { failed, saved: answer };
    },
    end: () => agent.destroy(),
  };
}
