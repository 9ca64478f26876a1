/** The readable description of the API: one plain page made of the OpenAPI document, without a script. */
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { type Html, html, unsafeMarkup } from '../../platform/mail/html.ts';

const Content = z.optional(z.record(z.string(), z.object({ schema: z.optional(z.unknown()) })));

const Operation = z.object({
  summary: z.optional(z.string()),
  tags: z.optional(z.array(z.string())),
  parameters: z.optional(z.array(z.object({ name: z.string(), in: z.string(), required: z.boolean() }))),
  requestBody: z.optional(z.object({ content: Content })),
  responses: z.record(z.string(), z.object({ content: Content })),
});

/** The parts of an OpenAPI document that the page shows. */
export const ApiDescription = z.object({
  info: z.object({ title: z.string(), version: z.string(), description: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
});

type Operation = z.output<typeof Operation>;

interface Endpoint extends Operation {
  method: string;
  path: string;
}

const style = `
:root { color-scheme: light dark; --line: light-dark(#c9c9d2, #4a4a55); }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem; overflow-wrap: anywhere; }
a { color: light-dark(#0b4f9e, #a9c7ff); }
nav a { display: inline-block; padding: .5rem .75rem .5rem 0; }
details { border-top: 1px solid var(--line); }
summary { padding: .75rem 0; cursor: pointer; }
pre { overflow-x: auto; padding: .75rem; border: 1px solid var(--line); }
`;

/** Permits only the one style in the page, by its hash. */
export const referencePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * @param description what the page shows
 * @param source address of the OpenAPI document, for programs
 * @returns the page
 */
export function referencePage({ info, paths }: z.output<typeof ApiDescription>, source: string): string {
  const areas = Object.groupBy(readEndpoints(paths), ({ tags = [] }) => tags[0] ?? 'other');
  const names = Object.keys(areas).sort();

  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title} API</title>
<style>${unsafeMarkup(style)}</style>
</head>
<body>
<main>
<h1>${info.title} API ${info.version}</h1>
<p>${info.description} Programs read the same as <a href="${source}">OpenAPI</a>.</p>
<nav aria-label="Areas">${names.map((name) => html`<a href="#${name}">${name}</a> `)}</nav>
${names.map((name) => html`<h2 id="${name}">${name}</h2>\n${(areas[name] ?? []).map(endpointEntry)}`)}
</main>
</body>
</html>
`.markup;
}

function readEndpoints(paths: z.output<typeof ApiDescription>['paths']): Endpoint[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method, path })),
  );
}

function endpointEntry({ method, path, summary = '', parameters = [], ...exchange }: Endpoint): Html {
  return html`<details>
<summary><code>${method.toUpperCase()} ${path}</code> ${summary}</summary>
${parameters.length === 0 ? '' : html`<ul>${parameters.map(parameterItem)}</ul>`}
${contentSections('Request', exchange.requestBody?.content)}
${Object.entries(exchange.responses)
  // Every endpoint fails with the same body.
  .filter(([status]) => /^2/.test(status))
  .map(([status, { content }]) => contentSections(`Response ${status}`, content))}
</details>
`;
}

const parameterItem = ({ name, in: location, required }: { name: string; in: string; required: boolean }) =>
  html`<li><code>${name}</code>, ${required ? 'required' : 'optional'}, in the ${location}</li>`;

function contentSections(title: string, content: z.output<typeof Content>): Html {
  const sections = Object.entries(content ?? {}).map(
    ([mediaType, { schema }]) =>
      html`<h3>${title}: ${mediaType}</h3>\n<pre>${JSON.stringify(schema ?? {}, null, 1)}</pre>`,
  );
  return html`${sections}`;
}
