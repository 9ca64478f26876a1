/** What a link of a mail or an invitation carries: 32 random bytes in the letters that addresses may have. */
export const oneTimeTokenShape = /^[A-Za-z0-9_-]{43}$/;
