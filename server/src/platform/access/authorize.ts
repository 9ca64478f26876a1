/** The only way from an id that a caller sent to an object: what is not the caller's does not exist. */
import { notFound } from '../fault/fault.ts';

declare const authorized: unique symbol;

/** Something of which was checked, for this call, that the caller may use it. */
export type Authorized<Thing> = Thing & { readonly [authorized]: true };

/** Whether a caller may use a thing. */
export type Check<Thing> = (thing: Thing) => boolean | Promise<boolean>;

/** @returns the check of what belongs to one person alone */
export function ownedBy({ userId }: { userId: string }): Check<{ userId: string }> {
  return (thing) => thing.userId === userId;
}

/**
 * @param resource the object that the caller named, null where there is none
 * @throws Fault `not_found`, exactly the same for a missing object and for another's
 */
export async function authorize<Thing>(
  resource: Thing | null | Promise<Thing | null>,
  check: Check<Thing>,
): Promise<Authorized<Thing>> {
  const thing = await resource;
  if (thing === null || !(await check(thing))) throw notFound();

  return thing as Authorized<Thing>;
}
