/** Records what a page shows, as pictures with the moment of each, without the time that only a machine needs. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';

/** A picture, or a sentence above it, and the second of the film from which it shows. */
export interface Shown<What> {
  what: What;
  from: number;
}

export type Recording = Awaited<ReturnType<typeof startRecording>>;

/** The longest film time of a step in addition to its hold, in seconds: a busy machine makes it no longer. */
const stepSeconds = 0.5;

/** @param folder of the pictures */
export async function startRecording(page: Page, folder: string) {
  const pictures: Shown<string>[] = [];
  const captions: Shown<string>[] = [];
  const writing: Promise<void>[] = [];
  let latest = Buffer.alloc(0);
  let posterAt = 0;
  let turn = { from: 0, began: performance.now(), seconds: stepSeconds };

  const second = () => turn.from + Math.min((performance.now() - turn.began) / 1_000, turn.seconds);
  const turnTo = (seconds: number) => {
    turn = { from: second(), began: performance.now(), seconds };
  };
  const addPicture = () => {
    const label = join(folder, `${pictures.length}.jpg`);
    pictures.push({ what: label, from: second() });
    writing.push(writeFile(label, latest));
  };

  const hold = async (seconds: number) => {
    turnTo(seconds);
    await page.waitForTimeout(seconds * 1_000);
    turnTo(stepSeconds);
  };

  const browser = await page.context().newCDPSession(page);
  browser.on('Page.screencastFrame', ({ data, sessionId }) => {
    latest = Buffer.from(data, 'base64');
    if (turn.seconds > 0) addPicture();
    // A frame may arrive when the page is closing.
    browser.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  const start = () => browser.send('Page.startScreencast', { format: 'jpeg', quality: 95 });
  await page.addInitScript(moveDot);
  await page.evaluate(moveDot);
  await start();

  return {
    say(sentence: string) {
      captions.push({ what: sentence, from: second() });
    },

    /** The current picture replaces the film until it plays. */
    poster() {
      posterAt = second();
    },

    /** Shows what is there for as long as a reader needs. */
    hold,

    /** Moves it into the middle of the page, as a thumb does. */
    async show(target: Locator) {
      await target.evaluate((element) => element.scrollIntoView({ behavior: 'smooth', block: 'center' }));
      await hold(0.7);
    },

    /** Shows where the finger comes down, then lets it. */
    async tap(target: Locator) {
      const box = await target.boundingBox();
      if (box === null) throw new Error(`${target} is not to be seen.`);
      await page.evaluate(showFinger, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
      await hold(0.5);
      await target.tap();
    },

    /** The film continues with what shows after the work. */
    async skip(work: () => Promise<void>) {
      turnTo(0);
      await work();
      // The browser sends the picture of the new page a moment later.
      await page.waitForTimeout(500);
      turnTo(stepSeconds);
      addPicture();
    },

    /** Takes a picture of the page next to the film, which such a picture interrupts. */
    async still(path: string) {
      await page.screenshot({ path });
      await browser.send('Page.stopScreencast');
      await start();
    },

    /** @returns all of it, and how many seconds it takes */
    async end() {
      await browser.send('Page.stopScreencast');
      await Promise.all(writing);
      return { pictures, captions, posterAt, seconds: second() };
    },
  };
}

/**
 * The browser omits pictures while others are on their way: a dot too small to be seen makes it send the last
 * one.
 */
function moveDot() {
  const begin = () => {
    const dot = document.createElement('div');
    dot.style.cssText =
      'position: fixed; z-index: 9999; inset: 0 auto auto 0; width: 1px; height: 1px; pointer-events: none';
    document.documentElement.append(dot);
    const motion = [{ background: '#fbf8f1' }, { background: '#fbf8f2' }];
    dot.animate(motion, { duration: 200, iterations: Number.POSITIVE_INFINITY, easing: 'steps(2)' });
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin);
  else begin();
}

function showFinger({ x, y }: { x: number; y: number }) {
  const finger = document.createElement('div');
  finger.style.cssText = `position: fixed; z-index: 9999; left: ${x - 22}px; top: ${y - 22}px; width: 44px; height: 44px;
    border-radius: 50%; background: rgb(20 33 61 / 0.35); box-shadow: 0 0 0 2px rgb(255 255 255 / 0.8); pointer-events: none`;
  document.documentElement.append(finger);
  const motion = [
    { transform: 'scale(1.8)', opacity: 0 },
    { transform: 'scale(1)', opacity: 1 },
    { transform: 'scale(0.8)', opacity: 1 },
    { transform: 'scale(1.4)', opacity: 0 },
  ];
  finger.animate(motion, 900).onfinish = () => finger.remove();
}
