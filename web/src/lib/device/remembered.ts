/** A person's last choices, as this device remembers them by account. */
import { accountDataPrefix } from '../session/session-store.ts';
import { readStoredJson, store } from './device-storage.ts';

/** @returns the choice that is stored; undefined if it is none: another version of the app may have stored it */
type Rule<Value> = (stored: unknown) => Value | undefined;

/** @param usual what is chosen where the device remembers nothing */
export function remembered<Choice extends object>(
  name: string,
  usual: Choice,
  rules: { readonly [Name in keyof Choice]-?: Rule<Choice[Name]> },
) {
  const keyOf = (userId: string) => `${accountDataPrefix}${name}.${userId}`;
  return {
    /** @returns each choice as it was made last, else the usual one */
    of: (userId: string): Choice => {
      const stored = Object(readStoredJson(keyOf(userId)));
      const known = Object.entries<Rule<unknown>>(rules)
        .map(([field, rule]) => [field, rule(stored[field])] as const)
        .filter(([, choice]) => choice !== undefined);
      return { ...usual, ...Object.fromEntries(known) };
    },
    /** Stores what has a rule, and nothing else of the values. */
    remember: (userId: string, values: { readonly [Name in keyof Choice]: unknown }) =>
      store(keyOf(userId), JSON.stringify(values, Object.keys(rules))),
  };
}

export const oneOf =
  <Value>(known: readonly Value[]): Rule<Value> =>
  (stored) =>
    known.find((value) => value === stored);

export const someOf =
  <Value>(known: readonly Value[]): Rule<Value[]> =>
  (stored) =>
    Array.isArray(stored) ? known.filter((value) => stored.includes(value)) : undefined;

export const between =
  (min: number, max: number): Rule<number> =>
  (stored) =>
    typeof stored === 'number' && stored >= min && stored <= max ? stored : undefined;

export const text: Rule<string> = (stored) => (typeof stored === 'string' ? stored : undefined);

export const flag: Rule<boolean> = (stored) => (typeof stored === 'boolean' ? stored : undefined);
