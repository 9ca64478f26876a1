import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { loopbackOnly } from './loopback-only.ts';

const Text = z.strictObject({
  text: z.string().check(z.maxLength(300_000)),
  form: z.enum(['markdown', 'plain']),
});

/**
 * Makes content from any text with the real renderer, for the test pages of a developer's machine. It answers
 * only this machine.
 */
export function mountSandboxContent(app: FastifyInstance): void {
  const options = { onRequest: loopbackOnly, schema: { hide: true, body: Text } };

  app.post<{ Body: z.output<typeof Text> }>('/sandbox/content', options, async ({ body }, reply) => {
    // The renderer and KaTeX would cost every start a tenth of a second.
    const { renderMarkdown, renderPlainText } = await import('../../platform/content/render-content.ts');
    const render = body.form === 'markdown' ? renderMarkdown : renderPlainText;
    return reply.header('cache-control', 'no-store').send(render(body.text));
  });
}
