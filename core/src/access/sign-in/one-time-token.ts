/** The token of a mailed link: 32 random bytes in letters that addresses can contain. */
export const oneTimeTokenShape = /^[A-Za-z0-9_-]{43}$/;

/**
 * The token of an invitation, in any form that an address can contain: only the page that opens it knows the
 * invitations and can explain a problem.
 */
export const invitationShape = /^[\w.~-]{1,200}$/;
