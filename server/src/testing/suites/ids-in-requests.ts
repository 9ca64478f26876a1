/** The places at which requests name something by its id. */
import type { EndpointShape } from '@akada/contract/wire/endpoint.ts';
import * as z from 'zod/mini';

export interface IdField {
  /** `courses.enrol params.id` */
  name: string;
  endpoint: EndpointShape;
  part: 'params' | 'query' | 'body';
  /** Members of lists have no name. */
  path: readonly string[];
  /** True if this is the endpoint's object, which has an owner. */
  isObject: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

const isId = (name: string) => /(^|_)ids?$/.test(name);

/** @returns all fields of a request, at any depth, that are called an id */
export function idFields(endpoint: EndpointShape): IdField[] {
  const { id, object } = endpoint;
  return (['params', 'query', 'body'] as const).flatMap((part) =>
    pathsToIds(makeSchema(endpoint, part)).map((path) => {
      const isObject = object?.in === part && object.field === path.join('.');
      return { name: `${id} ${[part, ...path].join('.')}`, endpoint, part, path, isObject };
    }),
  );
}

/**
 * @returns the content of a request with this id at its place, without other optional ids: often a request
 * names one of several
 */
export function withId(content: Fields, { endpoint, part, path }: IdField, id: string): Fields {
  const { required = [] } = makeSchema(endpoint, part);
  const retained = Object.entries(content).filter(([name]) => !isId(name) || required.includes(name));
  return put(Object.fromEntries(retained), path, id) as Fields;
}

function put(value: unknown, path: readonly string[], id: string): unknown {
  if (Array.isArray(value)) return [put(value[0], path, id)];

  const [name = '', ...rest] = path;
  const fields = value as Fields;
  if (rest.length > 0) return { ...fields, [name]: put(fields[name], rest, id) };
  return { ...fields, [name]: name.endsWith('s') ? [id] : id };
}

function makeSchema(endpoint: EndpointShape, part: IdField['part']): { required?: string[] } {
  const schema = endpoint[part];
  return schema ? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) : {};
}

function pathsToIds(schema: unknown): string[][] {
  if (typeof schema !== 'object' || schema === null) return [];

  return Object.entries(schema).flatMap(([keyword, inner]) => {
    if (keyword !== 'properties') return pathsToIds(inner);
    return Object.entries(inner as Fields).flatMap(([name, field]) =>
      isId(name) ? [[name]] : pathsToIds(field).map((path) => [name, ...path]),
    );
  });
}
