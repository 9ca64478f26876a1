/** Marks words in rendered content with the browser's own highlights, which leave the elements unchanged. */
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { getRanges } from './quote-ranges.ts';

/** The highlight names in the styles. */
export type MarkName = 'note-highlight' | 'note-quote';

/**
 * @param content the element to search, including content rendered in it later
 * @param quotes texts to mark at every occurrence; browsers that cannot mark only show the text
 */
export function useMarks(
  content: RefObject<HTMLElement | null>,
  name: MarkName,
  quotes: readonly string[],
): void {
  const requested = JSON.stringify(quotes);
  const paint = useEffectEvent(() => {
    if (content.current !== null)
      CSS.highlights.set(name, new Highlight(...getRanges(content.current, quotes)));
  });

  useEffect(() => {
    if (content.current === null || requested === '[]' || !('highlights' in CSS)) return;

    paint();
    const watcher = new MutationObserver(() => paint());
    watcher.observe(content.current, { childList: true, subtree: true, characterData: true });
    return () => {
      watcher.disconnect();
      CSS.highlights.delete(name);
    };
  }, [content, name, requested]);
}
