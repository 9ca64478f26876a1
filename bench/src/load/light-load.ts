/**
 * A light load at a steady pace. Each request is sent when its moment has come, whatever became of the ones
 * before, and timed from that moment: a server that stops for a while is seen by all callers of that time.
 */
import { Agent, get } from 'node:http';

export interface LightLoad {
  /**
   * Sends no more and waits for requests in progress.
   *
   * @returns milliseconds of each request
   */
  stop(): Promise<number[]>;
}

export interface LightPlan {
  url: string;
  tokens: readonly string[];
  perSecond: number;
}

export function startLightLoad({ url, tokens, perSecond }: LightPlan): LightLoad {
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const startedAt = performance.now();
  const answers: Promise<number>[] = [];
  const sendDue = () => {
    const due = ((performance.now() - startedAt) / 1_000) * perSecond;
    while (answers.length < due) {
      const moment = startedAt + (answers.length / perSecond) * 1_000;
      answers.push(timed(url, agent, tokens[answers.length % tokens.length] ?? '', moment));
    }
  };
  const timer = setInterval(sendDue, 1);

  return {
    async stop() {
      clearInterval(timer);
      const latencies = await Promise.all(answers);
      agent.destroy();
      return latencies;
    },
  };
}

function timed(url: string, agent: Agent, token: string, moment: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { authorization: `Bearer ${token}` } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume().on('end', () => resolve(performance.now() - moment));
    });
    request.on('error', reject);
  });
}
