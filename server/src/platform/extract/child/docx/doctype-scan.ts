const DECLARATION = '<!DOCTYPE';

/**
 * Looks for a document type declaration in a stream of chunks, also across their borders. Word writes
 * none; they are there to expand entities. Zero bytes are passed over, which finds it in UTF-16 too.
 *
 * @returns a function that takes the next chunk and tells whether a declaration has been seen
 */
export function createDoctypeScan(): (chunk: Uint8Array) => boolean {
  let tail = '';

  return (chunk) => {
    const text = tail + Buffer.from(chunk).toString('latin1').replaceAll('\0', '');
    tail = text.slice(-(DECLARATION.length - 1));

    return text.includes(DECLARATION);
  };
}
