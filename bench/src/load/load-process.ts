/** The client runs in a separate process, so that its cost is not counted as the server's. */
import autocannon from 'autocannon';
import { answerParent } from '../instance/answer-parent.ts';
import type { LoadPlan, LoadResult } from './load-plan.ts';

let sequence = 0;

answerParent<LoadPlan>(async (plan): Promise<LoadResult> => {
  const latencies: number[] = [];
  const shares = deal(plan);
  const finished = Promise.withResolvers<autocannon.Result>();
  const running = autocannon(
    {
      url: plan.origin,
      connections: plan.connections,
      timeout: 30,
      ...('seconds' in plan.until ? { duration: plan.until.seconds } : { amount: plan.until.requests }),
      setupClient: (client) => client.setRequests(shares.pop() ?? []),
    },
    (error, result) => (error ? finished.reject(error) : finished.resolve(result)),
  );
  const startedAt = performance.now();
  let lastAt = startedAt;
  running.on('response', (_client, _status, _bytes, milliseconds) => {
    latencies.push(milliseconds);
    lastAt = performance.now();
  });
  const { non2xx, errors, timeouts } = await finished.promise;

  return {
    served: latencies.length,
    // Its own count goes by whole seconds.
    seconds: (lastAt - startedAt) / 1_000,
    failed: non2xx + errors + timeouts,
    latencies: Float64Array.from(latencies),
  };
});

function deal({ requests, connections, answers }: LoadPlan): autocannon.Request[][] {
  const prepared = requests.map((request) => (answers ? { ...request, setupRequest: withAnswer } : request));
  return Array.from({ length: connections }, (_, share) =>
    prepared.filter((_request, index) => index % connections === share),
  );
}

function withAnswer(request: autocannon.Request): autocannon.Request {
  sequence += 1;
  const answer = { choices: [sequence % 4], flagged: false, took_ms: sequence, sequence };
  return { ...request, body: JSON.stringify(answer) };
}
