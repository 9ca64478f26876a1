import { NESTING_LIMIT } from '../../limits.ts';
import { Unreadable } from '../../reasons.ts';
import { inOneByteEach } from './wide-message.ts';

/** A part of a message that holds no other ones, its transfer encoding undone. */
export interface MimePart {
  /** Lower case, such as "text/html". */
  type: string;
  charset: string | null;
  /** The name by which other parts refer to it, without its brackets. */
  id: string | null;
  content: Buffer;
}

export interface MimeMessage {
  parts: MimePart[];
  subject: string | null;
  /** The id of the part that the others belong to, where the message says so. */
  start: string | null;
}

/**
 * The parts of a message as bytes, because many say nothing about their letters and their markup does.
 *
 * @throws {Unreadable} `damaged` without a header, `too_deep` beyond the nesting limit
 */
export function mimeMessage(bytes: Buffer): MimeMessage {
  const { headers, body } = getHeaders(inOneByteEach(bytes).toString('latin1').trimStart());
  if (headers.size === 0) throw new Unreadable('damaged', 'no header of a message');

  return {
    parts: getParts(headers, body, 0),
    subject: headers.get('subject') ?? null,
    start: withoutBrackets(getParameter(headers.get('content-type'), 'start')),
  };
}

function getParts(headers: ReadonlyMap<string, string>, body: string, depth: number): MimePart[] {
  if (depth > NESTING_LIMIT) throw new Unreadable('too_deep', 'parts nested beyond the limit');

  const stated = headers.get('content-type') ?? 'text/plain';
  const boundary = getParameter(stated, 'boundary');
  if (/^\s*multipart\//i.test(stated) && boundary)
    return getSections(body, boundary).flatMap((section) => {
      const inner = getHeaders(section);
      return getParts(inner.headers, inner.body, depth + 1);
    });

  return [
    {
      type: stated.split(';', 1)[0]?.trim().toLowerCase() ?? '',
      charset: getParameter(stated, 'charset'),
      id: withoutBrackets(headers.get('content-id') ?? null),
      content: decoded(body, headers.get('content-transfer-encoding')?.trim().toLowerCase()),
    },
  ];
}

/** Folded lines belong to the header above them. */
function getHeaders(text: string): { headers: Map<string, string>; body: string } {
  const end = /\r?\n\r?\n|^\r?\n/.exec(text);
  const length = end?.index ?? text.length;
  const lines = text
    .slice(0, length)
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/);
  const headers = new Map<string, string>();
  for (const line of lines) {
    const [, name, value = ''] = /^([\w-]+):(.*)$/.exec(line) ?? [];
    const key = name?.toLowerCase();
    if (key !== undefined && !headers.has(key)) headers.set(key, value.trim());
  }

  return { headers, body: text.slice(length + (end?.[0].length ?? 0)) };
}

/**
 * Returns the parts between the boundary lines. Text before the first and after the last line is not part of
 * the message.
 */
function getSections(body: string, boundary: string): string[] {
  const lines = new RegExp(`(?:^|\\r?\\n)--${boundary.replace(/\W/g, '\\$&')}(--)?[ \\t]*(?=\\r?\\n|$)`, 'g');
  const sections: string[] = [];
  let start: number | null = null;
  for (const { 0: line, 1: isLast, index } of body.matchAll(lines)) {
    if (start !== null) sections.push(body.slice(start, index));
    start = isLast ? null : index + line.length;
    if (isLast) break;
  }
  if (start !== null) sections.push(body.slice(start));

  return sections.map((section) => section.replace(/^\r?\n/, ''));
}

function decoded(body: string, encoding: string | undefined): Buffer {
  if (encoding === 'base64') return Buffer.from(body, 'base64');
  if (encoding !== 'quoted-printable') return Buffer.from(body, 'latin1');

  const bytes = body
    .replace(/=[ \t]*(?:\r?\n|$)/g, '')
    .replace(/=([\dA-F]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
  return Buffer.from(bytes, 'latin1');
}

function getParameter(header: string | null | undefined, name: string): string | null {
  const [, quoted, bare] =
    new RegExp(`;\\s*${name}\\s*=\\s*(?:"([^"]*)"|([^\\s;]+))`, 'i').exec(header ?? '') ?? [];

  return quoted ?? bare ?? null;
}

const withoutBrackets = (id: string | null): string | null => id?.trim().replace(/^<|>$/g, '') ?? null;
