/**
 * Draws diagrams in a page without access to anything: its policy removes its origin and blocks every request
 * except for its own scripts. Therefore a hostile diagram can do no harm, even if the library renders it.
 */
import mermaid from 'mermaid';
import { type Order, type Report, readOrder } from '../lib/diagram/diagram-messages.ts';

/** A longer source is not a readable diagram. */
const maxLength = 20_000;

/** The parent's origin comes from the address, because a sandboxed page has none. */
const parentOrigin = location.origin;

const drawing = document.getElementById('drawing');
let latest = 0;

addEventListener('message', ({ source, origin, data }) => {
  const order = source === parent && origin === parentOrigin ? readOrder(data) : null;
  if (order !== null) void draw(order);
});
report('ready');

async function draw({ source, scheme }: Order): Promise<void> {
  latest += 1;
  const number = latest;
  document.documentElement.style.colorScheme = scheme;
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    htmlLabels: false,
    flowchart: { htmlLabels: false },
    suppressErrorRendering: true,
    maxTextSize: maxLength,
    theme: scheme === 'dark' ? 'dark' : 'default',
    fontFamily: 'system-ui, sans-serif',
  });
  try {
    const { svg } = await mermaid.render(`drawing-${number}`, source);
    if (number === latest) show(svg);
  } catch {
    if (number === latest) report('failed');
  }
}

function show(svg: string): void {
  if (drawing === null) return;

  drawing.innerHTML = svg;
  report({ height: drawing.getBoundingClientRect().height });
}

new ResizeObserver(() => {
  const height = drawing?.getBoundingClientRect().height ?? 0;
  if (height > 0) report({ height });
}).observe(document.body);

function report(what: Report): void {
  parent.postMessage(what, parentOrigin);
}
