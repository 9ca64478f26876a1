/** The only way from an id that a caller sent to an object: what is not the caller's does not exist. */
import { notFound } from '../fault/fault.ts';

declare const authorized: unique symbol;

/** A thing that this call's caller is allowed to use, as proved by a check. */
export type Authorized<Thing> = Thing & { readonly [authorized]: true };

/** Tells if a caller is allowed to use a thing. */
export type Check<Thing> = (thing: Thing) => boolean | Promise<boolean>;

/** @returns a check that only the owner passes */
export function ownedBy({ userId }: { userId: string }): Check<{ userId: string }> {
  return (thing) => thing.userId === userId;
}

/**
 * @param resource the object that the caller named, or null
 * @throws Fault `not_found`, exactly the same for a missing object and for another owner's
 */
export async function authorize<Thing>(
  resource: Thing | null | Promise<Thing | null>,
  check: Check<Thing>,
): Promise<Authorized<Thing>> {
  const thing = await resource;
  if (thing === null || !(await check(thing))) throw notFound();

  return thing as Authorized<Thing>;
}
