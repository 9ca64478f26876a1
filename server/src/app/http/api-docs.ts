/** OpenAPI, made from the mounted routes, and a readable page whose assets come from here. */
import { apiBase } from '@akada/contract/table.ts';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/**
 * The policy of the readable page: it uses inline styles for its layout, and everything else comes from this
 * server.
 */
const documentationPolicy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

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
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: documentationPolicy });
  app.get(`${apiBase}/openapi.json`, { schema: { hide: true } }, () => app.swagger());
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
