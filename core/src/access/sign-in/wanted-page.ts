/** The page that a visitor wanted to see: why it asks to sign in, and where an account is made for it. */
import { links } from '../../links/links.ts';
import { invitationShape } from './one-time-token.ts';

/** @returns the token by which a page opens what was shared, null for every other page */
function findInvitation(page: string): string | null {
  const { pathname, searchParams } = new URL(page, 'https://app.invalid');
  const token =
    pathname === links.acceptShare() ? searchParams.get('token') : pathname.split(links.share(''))[1];
  return token && invitationShape.test(token) ? token : null;
}

/** @returns where a visitor registers for a page: it opens afterwards, and what was shared also on another device */
export function getRegistration(page: string | null): string {
  if (page === null || !URL.canParse(page, 'https://app.invalid')) return links.register();
  const invitation = findInvitation(page);
  return links.register(invitation === null ? { redirect: page } : { invitation_token: invitation });
}

/** @returns the reason why a visitor must sign in; null if the page explains itself */
export function reasonToSignIn(page: string | null): string | null {
  if (page === null || !URL.canParse(page, 'https://app.invalid')) return null;
  if (findInvitation(page) !== null)
    return 'Something was shared with you. Sign in to open it, or create a free account.';
  const isJoining = page.startsWith(`${links.courses()}?join=`);
  return isJoining ? 'Sign in to join the course, or create a free account.' : null;
}
