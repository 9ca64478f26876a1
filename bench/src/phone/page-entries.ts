/** The page's own performance entries. The two functions run in the browser and use nothing outside them. */

interface MovedElement {
  /** Selector of the element. */
  element: string;
  /** The part of the shift in which it moved; several elements share one. */
  value: number;
  /** The positions of its top edge, in CSS pixels. */
  from: number;
  to: number;
}

/** Collected since the navigation, in milliseconds of the page's clock. */
export interface PageEntries {
  shifts: { time: number; value: number; sources: MovedElement[] }[];
  largestPaint: number;
  slowestTask: number;
  slowestInteraction: number;
  /** The time of the last of these. */
  lastAt: number;
}

declare global {
  /** Set by `collectEntries`. */
  var phoneEntries: PageEntries;
}

/** Runs before every script of the page. */
export function collectEntries(): void {
  const entries: PageEntries = {
    shifts: [],
    largestPaint: 0,
    slowestTask: 0,
    slowestInteraction: 0,
    lastAt: 0,
  };
  globalThis.phoneEntries = entries;
  const getName = (node: Node | null): string => {
    const element = node instanceof Element ? node : (node?.parentElement ?? null);
    if (element === null) return 'removed';
    const label = element.getAttribute('aria-label') ?? element.textContent?.slice(0, 20) ?? '';
    const names = (one: Element) =>
      [one.localName, ...one.classList]
        .slice(0, 2)
        .join('.')
        .replace(/mantine-/g, '');
    const parent = element.parentElement;
    return `${parent === null ? '' : `${names(parent)} > `}${names(element)} "${label.trim()}"`;
  };
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        entries.lastAt = Math.max(entries.lastAt, entry.startTime + entry.duration);
        take(entry);
      }
    }).observe({ type, buffered: true, ...(type === 'event' && { durationThreshold: 16 }) });

  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    };
    if (shift.hadRecentInput) return;
    entries.shifts.push({
      time: shift.startTime,
      value: shift.value,
      sources: shift.sources.map(({ node, previousRect, currentRect }) => ({
        element: getName(node),
        value: shift.value,
        from: Math.round(previousRect.top),
        to: Math.round(currentRect.top),
      })),
    });
  });
  observe('largest-contentful-paint', (entry) => {
    entries.largestPaint = entry.startTime;
  });
  observe('longtask', ({ duration }) => {
    entries.slowestTask = Math.max(entries.slowestTask, duration);
  });
  observe('event', (entry) => {
    if ('interactionId' in entry && entry.interactionId !== 0)
      entries.slowestInteraction = Math.max(entries.slowestInteraction, entry.duration);
  });
}

/** @returns true if nothing loads visibly and nothing has happened for a while */
export function isSettled(quietMs: number): boolean {
  const isBusy = document.querySelector('[aria-busy=true]') !== null;
  const { lastAt } = globalThis.phoneEntries;
  return document.readyState === 'complete' && !isBusy && performance.now() - lastAt > quietMs;
}
