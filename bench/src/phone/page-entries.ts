/** What a page's own performance entries say. The two functions run in the browser and use nothing outside them. */

interface Moved {
  /** Selector of the element. */
  element: string;
  /** The part of the shift in which it moved; several elements share one. */
  value: number;
  /** From which top edge to which, in CSS pixels. */
  from: number;
  to: number;
}

/** Collected since the navigation, in milliseconds of the page's clock. */
export interface PageEntries {
  shifts: { at: number; value: number; moved: Moved[] }[];
  largestPaint: number;
  longestTask: number;
  slowestInteraction: number;
  /** When anything of these happened last. */
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
    longestTask: 0,
    slowestInteraction: 0,
    lastAt: 0,
  };
  globalThis.phoneEntries = entries;
  const nameOf = (node: Node | null): string => {
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
      at: shift.startTime,
      value: shift.value,
      moved: shift.sources.map(({ node, previousRect, currentRect }) => ({
        element: nameOf(node),
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
    entries.longestTask = Math.max(entries.longestTask, duration);
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
