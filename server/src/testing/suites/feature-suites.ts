/** The file name identifies a feature's contribution to the generic suites, so that no list names the features. */
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { EndpointShape } from '@akada/contract/wire/endpoint.ts';
import type { Factory, FeatureSamples, ListedRows, Sample } from './feature-samples.ts';
import type { EndpointPolicy, FeaturePolicy, PrincipalName } from './policy.ts';

const sources = join(import.meta.dirname, '../..');

/** @returns the export `kind` of every `testing/<feature>.<kind>.ts`, by feature */
async function getExports<Value>(kind: string): Promise<{ feature: string; value: Value }[]> {
  const files = globSync(`**/testing/*.${kind}.ts`, { cwd: sources }).sort();
  return Promise.all(
    files.map(async (file) => ({
      feature: basename(file, `.${kind}.ts`),
      value: ((await import(/* @vite-ignore */ join(sources, file))) as Record<string, Value>)[kind] as Value,
    })),
  );
}

/** The policies of all features, by the id of the endpoint. */
export const policies: FeaturePolicy = Object.assign(
  {},
  ...(await getExports<FeaturePolicy>('policy')).map(({ value }) => value),
);

/** @throws Error for an endpoint without a line */
export function makePolicy(endpointId: string): EndpointPolicy {
  const policy = policies[endpointId];
  if (!policy) throw new Error(`${endpointId} has no line in a .policy.ts`);

  return policy;
}

/** @returns a principal that the endpoint lets in: the one with the fewest rights */
export function admittedName(endpointId: string): PrincipalName {
  const { callers } = makePolicy(endpointId);
  const name = (['studentA', 'tutorApproved', 'admin'] as const).find((it) => callers[it] === 'admitted');
  if (!name) throw new Error(`${endpointId} lets no account in`);

  return name;
}

const features = (await getExports<FeatureSamples>('samples')).map(({ value }) => value);

/** The rows of all paged lists, by the id of the endpoint. */
export const listedRows: Readonly<Record<string, ListedRows>> = Object.assign(
  {},
  ...features.map(({ lists }) => lists),
);

/** The samples of all features, by the id of the endpoint. */
export const sampleRequests: Readonly<Record<string, Sample>> = Object.assign(
  {},
  ...features.map(({ requests }) => requests),
);

/** The endpoints that end the caller's own session when they succeed. */
export const signsOut: ReadonlySet<string> = new Set(features.flatMap((feature) => feature.signsOut ?? []));

const objects: Readonly<Record<string, Factory>> = Object.assign({}, ...features.map((it) => it.objects));
const objectsFor: Readonly<Record<string, Factory>> = Object.assign(
  {},
  ...features.map((it) => it.objectsFor),
);

/** @throws Error for an endpoint or a kind of object without a sample */
export function makeFactory({ id, object }: EndpointShape): Factory {
  const factory = objectsFor[id] ?? objects[object?.kind ?? ''];
  if (!factory) throw new Error(`${id}: no .samples.ts makes an object of the kind ${object?.kind}`);

  return factory;
}

/** @throws Error for an endpoint without a sample */
export function makeSample({ id }: EndpointShape): Sample {
  const sample = sampleRequests[id];
  if (!sample) throw new Error(`${id} has no request in a .samples.ts`);

  return sample;
}
