import type { ChosenOutcome } from '@akada/contract/observers/chosen-rows.ts';
import { Fault } from '../../../platform/fault/fault.ts';

/**
 * Changes the selected rows, each in a separate transaction: a row that cannot be changed does not block the
 * others.
 *
 * @param getName names the omitted rows
 */
export async function oneByOne(
  ids: readonly string[],
  change: (id: string) => Promise<unknown>,
  getName: (id: string) => Promise<string | undefined>,
): Promise<ChosenOutcome> {
  const selection = new Set(ids);
  const left: ChosenOutcome['left_out'] = [];
  for (const id of selection) {
    try {
      await change(id);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      left.push({ id, name: (await getName(id)) ?? 'One that is gone', why: error.message });
    }
  }
  return { done: selection.size - left.length, left_out: left };
}
