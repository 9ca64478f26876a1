import { apiBase } from '@akada/contract/table.ts';
import type { BenchInstance } from '../instance/bench-instance.ts';
import type { Student } from '../instance/students.ts';
import type { WholeProduct } from '../servers/whole-product.ts';

/** The attacked instance, and the students who use it in the meantime. */
export interface Target {
  instance: BenchInstance;
  product: WholeProduct;
  /** The first of them are the attackers' accounts, the last ones everybody else. */
  students: readonly Student[];
}

/** @param path of the contract @returns the address of a call */
export function getAddress({ product }: Target, path: string): string {
  return product.origin + apiBase + path;
}

/** @returns the headers of a signed-in call */
export function signedIn({ accessToken }: Student): { authorization: string } {
  return { authorization: `Bearer ${accessToken}` };
}

/** @returns the result and how long it took, in seconds */
export async function timed<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; seconds: number }> {
  const startedAt = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - startedAt) / 1_000 };
}

/** @returns the largest value observed during the work */
export async function largestDuring(measure: () => number, work: () => Promise<void>): Promise<number> {
  let largest = measure();
  const timer = setInterval(() => {
    largest = Math.max(largest, measure());
  }, 50);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return largest;
}
