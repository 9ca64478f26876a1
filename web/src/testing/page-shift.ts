/** The layout shift of a page while its parts arrive. */
import { expect } from 'vitest';

/** The limit of each page: what is above it is seen. */
const maxShift = 0.02;

/** @returns what expects that the page has not moved since; it waits until the arrived parts are drawn */
export function watchShift(): () => Promise<void> {
  let shift = 0;
  const watcher = new PerformanceObserver((list) => add(list.getEntries()));
  // The change of the window's size at the start of a test would excuse the shifts after it.
  const add = (entries: PerformanceEntryList) => {
    for (const entry of entries) shift += 'value' in entry ? Number(entry.value) : 0;
  };
  watcher.observe({ type: 'layout-shift' });

  return async () => {
    await nextFrame();
    await nextFrame();
    add(watcher.takeRecords());
    watcher.disconnect();
    expect(shift).toBeLessThanOrEqual(maxShift);
  };
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
