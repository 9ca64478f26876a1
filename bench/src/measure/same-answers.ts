import { isDeepStrictEqual } from 'node:util';
import type { LoadRequest } from '../load/load-plan.ts';
import type { ServerUnderTest } from '../servers/server-under-test.ts';
import type { Contest } from './comparison.ts';
import type { Scenario } from './scenarios.ts';

/**
 * A control that omits something is none.
 *
 * @throws Error if the two servers answer the first or the last request of a reading scenario differently
 */
export async function assertSameAnswers({ product, bare }: Contest, scenario: Scenario): Promise<void> {
  for (const index of [0, -1]) {
    const [asked, control] = [scenario.product.at(index), scenario.bare.at(index)];
    if (asked?.method !== 'GET' || !control) throw new Error(`There is nothing to ask for ${scenario.name}`);

    const [answer, wanted] = [await answerOf(bare, control), await answerOf(product, asked)];
    if (isDeepStrictEqual(answer, wanted)) continue;
    const fields = Object.keys({ ...answer, ...wanted }).filter(
      (field) => !isDeepStrictEqual(answer[field], wanted[field]),
    );
    throw new Error(`The bare server answers ${control.path} otherwise than the product: ${fields}`);
  }
}

/** Omits the server's clock, which differs in every answer. */
async function answerOf(
  { origin }: ServerUnderTest,
  { path, headers }: LoadRequest,
): Promise<Record<string, unknown>> {
  const response = await fetch(origin + path, { headers });
  const { server_now: _, ...answer } = await response.json();
  return answer;
}
