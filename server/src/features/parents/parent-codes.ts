/** The secret part of a parent's address. It follows from the row's id, so that each mail can have it; only its hash is stored. */
import { createHmac } from 'node:crypto';
import { links } from '@akada/core/links/links.ts';
import { hashSecret } from '../../platform/ids/ids.ts';

const codeBytes = 16;

export type ParentCodes = ReturnType<typeof createParentCodes>;

export function createParentCodes({ authSecret, publicUrl }: { authSecret: string; publicUrl: URL }) {
  /** @returns 128 bits as 22 characters of base64url */
  const makeCode = (id: string) =>
    createHmac('sha256', authSecret)
      .update(`akada parent ${id}`)
      .digest()
      .subarray(0, codeBytes)
      .toString('base64url');
  const makeHref = (path: string) => new URL(path, publicUrl).href;

  return {
    makeHash: (id: string) => hashSecret(makeCode(id)),
    makeUrl: (id: string) => makeHref(links.parent(makeCode(id))),
    makeStopUrl: (id: string) => makeHref(links.parent(makeCode(id), { mails: 'stop' })),
  };
}
