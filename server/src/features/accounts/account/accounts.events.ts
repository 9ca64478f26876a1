import * as z from 'zod/mini';
import { declareEvent } from '../../../platform/outbox/event.ts';

const noFacts = z.strictObject({});

/** An event of an account, under the plural name too that earlier versions gave it. */
const accountEvent = <Schema extends z.ZodMiniType<Record<string, unknown>>>(
  happened: string,
  facts: Schema,
) => declareEvent(`account.${happened}`, facts, { formerNames: [`accounts.${happened}`] });

export const accountCreated = accountEvent('created', z.strictObject({ role: z.string() }));
export const accountVerified = accountEvent('verified', noFacts);
/** The address was proved, and everything set before the proof was deleted. */
export const accountEmptied = accountEvent('emptied', noFacts);
export const passwordChanged = accountEvent('password_changed', noFacts);
/** An administrator has made a link that sets a new password. */
export const linkHandedOver = accountEvent('link_handed_over', z.strictObject({ role: z.string() }));
/** The password was set by a link that an administrator has made. */
export const handedLinkUsed = accountEvent('handed_link_used', z.strictObject({ role: z.string() }));
/** An administrator began to look at the pages of the account. */
export const accountViewed = accountEvent('viewed', z.strictObject({ reason: z.string() }));
/** A refresh token was used twice, so its session was ended. */
export const sessionReused = accountEvent('session_reused', noFacts);
export const secondFactorOn = accountEvent('second_factor_on', noFacts);
export const secondFactorOff = accountEvent('second_factor_off', noFacts);
/** The time zone or the display settings may have changed. Each event has a separate subject. */
export const settingsSaved = declareEvent('account.settings_saved', noFacts);
