/** A person's last choices, stored on this device by account. */
import { accountDataPrefix } from '../session/session-store.ts';
import { readStoredJson, store } from './device-storage.ts';

/** @returns the stored choice; undefined if it is invalid, because another version of the app may have stored it */
type Rule<Value> = (stored: unknown) => Value | undefined;

/** @param usual the choices if the device has none */
export function remembered<Choice extends object>(
  name: string,
  usual: Choice,
  rules: { readonly [Name in keyof Choice]-?: Rule<Choice[Name]> },
) {
  const keyOf = (userId: string) => `${accountDataPrefix}${name}.${userId}`;
  return {
    /** @returns the last choices, and the usual ones for missing choices */
    of: (userId: string): Choice => {
      const stored = Object(readStoredJson(keyOf(userId)));
      const known = Object.entries<Rule<unknown>>(rules)
        .map(([field, rule]) => [field, rule(stored[field])] as const)
        .filter(([, choice]) => choice !== undefined);
      return { ...usual, ...Object.fromEntries(known) };
    },
    /** Stores only values that have a rule. */
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
