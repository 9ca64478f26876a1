/** The routes as OpenAPI. `api-docs.ts` loads it at the first request: with all schemas it takes 20 MB. */
import swagger from '@fastify/swagger';
import Fastify, { type RouteOptions } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { ApiDescription, referencePage } from './api-reference.ts';

export interface DescribedApi {
  document: object;
  page: string;
}

/**
 * @param routes with the schemas that the contract declares; they are mounted once more, on a server that never listens
 * @param source address of the document, which the page names
 */
export async function describeRoutes(routes: readonly RouteOptions[], source: string): Promise<DescribedApi> {
  const app = Fastify();
  const nothingCompiled = () => () => ({});
  app.setValidatorCompiler(nothingCompiled);
  app.setSerializerCompiler(() => JSON.stringify);
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
  for (const { method, url, schema, config } of routes)
    app.route({ method, url, schema, config, exposeHeadRoute: false, handler: () => {} });
  await app.ready();
  const document = app.swagger();
  await app.close();
  return { document, page: referencePage(ApiDescription.parse(document), source) };
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
