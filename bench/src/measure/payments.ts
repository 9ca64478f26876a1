/** The cost of payments: an arriving event, the subscription page, and money written to the ledger. */
import { receivePaystackEvent } from '@akada/contract/base/payments.ts';
import { getSubscription } from '@akada/contract/base/subscriptions.ts';
import { currentUser } from '@akada/contract/identity/accounts.ts';
import { apiBase } from '@akada/contract/table.ts';
import { postingsOfPrice } from '@akada/core/payments/postings.ts';
import { post } from '../../../server/src/features/payments/ledger/ledger.repo.ts';
import { newId } from '../../../server/src/platform/ids/ids.ts';
import { getSignature, signatureHeader } from '../../../server/src/platform/paystack/signature.ts';
import type { BenchInstance } from '../instance/bench-instance.ts';
import { startProgram } from '../instance/child-program.ts';
import { signedInStudents } from '../instance/students.ts';
import type { LoadRequest } from '../load/load-plan.ts';
import type { BenchRun } from '../options.ts';
import type { Figure } from '../report/figure.ts';
import { quantile } from '../report/statistics.ts';
import { productServer, startServer } from '../servers/server-under-test.ts';
import { medianOfRounds } from './load-run.ts';

const requestsARound = 200;
const postings = 2_500;
const postingEveryMs = 2;
const mostPostingP99 = 50;
/** Factors of the cost of `/users/me`, which every page requests. */
const mostTimes = { event: 3, subscription: 2.5 };

export async function measurePayments(instance: BenchInstance, options: BenchRun): Promise<Figure[]> {
  const [student] = await signedInStudents(instance);
  const { provider } = instance.config.payments;
  if (!student || !provider) throw new Error('There is no student, or nothing is sold.');

  const product = await startServer(productServer, instance);
  const client = await startProgram(new URL('../load/load-process.ts', import.meta.url));
  const measure = async (getRequest: () => LoadRequest) => {
    const getRequests = () => Array.from({ length: requestsARound }, getRequest);
    return (await medianOfRounds(client, product, { rounds: options.rounds, requestsOf: getRequests })).cpuMs;
  };
  const reading = (path: string) => () => ({
    method: 'GET' as const,
    path: apiBase + path,
    headers: { authorization: `Bearer ${student.accessToken}` },
  });
  try {
    const bare = await measure(reading(currentUser.path));
    const subscription = await measure(reading(getSubscription.path));
    const event = await measure(() => getEvent(provider.secretKey));
    const figure = (name: string, measured: number, max: number): Figure => ({
      name,
      unit: 'ms of CPU',
      measured,
      bare,
      goal: { most: max, of: 'bare' },
    });
    return [
      figure('subscription, beside /users/me', subscription, mostTimes.subscription),
      figure('event of the provider, beside /users/me', event, mostTimes.event),
      await measurePostings(instance),
    ];
  } finally {
    await Promise.all([client.end(), product.end()]);
  }
}

function getEvent(secretKey: string): LoadRequest {
  const data = { reference: newId(), amount: 150_000, currency: 'NGN', status: 'success' };
  const body = JSON.stringify({ event: 'charge.success', data });
  return {
    method: 'POST',
    path: apiBase + receivePaystackEvent.path,
    body,
    headers: {
      'content-type': 'application/json',
      [signatureHeader]: getSignature(Buffer.from(body), secretKey),
    },
  };
}

/** Starts 500 postings each second, even while earlier ones are still running. */
async function measurePostings({ database }: BenchInstance): Promise<Figure> {
  const rows = postingsOfPrice({ charged: 150_000, price: 150_000, fees: 2_250 }, 'subscription_income');
  const begin = performance.now();
  const latencies = await Promise.all(
    Array.from({ length: postings }, async (_, index) => {
      await new Promise((resolve) => setTimeout(resolve, index * postingEveryMs));
      const due = begin + index * postingEveryMs;
      await database.transaction((tx) => post(tx, newId(), rows, new Date().toISOString()));
      return performance.now() - due;
    }),
  );
  return {
    name: 'a payment in the ledger, 500 in a second',
    unit: 'p99 ms',
    bare: null,
    measured: quantile(latencies, 0.99),
    goal: { most: mostPostingP99, of: 'unit' },
  };
}
