/** What a link of a mail carries: 32 random bytes in the letters that addresses may have. */
export const oneTimeTokenShape = /^[A-Za-z0-9_-]{43}$/;

/**
 * What registers with an invitation: in any form that an address may carry, because only the page that opens it knows
 * the invitations, and can say what is wrong with one.
 */
export const invitationShape = /^[\w.~-]{1,200}$/;
