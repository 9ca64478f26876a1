/** Requests that resemble a good one and are wrong in some places. */
import type { EndpointShape } from '@akada/contract/wire/endpoint.ts';
import * as fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import type { Content } from '../send.ts';
import { hostileJson, hostileText, infamousJson, infamousNames, infamousTexts } from './hostile-values.ts';
import {
  declaredNames,
  type Fields,
  goodFields,
  jsonText,
  type RequestFields,
  rawRequest,
} from './raw-request.ts';
import { portion } from './scale.ts';

const parts = ['params', 'query', 'body'] as const;
type Part = (typeof parts)[number];

const isJson = (endpoint: EndpointShape, part: Part) =>
  part === 'body' && (endpoint.consumes ?? 'json') === 'json';

/**
 * @returns one request for each field and each infamous value, valid except for this value, as far as the run does them; an
 * infamous name has a tenth of the values that a declared one has, because what reads it does not ask for its value
 */
export function infamousRequests(endpoint: EndpointShape, good: Content): InjectOptions[] {
  const fields = goodFields(endpoint, good);
  const wrong = parts.flatMap((part) => {
    if (!endpoint[part]) return [];

    const values = isJson(endpoint, part) ? infamousJson : infamousTexts;
    const pairs = (names: readonly string[], some: readonly string[]) =>
      names.flatMap((name) => some.map((value) => [part, name, value] as const));
    return [...pairs(declaredNames(endpoint[part]), values), ...pairs(infamousNames, portion(values))];
  });
  return portion(wrong).map(([part, name, value]) =>
    rawRequest(endpoint, { ...fields, [part]: withField(fields[part], name, value) }),
  );
}

/** @returns requests with up to three wrong places in each part, strange names, and now and then no object at all */
export function hostileRequest(endpoint: EndpointShape, good: Content): fc.Arbitrary<InjectOptions> {
  const fields = goodFields(endpoint, good);
  const hostile: fc.Arbitrary<RequestFields> = fc.record({
    params: hostileFields(endpoint, 'params', fields),
    query: hostileFields(endpoint, 'query', fields),
    body: hostileFields(endpoint, 'body', fields),
  });
  const request = fc
    .tuple(hostile, hostileText, fc.boolean())
    .map(([given, filename, first]) => rawRequest(endpoint, given, { filename, first }));
  const key = seldom(fc.stringMatching(/^[\x20-\x7e]{0,120}$/));
  const twice = fc.constant(jsonText([...fields.body, ...fields.body]));
  const whole = seldom(fc.oneof(hostileJson, hostileText, twice));

  return fc.tuple(request, key, whole).map(([options, idempotencyKey, payload]) => ({
    ...options,
    ...(payload === null || !endpoint.body ? {} : { payload }),
    headers: {
      ...options.headers,
      ...(idempotencyKey === null ? {} : { 'idempotency-key': idempotencyKey }),
    },
  }));
}

function seldom<Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> {
  return fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: value });
}

function hostileFields(endpoint: EndpointShape, part: Part, fields: RequestFields): fc.Arbitrary<Fields> {
  const known = fields[part];
  if (!endpoint[part]) return fc.constant(known);

  const name = fc.constantFrom(...declaredNames(endpoint[part]), ...infamousNames);
  const value = isJson(endpoint, part) ? hostileJson : hostileText;
  const wrongFields = fc.array(fc.tuple(name, value), { maxLength: 3 });
  return fc
    .tuple(wrongFields, fc.boolean())
    .map(([wrong, twice]) => [...(twice ? known : without(known, wrong)), ...wrong]);
}

function without(fields: Fields, others: Fields): Fields {
  return fields.filter(([name]) => !others.some(([other]) => other === name));
}

function withField(fields: Fields, name: string, value: string): Fields {
  return [...without(fields, [[name, value]]), [name, value]];
}
