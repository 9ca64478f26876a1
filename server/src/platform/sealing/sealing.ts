/** Small things that a browser keeps for us for a few minutes and can neither read nor change. */
import { hkdfSync } from 'node:crypto';
import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import * as z from 'zod/mini';
import type { Clock } from '../clock/clock.ts';

export interface SealingDeps {
  authSecret: string;
  /** Values that were sealed with it still open; null for none. */
  previousAuthSecret: string | null;
  publicUrl: URL;
  clock: Clock;
  /** The purpose, such as `google flow`: a value opens only for the purpose that it was sealed for. */
  purpose: string;
  lifetimeSeconds: number;
}

export interface Sealing<Content extends Record<string, string>> {
  /** @returns text of the alphabet of base64url and dots, for a cookie */
  seal(content: Content): Promise<string>;
  /** @returns null for whatever was not sealed here for this purpose, or too long ago */
  open(sealed: string): Promise<Content | null>;
}

/**
 * Encrypts and authenticates (JWE with direct AES-256-GCM, RFC 7516), with a separate key, type, issuer and
 * audience (RFC 8725).
 *
 * @param shape the schema of the content
 */
export function createSealing<Content extends Record<string, string>>(
  shape: z.ZodMiniType<Content>,
  { authSecret, previousAuthSecret, publicUrl, clock, purpose, lifetimeSeconds }: SealingDeps,
): Sealing<Content> {
  const [key = new Uint8Array(), ...previousKeys] = [authSecret, previousAuthSecret].flatMap((secret) =>
    secret === null ? [] : new Uint8Array(hkdfSync('sha256', secret, '', `akada sealed ${purpose}`, 32)),
  );
  const issuer = publicUrl.origin;
  const typ = `${purpose.replaceAll(' ', '-')}+jwe`;

  return {
    seal(content) {
      const now = Math.floor(clock.now() / 1000);
      return new EncryptJWT({ content })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', typ })
        .setIssuer(issuer)
        .setAudience(issuer)
        .setExpirationTime(now + lifetimeSeconds)
        .encrypt(key);
    },
    async open(sealed) {
      for (const one of [key, ...previousKeys]) {
        const content = await openByKey(one, sealed);
        if (content !== null) return content;
      }
      return null;
    },
  };

  async function openByKey(one: Uint8Array, sealed: string): Promise<Content | null> {
    try {
      const { payload } = await jwtDecrypt<{ content?: unknown }>(sealed, one, {
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
        typ,
        issuer,
        audience: issuer,
        requiredClaims: ['exp', 'content'],
        currentDate: new Date(clock.now()),
      });
      const content = z.safeParse(shape, payload.content);
      return content.success ? content.data : null;
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }
}
