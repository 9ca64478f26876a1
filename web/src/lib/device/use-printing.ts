import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * @returns whether the page is being printed, by a button of its own or by the browser's menu; what is drawn for paper
 *   alone stands there before the browser looks
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
