/** OpenAPI, made from the mounted routes, and a page for readers. */
import { apiBase } from '@akada/contract/table.ts';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { ApiDescription, referencePage, referencePolicy } from './api-reference.ts';

/** Register it before the routes, which it collects as they are mounted. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Akada',
        version: '1.0.0',
        description: 'Questions from your own notes that can be trusted.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: describeRoute,
  });
  const source = `${apiBase}/openapi.json`;
  app.get(source, { schema: { hide: true } }, () => app.swagger());

  let page: string | null = null;
  app.get('/api/docs', { schema: { hide: true } }, (_request, reply) => {
    // The routes never change while the server runs.
    page ??= referencePage(ApiDescription.parse(app.swagger()), source);
    return reply
      .header('content-security-policy', referencePolicy)
      .type('text/html; charset=utf-8')
      .send(page);
  });
}

/** A file has no schema to derive from: its media type is in the route's configuration. */
const describeRoute: typeof jsonSchemaTransform = (input) => {
  const described = jsonSchemaTransform(input);
  const mediaType = input.route.config?.sendsFile;
  if (!mediaType) return described;

  const file = {
    description: 'The file',
    content: { [mediaType]: { schema: { type: 'string', format: 'binary' } } },
  };
  const { schema } = described;
  return { ...described, schema: { ...schema, response: { ...Object(schema.response), 200: file } } };
};
