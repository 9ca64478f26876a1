/** How much of a table is in memory at once, in bytes. */
const partSize = 8 * 1024 * 1024;

/** @returns the same bytes in pieces of about the part's size; nothing for no bytes */
export async function* inParts(
  source: AsyncIterable<Buffer>,
  size: number = partSize,
): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of source) {
    chunks.push(chunk);
    length += chunk.length;
    if (length < size) continue;

    yield Buffer.concat(chunks);
    chunks = [];
    length = 0;
  }
  if (length > 0) yield Buffer.concat(chunks);
}
