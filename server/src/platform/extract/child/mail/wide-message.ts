import { decodeText } from '../../encoding/decode-text.ts';

const WIDE = /^utf-(?:16|32)/;
/** Bytes of such parts are letters and digits, and decode to what they were before the message was saved. */
const IS_ENCODED = /^content-transfer-encoding:\s*(?:base64|quoted-printable)/im;
const CHARSET = /(charset\s*=\s*"?)[\w.-]+/gi;

/**
 * A message whose source was saved in two or four bytes for each character, as editors do. Messages are read byte by byte,
 * so such a source becomes UTF-8, and its header names that encoding.
 *
 * @returns any other message as it is
 */
export function inOneByteEach(bytes: Buffer): Buffer {
  // Only a wide source has zeros in its headers, or begins with a byte order mark.
  if (!bytes.subarray(0, 64).includes(0) && !/^[\xFF\xFE]{2}/.test(bytes.toString('latin1', 0, 2)))
    return bytes;

  const decoded = decodeText(bytes);
  if (!decoded || !WIDE.test(decoded.encoding.label)) return bytes;
  const text = decoded.text.replace(/^\uFEFF/, '');

  return Buffer.from(IS_ENCODED.test(text) ? text : text.replace(CHARSET, '$1utf-8'));
}
