/** Answers of the server of `model-server.ts` that come piece by piece, in either protocol. */
import type { ServerResponse } from 'node:http';

export type ModelProtocol = 'openai_compatible' | 'google';

/** The delivery of the pieces. */
export interface StreamedPieces {
  /** The text, a few words each. */
  pieces: readonly string[];
  /** Is waited for before each piece but the first. */
  pace(): Promise<void>;
  /** Breaks the connection after this number of pieces; null for none. */
  breaksAfter: number | null;
}

/** @returns a text as models send it: words one by one */
export const makePieces = (text: string): string[] => text.match(/\s*\S+\s*?/g) ?? [text];

interface Piece {
  content: string;
  isLast: boolean;
}

const events: Record<ModelProtocol, (piece: Piece) => unknown> = {
  openai_compatible: ({ content, isLast }) => ({
    id: 'answer',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'fake',
    choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason: isLast ? 'stop' : null }],
    ...(isLast && { usage: { prompt_tokens: 200, completion_tokens: 30, total_tokens: 230 } }),
  }),
  google: ({ content, isLast }) => ({
    candidates: [
      {
        content: { role: 'model', parts: [{ text: content }] },
        ...(isLast && { finishReason: 'STOP' }),
      },
    ],
    ...(isLast && {
      usageMetadata: { promptTokenCount: 200, candidatesTokenCount: 30, totalTokenCount: 230 },
    }),
  }),
};

/** Sends the same piece as fast as it is read, until the caller has gone. */
export function sendWithoutEnd(response: ServerResponse, protocol: ModelProtocol, content: string): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  writeWithoutEnd(response, `data: ${JSON.stringify(events[protocol]({ content, isLast: false }))}\n\n`);
}

/** Writes the same bytes as fast as they are read, until the caller has gone. */
export function writeWithoutEnd(response: ServerResponse, bytes: string): void {
  const more = () => {
    while (!response.destroyed && response.write(bytes));
  };
  response.on('drain', more);
  more();
}

export async function sendPieces(
  response: ServerResponse,
  protocol: ModelProtocol,
  { pieces, pace, breaksAfter }: StreamedPieces,
): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (piece: Piece) => response.write(`data: ${JSON.stringify(events[protocol](piece))}\n\n`);
  for (const [at, content] of pieces.entries()) {
    if (at > 0) await pace();
    if (response.destroyed) return;
    if (at === breaksAfter) {
      response.write(': what came before has left\n\n', () => response.destroy());
      return;
    }
    send({ content, isLast: false });
  }
  send({ content: '', isLast: true });
  response.end(protocol === 'openai_compatible' ? 'data: [DONE]\n\n' : undefined);
}
