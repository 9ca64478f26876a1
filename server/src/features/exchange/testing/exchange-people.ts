import { apiBase } from '@akada/contract/table.ts';
import type { EndpointShape } from '@akada/contract/wire/endpoint.ts';
import {
  exportQuestions,
  getQuestionImport,
  importQuestions,
  previewExport,
  type QuestionImport,
} from '@akada/contract/work/exchange.ts';
import { expect } from 'vitest';
import { newId } from '../../../platform/ids/ids.ts';
import { callAs } from '../../../testing/call-as.ts';
import { signIn } from '../../../testing/people.ts';
import { type Content, type Reply, send } from '../../../testing/send.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';

/** A person who imports and exports files of questions. */
export function exchanger(app: SharedTestApp, person: { userId: string }) {
  const call = callAs(app, person);
  const bring = (
    content: string | Uint8Array<ArrayBuffer>,
    {
      name = 'soil.gift',
      key = newId(),
      ...body
    }: Record<string, string> & { name?: string; key?: string } = {},
  ) => call(importQuestions, { body, file: new File([content], name), headers: { 'idempotency-key': key } });
  const raw = async (endpoint: EndpointShape, content: Content): Promise<Reply> => {
    const { access_token } = await signIn(app, person);
    return send(app, endpoint, { ...content, headers: { authorization: `Bearer ${access_token}` } });
  };
  /** A busy machine answers before a large import has ended. */
  const untilEnded = async (id: string): Promise<QuestionImport> => {
    const read = async () => (await call(getQuestionImport, { params: { id } })).body;
    await expect.poll(async () => (await read()).status, { timeout: 90_000 }).toMatch(/^(done|failed)$/);
    return read();
  };
  return {
    ...person,
    call,
    bring,
    /** @returns the import, which has to come to an end */
    async imported(...input: Parameters<typeof bring>): Promise<QuestionImport> {
      const { status, body } = await bring(...input);
      if (status === 202) return untilEnded(body.id);
      if (status !== 200) throw new Error(`An import was refused: ${status} ${JSON.stringify(body)}`);
      return body;
    },
    read: (id: string) => call(getQuestionImport, { params: { id } }),
    take: (query: Record<string, string>) => raw(exportQuestions, { query }),
    /** @returns the file as it is, which may be a zip */
    async takeFile(query: Record<string, string>): Promise<Uint8Array<ArrayBuffer>> {
      const { access_token } = await signIn(app, person);
      const { statusCode, rawPayload } = await app.http.inject({
        url: `${apiBase}${exportQuestions.path}?${new URLSearchParams(query)}`,
        headers: { authorization: `Bearer ${access_token}` },
      });
      if (statusCode !== 200) throw new Error(`An export was refused: ${statusCode}`);
      return Uint8Array.from(rawPayload);
    },
    preview: async (query: Record<string, string>) => (await call(previewExport, { query })).body,
  };
}
