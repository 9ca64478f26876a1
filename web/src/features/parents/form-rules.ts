/** The rule of an invitation, which is the server's. It loads lazily. */
import { inviteParent, type ParentInvitation } from '@akada/contract/identity/parents.ts';
import { fieldErrors } from '../../lib/http/contract-check.ts';

export const invitationErrors = (values: ParentInvitation) => fieldErrors(inviteParent.body, values);
