/** Reads a stream of server-sent events as its client does. */

/** @returns a function that waits for the next event, null at the end of the stream */
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
