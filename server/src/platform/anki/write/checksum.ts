/** The checksum by which Anki finds notes with the same first field. */
import { createHash } from 'node:crypto';
import { decodeHTML } from 'entities';

const MEDIA =
  /<(?:img|audio|video|source|object)\b[^<>]*?\b(?:src|data)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))[^<>]*>/gi;

/** @param html of a field @returns the text that Anki compares and sorts by */
export function comparedText(html: string): string {
  const withNames = html.replace(
    MEDIA,
    (_, double?: string, single?: string, unquoted?: string) => ` ${double ?? single ?? unquoted ?? ''} `,
  );
  const text = decodeHTML(withNames.replace(/<!--[\s\S]*?-->|<[^<>]*>/g, ''));
  return text.replaceAll('\u00a0', ' ').normalize('NFC');
}

/** @param html of the first field of a note */
export function fieldChecksum(html: string): number {
  return Number.parseInt(createHash('sha1').update(comparedText(html)).digest('hex').slice(0, 8), 16);
}
