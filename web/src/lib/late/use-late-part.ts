import { useEffect, useState } from 'react';

interface LatePart<Part> {
  load: () => Promise<Part>;
  /** Changes with each new wish; false while there is none. */
  wish: number | boolean;
  /** Called where it cannot be fetched now; the next wish tries again. */
  onMissing?: () => void;
}

/**
 * A part of a page that is fetched when somebody wants it. React's own `lazy` breaks the whole page where the
 * network is gone; a menu that does not open must not take a running exam along.
 *
 * @returns it, null until it is there
 */
export function useLatePart<Part>({ load, wish, onMissing }: LatePart<Part>): Part | null {
  const [loaded, setLoaded] = useState<{ part: Part } | null>(null);
  const isThere = loaded !== null;

  useEffect(() => {
    if (isThere || wish === false || wish === 0) return;

    let isGone = false;
    load().then(
      (part) => {
        if (!isGone) setLoaded({ part });
      },
      () => {
        if (!isGone) onMissing?.();
      },
    );
    return () => {
      isGone = true;
    };
  }, [isThere, wish, load, onMissing]);

  return loaded?.part ?? null;
}
