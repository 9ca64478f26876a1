/** Conditions under which a page is visited. */
import type { CDPSession, Page } from 'playwright-core';

/**
 * `first`: nothing is on the device. `again`: the second visit of the same device. `slow network`: a first visit over 400 kbit/s.
 * `slow processor`: a first visit with a processor slowed four times. `offline`: the second visit without a network.
 */
export const visitStates = ['first', 'again', 'slow network', 'slow processor', 'offline'] as const;
export type VisitState = (typeof visitStates)[number];

export const isVisitState = (name: string): name is VisitState => visitStates.some((state) => state === name);

/** True if the device has opened the page before. */
export const isReturn = (state: VisitState) => state === 'again' || state === 'offline';

/** A thin mobile line: 400 kbit/s and 150 ms for each round trip. */
const thinLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
};

export async function throttle(session: CDPSession, page: Page, state: VisitState): Promise<void> {
  if (state === 'slow network') await session.send('Network.emulateNetworkConditions', thinLine);
  if (state === 'slow processor') await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (state === 'offline') await page.context().setOffline(true);
}
