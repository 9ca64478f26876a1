import { useEffect, useEffectEvent, useRef } from 'react';
import { createPath, useLocation, useNavigationType } from 'react-router';
import { enterHistory, followHistory } from './layer-history.ts';

/**
 * Closes a layer when a link in it or the browser's own buttons change the page. A page that only corrects
 * its own address while it loads does not close it. Neither does a page that was loading when the layer
 * opened: its address changes immediately, its content later.
 *
 * @param onClose called when another page is shown, and by the browser's Back
 * @returns a function to call when the layer opens, which returns a function to call when it closes
 */
export function useClosingWithPage(onClose: () => void): () => () => void {
  const location = useLocation();
  const { key } = location;
  const address = createPath(location);
  const isReplacement = useNavigationType() === 'REPLACE';
  const shown = useRef({ key, address });
  const awaited = useRef(keyOfAddress());
  const close = useEffectEvent(onClose);

  useEffect(() => {
    followHistory(isReplacement);
    const previous = shown.current;
    if (key === previous.key) return;

    shown.current = { key, address };
    // A link to the displayed page is a replacement, too, but with the same address.
    const isCorrection = isReplacement && address !== previous.address;
    if (key !== awaited.current && !isCorrection) close();
  }, [key, address, isReplacement]);

  return () => {
    awaited.current = keyOfAddress();
    return enterHistory(() => close());
  };
}

/** The router's key of the page in the address bar. */
function keyOfAddress(): string | undefined {
  const entry: { key?: string } | null = history.state;
  return entry?.key;
}
