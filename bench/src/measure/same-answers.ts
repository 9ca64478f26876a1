import { isDeepStrictEqual } from 'node:util';
import type { LoadRequest } from '../load/load-plan.ts';
import type { ServerUnderTest } from '../servers/server-under-test.ts';
import type { Contest } from './comparison.ts';
import type { Scenario } from './scenarios.ts';

/**
 * A control that leaves something out is none.
 * @throws Error when the two do not answer the first and the last request of a reading scenario alike
 */
export async function assertSameAnswers({ product, bare }: Contest, scenario: Scenario): Promise<void> {
  for (const at of [0, -1]) {
    const [asked, control] = [scenario.product.at(at), scenario.bare.at(at)];
    if (asked?.method !== 'GET' || !control) throw new Error(`There is nothing to ask for ${scenario.name}`);

    const [answer, wanted] = [await answerOf(bare, control), await answerOf(product, asked)];
    if (isDeepStrictEqual(answer, wanted)) continue;
    const fields = Object.keys({ ...answer, ...wanted }).filter(
      (field) => !isDeepStrictEqual(answer[field], wanted[field]),
    );
    throw new Error(`The bare server answers ${control.path} otherwise than the product: ${fields}`);
  }
}

/** Without the server's clock, which is never the same twice. */
async function answerOf(
  { origin }: ServerUnderTest,
  { path, headers }: LoadRequest,
): Promise<Record<string, unknown>> {
  const response = await fetch(origin + path, { headers });
  const { server_now: _, ...answer } = await response.json();
  return answer;
}
