import { startTransition, useActionState } from 'react';

interface ActionState {
  /** The error of the last run, cleared when the next run starts. */
  error: Error | null;
  isDone: boolean;
}

export interface Action<Input> extends ActionState {
  run: (input: Input) => void;
  isPending: boolean;
}

const idle: ActionState = { error: null, isDone: false };

/**
 * An action on pages without cached server data: the query cache weighs 8 kB and is not in their first load.
 * It is pending until its next page has loaded.
 */
export function useAction<Input>(work: (input: Input) => Promise<void>): Action<Input> {
  const [state, dispatch, isPending] = useActionState(async (_last: ActionState, input: Input) => {
    try {
      await work(input);
      return { error: null, isDone: true };
    } catch (error) {
      return { error: error instanceof Error ? error : new Error(String(error)), isDone: false };
    }
  }, idle);

  return { ...(isPending ? idle : state), isPending, run: (input) => startTransition(() => dispatch(input)) };
}
