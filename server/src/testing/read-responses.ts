import { buffer } from 'node:stream/consumers';
import yauzl from 'yauzl';

/**
 * Reads a stream of server-sent events as its client does.
 *
 * @returns a function that waits for the next event, null at the end of the stream
 */
export function eventReader(response: Response): () => Promise<unknown> {
  const chunks = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return async () => {
    for (;;) {
      const event = /data: (.*)\n\n/.exec(text);
      if (event) {
        text = text.slice(event.index + event[0].length);
        return JSON.parse(event[1] ?? '');
      }
      const chunk = await chunks?.read();
      if (!chunk || chunk.done) return null;
      text += chunk.value;
    }
  };
}

/** @returns every file of an archive by its path, in the archive's order; sizes and names were checked */
export async function unzip(archive: Buffer): Promise<Map<string, Buffer>> {
  const zip = await yauzl.fromBufferPromise(archive, { strictFileNames: true });
  const found = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    found.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  }
  return found;
}
