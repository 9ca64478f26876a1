/** Messages between a page and the frame of a diagram, which do not trust each other's messages. */

/** The maximum height of a diagram; a larger request of a frame is cut. */
const maxHeight = 4_000;

export type Report = 'ready' | 'failed' | { height: number };

/** @returns the frame's report, null for anything else */
export function readReport(data: unknown): Report | null {
  if (data === 'ready' || data === 'failed') return data;
  if (typeof data !== 'object' || data === null || !('height' in data)) return null;

  const { height } = data;
  if (typeof height !== 'number' || !(height > 0)) return null;
  return { height: Math.min(Math.ceil(height), maxHeight) };
}

export interface Order {
  source: string;
  scheme: 'light' | 'dark';
}

/** @returns the page's drawing request, null for anything else */
export function readOrder(data: unknown): Order | null {
  if (typeof data !== 'object' || data === null || !('source' in data && 'scheme' in data)) return null;

  const { source, scheme } = data;
  if (typeof source !== 'string' || (scheme !== 'light' && scheme !== 'dark')) return null;
  return { source, scheme };
}
