import * as z from 'zod/mini';
import { declareEvent } from '../../platform/outbox/event.ts';

const departmentFacts = { department: z.string(), school: z.string(), departmentId: z.uuid() };

/** The subject of both is a decision of an administrator. */
export const departmentApproved = declareEvent('department.approved', z.strictObject(departmentFacts));
export const departmentMerged = declareEvent(
  'department.merged',
  z.strictObject({ ...departmentFacts, into: z.string() }),
);
