/** The secret part of a link's address. It follows from the link's id, so that its student can copy it again; only its hash is stored. */
import { createHmac } from 'node:crypto';
import { links } from '@akada/core/links/links.ts';
import { hashSecret } from '../../../platform/ids/ids.ts';

const codeBytes = 16;

export type LinkCodes = ReturnType<typeof createLinkCodes>;

export function createLinkCodes({ dataSecret, publicUrl }: { dataSecret: string; publicUrl: URL }) {
  /** @returns 128 bits as 22 characters of base64url */
  const makeCode = (id: string) =>
    createHmac('sha256', dataSecret)
      .update(`akada payment link ${id}`)
      .digest()
      .subarray(0, codeBytes)
      .toString('base64url');

  return {
    makeHash: (id: string) => hashSecret(makeCode(id)),
    makeUrl: (id: string) => new URL(links.pay(makeCode(id)), publicUrl).href,
  };
}
