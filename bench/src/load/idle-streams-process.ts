/** Opens event streams and keeps them open until it ends: the tabs of a complete school, in a separate process. */
import { Agent, get } from 'node:http';
import { answerParent } from '../instance/answer-parent.ts';

export interface IdleStreamsPlan {
  url: string;
  /** A stream is opened with each of them. */
  tokens: readonly string[];
}

export interface IdleStreamsOpened {
  opened: number;
}

/** Opened side by side: as a school arrives, and fewer than wait in the queue of the listening socket. */
const atOnce = 50;

const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });

answerParent<IdleStreamsPlan>(async ({ url, tokens }): Promise<IdleStreamsOpened> => {
  const waiting = [...tokens];
  let opened = 0;
  const openInTurn = async () => {
    for (let token = waiting.pop(); token !== undefined; token = waiting.pop()) {
      if (await open(url, token)) opened += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, openInTurn));
  return { opened };
});

/** @returns true once the stream has started */
function open(url: string, token: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(url, { agent, headers: { authorization: `Bearer ${token}` } }, (response) => {
      response.once('data', () => resolve(response.statusCode === 200));
      response.on('error', () => {});
      response.resume();
    });
    request.on('error', () => resolve(false));
  });
}
