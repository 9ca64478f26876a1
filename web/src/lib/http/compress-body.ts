/** Bodies that are shorter travel as they are: most gain less than the header costs. */
const minLength = 1_000;

/**
 * @returns the body as gzip if that makes it much smaller and the browser can; a page that closes does not wait for it
 */
export async function compressBody(
  body: BodyInit | undefined,
  isClosing: boolean,
): Promise<BodyInit | undefined> {
  if (typeof body !== 'string' || body.length < minLength || isClosing) return body;
  if (!('CompressionStream' in globalThis)) return body;

  const stream = new Blob([body]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Response(stream).arrayBuffer();
}
