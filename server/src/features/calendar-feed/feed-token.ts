/** The secret part of the address of a calendar: the id of the feed, and what only this installation can make of it. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Base64url of the 16 bytes of an id. */
const idLength = 22;

/** @returns 65 characters of base64url */
export function makeFeedToken(dataSecret: string, id: string): string {
  return Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url') + sign(dataSecret, id);
}

/** @returns the id of the feed; null for a token that was not made here */
export function readFeedToken(dataSecret: string, token: string): string | null {
  const hex = Buffer.from(token.slice(0, idLength), 'base64url').toString('hex');
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const expected = Buffer.from(makeFeedToken(dataSecret, id));
  const received = Buffer.from(token);
  return expected.length === received.length && timingSafeEqual(expected, received) ? id : null;
}

function sign(dataSecret: string, id: string): string {
  return createHmac('sha256', dataSecret).update(`akada calendar feed ${id}`).digest('base64url');
}
