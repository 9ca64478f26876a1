import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * @returns true while the page is printed, by its button or the browser's menu; content for paper renders
 * before the browser captures the page
 */
export function usePrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);

  useEffect(() => {
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);

  return isPrinting;
}
/** Maximum time that printing waits for pictures. */
const longestMs = 5_000;

/**
 * Prints the page. Pictures that were not scrolled to are not loaded yet, and paper does not scroll. With little data
 * only the content for paper has them, so it renders first; the browser's own event changes nothing then.
 */
export async function printPage(): Promise<void> {
  dispatchEvent(new Event('beforeprint'));
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  const loaded = Promise.allSettled(pictures.map((picture) => picture.decode()));
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, longestMs))]);
  window.print();
}
