import { isDeepStrictEqual } from 'node:util';
import type { LoadRequest } from '../load/load-plan.ts';
import type { ServerUnderTest } from '../servers/server-under-test.ts';
import type { Contest } from './comparison.ts';
import type { Scenario } from './scenarios.ts';

/**
 * A control that leaves something out is none.
 * @throws Error when the two do not answer the first request of a reading scenario alike
 */
export async function assertSameAnswers({ product, bare }: Contest, scenario: Scenario): Promise<void> {
  const [asked] = scenario.product;
  const [control] = scenario.bare;
  if (!asked || !control || asked.method !== 'GET') return;

  if (!isDeepStrictEqual(await answerOf(product, asked), await answerOf(bare, control))) {
    throw new Error(`The bare server answers ${control.path} otherwise than the product`);
  }
}

/** Without the server's clock, which is never the same twice. */
async function answerOf({ origin }: ServerUnderTest, { path, headers }: LoadRequest): Promise<unknown> {
  const response = await fetch(origin + path, { headers });
  const { server_now: _, ...answer } = await response.json();
  return answer;
}
