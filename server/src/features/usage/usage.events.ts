import { usageKinds } from '@akada/core/plans/plans.ts';
import * as z from 'zod/mini';
import { declareEvent } from '../../platform/outbox/event.ts';

const standing = z.strictObject({ kind: z.enum(usageKinds), used: z.number(), limit: z.number() });

export const limitNear = declareEvent('usage.limit_near', standing);
export const limitReached = declareEvent('usage.limit_reached', standing);
/** A new month has started, and its owner was warned in the last one. */
export const limitReset = declareEvent('usage.limit_reset', z.strictObject({ kind: z.enum(usageKinds) }));
