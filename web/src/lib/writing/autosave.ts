/**
 * Saves typed text automatically: two seconds after the last change, and immediately on request. It sends one
 * save at a time; text typed in the meantime is in the next one. After a change elsewhere it sends nothing
 * until the author has chosen a text.
 */
import { NetworkError } from '../http/api-error.ts';

export const restMs = 2_000;
/** Delay after a save without an answer. */
const againMs = 15_000;

export interface AutosaveRules<Values, Saved> {
  valuesOf: (saved: Saved) => Values;
  /** True if the server would store the same for both. */
  isSame: (one: Values, other: Values) => boolean;
  /** @returns why the values cannot be stored, null if they can */
  refusalOf: (values: Values) => string | null;
  /** @param base the stored version that the values change, null for a new text */
  save: (values: Values, base: Saved | null) => Promise<Saved>;
  /** @returns the present stored version, if the save was rejected because of it; null for every other error */
  presentOf: (error: Error) => Saved | null;
}

export interface AutosaveState<Values, Saved> {
  values: Values;
  /** The version that was last read or saved; null before the first save. */
  base: Saved | null;
  phase: 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict';
  /** The error of the last save. */
  error: Error | null;
  /** The stored version, during a conflict. */
  present: Saved | null;
  /** True if anything was saved since it was opened. */
  hasSaved: boolean;
  /** True if the last try failed, also while it is repeated. */
  isHeld: boolean;
}

export interface Autosave<Values, Saved> {
  read: () => AutosaveState<Values, Saved>;
  subscribe: (onChange: () => void) => () => void;
  change: (values: Values) => void;
  /**
   * Saves now.
   *
   * @returns the error, null if all is saved
   */
  flush: () => Promise<Error | null>;
  /**
   * Saves with a change that applies only if it is accepted.
   *
   * @returns the error, null if it was accepted
   */
  attempt: (change: Partial<Values>) => Promise<Error | null>;
  /** Ends a conflict. */
  resolve: (values: Values) => void;
  /** Takes over a newer stored version, if no text is typed over it. */
  adopt: (saved: Saved) => void;
  /** Turns automatic saving on or off; it is off once the editor is closed. */
  setActive: (isActive: boolean) => void;
}

export function createAutosave<Values extends object, Saved>(
  opened: { values: Values; base: Saved | null },
  rules: AutosaveRules<Values, Saved>,
): Autosave<Values, Saved> {
  type State = AutosaveState<Values, Saved>;
  const fresh = { error: null, present: null } as const;
  let state: State = { ...opened, ...fresh, phase: 'saved', hasSaved: false, isHeld: false };
  let turn: Promise<unknown> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isActive = true;
  const watchers = new Set<() => void>();

  const set = (part: Partial<State>) => {
    state = { ...state, ...part };
    for (const notify of watchers) notify();
  };
  const getPhase = (values: Values, base: Saved | null) => {
    const storedValues = base === null ? opened.values : rules.valuesOf(base);
    return rules.isSame(values, storedValues) ? 'saved' : 'waiting';
  };
  const inTurn = (work: () => Promise<Error | null>): Promise<Error | null> => {
    const result = turn.then(work);
    turn = result;
    return result;
  };
  const flushIn = (delay: number) => {
    clearTimeout(timer);
    if (isActive) timer = setTimeout(() => void flush(), delay);
  };

  const send = async (change: Partial<Values>): Promise<Error | null> => {
    clearTimeout(timer);
    set({ phase: 'saving', error: null });
    const sent = state.values;
    try {
      const base = await rules.save({ ...sent, ...change }, state.base);
      const values = { ...state.values, ...change };
      const phase = getPhase(values, base);
      set({ base, values, phase, hasSaved: true, isHeld: false });
      if (phase === 'waiting') flushIn(restMs);
      return null;
    } catch (fault) {
      const error = fault instanceof Error ? fault : new Error(String(fault));
      const present = rules.presentOf(error);
      set({ phase: present === null ? 'failed' : 'conflict', error, present, isHeld: true });
      if (error instanceof NetworkError) flushIn(againMs);
      return error;
    }
  };
  const refuse = (values: Values): Error | null => {
    const sentence = rules.refusalOf(values);
    return sentence === null ? null : new Error(sentence);
  };

  const flush = () =>
    inTurn(async () => {
      if (state.phase === 'conflict') return state.error;
      if (getPhase(state.values, state.base) === 'saved') {
        set({ phase: 'saved', error: null, isHeld: false });
        return null;
      }
      const rejection = refuse(state.values);
      if (rejection === null) return send({});
      set({ phase: 'failed', error: rejection, isHeld: true });
      return rejection;
    });

  return {
    read: () => state,
    subscribe: (onChange) => {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
    change: (values) => {
      const isHeld = state.phase === 'conflict' || state.phase === 'saving';
      set({ values, ...(isHeld ? {} : { phase: getPhase(values, state.base), error: null }) });
      flushIn(restMs);
    },
    flush,
    attempt: (change) =>
      inTurn(async () => {
        if (state.phase === 'conflict') return state.error;
        const rejection = refuse({ ...state.values, ...change });
        if (rejection !== null) return rejection;

        const error = await send(change);
        if (state.phase === 'failed') {
          set({ phase: getPhase(state.values, state.base), error: null, isHeld: false });
        }
        return error;
      }),
    resolve: (values) => {
      set({ values, base: state.present, phase: 'waiting', isHeld: false, ...fresh });
      void flush();
    },
    adopt: (base) => {
      if (state.phase === 'saved') set({ base, values: rules.valuesOf(base) });
    },
    setActive: (next) => {
      isActive = next;
      clearTimeout(timer);
    },
  };
}
