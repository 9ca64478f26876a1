import type { Corner, Point } from '@akada/core/cards/pictures/box-edits.ts';
import { drawCover, moveCover, sizeCover } from '@akada/core/cards/pictures/cover-edits.ts';
import { type Cover, nextGroup } from '@akada/core/cards/pictures/occlusion.ts';
import { type PointerEvent, type RefObject, useRef, useState } from 'react';

/** A cover while a finger draws, moves or sizes it. */
export interface LiveCover {
  /** Its position in the list; a new cover follows the last one. */
  index: number;
  cover: Cover;
}

interface Drag {
  index: number;
  follow: (end: Point) => Cover | null;
  /** The result of the last movement; null before it. */
  cover: Cover | null;
}

interface CoverDrag {
  covers: readonly Cover[];
  canDraw: boolean;
  selected: number | null;
  onSelect: (index: number | null) => void;
  /** Called once, when the finger leaves the picture. */
  onDone: (live: LiveCover) => void;
}

/** Draws on an empty part of a canvas, moves a cover, and sizes the selected one by its corners. */
export function useCoverDrag(canvas: RefObject<HTMLElement | null>, input: CoverDrag) {
  const { covers, canDraw, selected, onSelect, onDone } = input;
  const drag = useRef<Drag | null>(null);
  const [live, setLive] = useState<LiveCover | null>(null);

  const getPoint = ({ clientX, clientY }: PointerEvent): Point => {
    const box = canvas.current?.getBoundingClientRect();
    if (box === undefined) return { x: 0, y: 0 };
    return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
  };
  const startDrag = (event: PointerEvent<HTMLElement>): Drag => {
    const start = getPoint(event);
    const { corner, index } = findTarget(event.target);
    const isSized = corner !== null && selected !== null;
    const target = isSized ? selected : index;
    const cover = target === null ? undefined : covers[target];
    if (target === null || cover === undefined) {
      const group = nextGroup(covers);
      return { index: covers.length, follow: (end) => drawCover(start, end, group), cover: null };
    }
    const change = (distance: Point) =>
      isSized ? sizeCover(cover, corner, distance) : moveCover(cover, distance);
    return {
      index: target,
      follow: (end) => change({ x: end.x - start.x, y: end.y - start.y }),
      cover: null,
    };
  };

  return {
    live,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const { corner, index: touched } = findTarget(event.target);
        if (event.button !== 0 || (!canDraw && corner === null && touched === null)) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = startDrag(event);
        const { index } = drag.current;
        onSelect(index === covers.length ? null : index);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (drag.current === null) return;
        const cover = drag.current.follow(getPoint(event));
        drag.current.cover = cover;
        setLive(cover && { index: drag.current.index, cover });
      },
      onPointerUp() {
        const done = drag.current;
        drag.current = null;
        setLive(null);
        if (done?.cover) onDone({ index: done.index, cover: done.cover });
      },
      onPointerCancel() {
        drag.current = null;
        setLive(null);
      },
    },
  };
}

function findTarget(target: EventTarget): { corner: Corner | null; index: number | null } {
  if (!(target instanceof Element)) return { corner: null, index: null };
  const corner = target.closest<HTMLElement>('[data-corner]')?.dataset.corner;
  const index = target.closest<HTMLElement>('[data-cover]')?.dataset.cover;
  return {
    corner: (corner as Corner | undefined) ?? null,
    index: index === undefined ? null : Number(index),
  };
}
