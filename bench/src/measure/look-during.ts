import { currentUser } from '@akada/contract/identity/accounts.ts';
import { apiBase } from '@akada/contract/table.ts';
import type { ChildProgram } from '../instance/child-program.ts';
import type { Student } from '../instance/students.ts';
import type { LightPlan } from '../load/light-load.ts';
import type { WholeProduct } from '../servers/whole-product.ts';

const perSecond = 100;

/** @returns milliseconds of each read of the caller's account during other work, each counted from its due time */
export async function lookDuring(
  client: ChildProgram,
  { origin }: WholeProduct,
  students: readonly Student[],
  during: () => Promise<unknown>,
): Promise<number[]> {
  const tokens = students.map(({ accessToken }) => accessToken);
  const plan: LightPlan = { url: origin + apiBase + currentUser.path, tokens, perSecond };
  await client.ask(plan);
  await during();
  const { latencies } = await client.ask<{ latencies: number[] }>({ stop: true });
  return latencies;
}
