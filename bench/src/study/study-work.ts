import { READING_LIMITS } from '../../../server/src/platform/extract/limits.ts';
import { heapFlags } from '../../../server/src/platform/isolate/confinement.ts';
import { startProgram } from '../instance/child-program.ts';
import type { MeasuredWork, WorkOrder } from './study-process.ts';

export type { MeasuredWork } from './study-process.ts';

/** Does one piece of study work in a separate process, with the heap of the product's child processes. */
export async function measuredWork(order: WorkOrder): Promise<MeasuredWork> {
  const program = await startProgram(
    new URL('./study-process.ts', import.meta.url),
    heapFlags(READING_LIMITS),
  );
  const work = await program.ask<MeasuredWork>(order);
  await program.end();
  return work;
}
