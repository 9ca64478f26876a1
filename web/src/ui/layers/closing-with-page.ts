import { useEffect, useEffectEvent, useRef } from 'react';
import { createPath, useLocation, useNavigationType } from 'react-router';
import { enterHistory, followHistory } from './layer-history.ts';

/**
 * Following a link inside, or the browser's own buttons, closes a layer. A page that only corrects
 * its own address while it loads takes nothing away. Nor does a page that was on its way when the layer opened:
 * the address changes at once, and what is shown follows when its code is there.
 *
 * @param onClose called when another page is shown, and by the browser's Back
 * @returns to be called when the layer opens; what that returns, when it is closed
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
    // A link to the page that is shown is a replacement, too, by the same address.
    const isCorrection = isReplacement && address !== previous.address;
    if (key !== awaited.current && !isCorrection) close();
  }, [key, address, isReplacement]);

  return () => {
    awaited.current = keyOfAddress();
    return enterHistory(() => close());
  };
}

/** The router's key of the page that the address bar names. */
function keyOfAddress(): string | undefined {
  const entry: { key?: string } | null = history.state;
  return entry?.key;
}
