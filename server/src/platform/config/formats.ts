/** The forms that settings take. */
import ipaddr from 'ipaddr.js';
import * as z from 'zod/mini';

/** Text without control characters: a line break in a setting is a paste gone wrong. */
export const oneLine = z.string().check(z.regex(/^[^\p{Cc}]{1,1024}$/u));

/** `Name <box@host>` or `box@host`. */
export const mailSender = z
  .string()
  .check(z.regex(/^(?:[^\p{Cc}<>]{0,200}<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/u));

/** `none`. Unix logins set MAIL to the path of the user's mailbox, which says nothing about this installation. */
export const mailSwitch = z.pipe(
  z.string().check(z.regex(/^(none|\/.*)$/)),
  z.transform((text: string) => (text === 'none' ? text : undefined)),
);

/** Accepts only digits: `Number` would also take a blank, a sign or an exponent for a port. */
export const portNumber = z.pipe(
  z.string().check(z.refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535)),
  z.transform(Number),
);

/** From 0 to 15: answers that started during the drain need the rest of the stop. */
export const drainSeconds = z.pipe(
  z.string().check(z.refine((text) => /^\d{1,2}$/.test(text) && Number(text) <= 15)),
  z.transform(Number),
);

/** An https address with the room of a call in it. */
export const callAddress = z
  .string()
  .check(z.refine((text) => text.includes('{room}') && /^https:\/\//.test(text) && URL.canParse(text)));

/** From 1 to a million. */
export const positiveCount = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,5}$|^1000000$/)),
  z.transform(Number),
);

const fewestCallSeconds = 10;
/** Half an hour: work that calls holds its row for as long. */
export const mostCallSeconds = 1_800;

/** Seconds that a call of another server may take. */
export const callSeconds = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) =>
          /^\d{1,4}$/.test(text) && Number(text) >= fewestCallSeconds && Number(text) <= mostCallSeconds,
      ),
    ),
  z.transform(Number),
);

/** An amount of US dollars, also of a part of a cent. */
export const dollars = z.pipe(z.string().check(z.regex(/^\d{1,6}(?:\.\d{1,6})?$/)), z.transform(Number));

/** Seconds that a language model may take: several calls follow each other while a student waits. */
export const modelSeconds = z.pipe(
  z.string().check(z.refine((text) => /^\d{2,3}$/.test(text) && Number(text) >= 10 && Number(text) <= 300)),
  z.transform(Number),
);

/** Addresses or networks in CIDR form, separated by commas. */
export const networks = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string) => text.split(',').map((part) => part.trim())),
  ),
  z.array(z.string().check(z.refine((part) => ipaddr.isValid(part) || ipaddr.isValidCIDR(part)))),
);

/** Host names separated by commas, each with `*.` at its start for all names below; `none` for an empty list. */
export const hostPatterns = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string) => (text === 'none' ? [] : text.split(',').map((part) => part.trim()))),
  ),
  z.array(z.string().check(z.regex(/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/))),
);

/** Domains of email addresses, separated by commas. */
export const mailDomains = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string) => text.split(',').map((part) => part.trim().toLowerCase())),
  ),
  z.array(z.string().check(z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/))),
);

/** An http or https address. */
export const webUrl = address(['http:', 'https:']);

/** Accepts only scheme, host and port: links are built on it, and a path or a name in it would end up in mail. */
export const origin = address(['http:', 'https:'], (url) => url.href === `${url.origin}/`);

/** A mail server, with TLS from the first byte (`smtps:`) or by STARTTLS (`smtp:`). */
export const smtpUrl = address(['smtp:', 'smtps:']);

/** A PostgreSQL connection string, unchanged: the driver reads its further parameters. */
export const postgresUrl = z
  .string()
  .check(z.refine((text) => isAddress(text, ['postgres:', 'postgresql:'])));

function address(protocols: string[], accepts: (url: URL) => boolean = () => true) {
  return z.pipe(
    z.string().check(z.refine((text) => isAddress(text, protocols) && accepts(new URL(text)))),
    z.transform((text: string) => new URL(text)),
  );
}

function isAddress(text: string, protocols: string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol);
}
