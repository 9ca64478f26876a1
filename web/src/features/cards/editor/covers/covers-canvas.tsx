import { readQuestionPicture } from '@akada/contract/material/question-pictures.ts';
import { corners } from '@akada/core/cards/pictures/box-edits.ts';
import { moveCover, sizeCover } from '@akada/core/cards/pictures/cover-edits.ts';
import { type Cover, coverGroups, type Occlusion } from '@akada/core/cards/pictures/occlusion.ts';
import { type CSSProperties, type KeyboardEvent, useRef } from 'react';
import { getAddress } from '../../../../lib/http/request.ts';
import { CoverShape } from '../../picture/cover-shape.tsx';
import picture from '../../picture/picture.module.css';
import classes from './covers.module.css';
import { useCoverDrag } from './use-cover-drag.ts';

interface CoversCanvasProps {
  occlusion: Occlusion;
  /** False while a finger moves the enlarged picture instead. */
  canDraw: boolean;
  selected: number | null;
  onSelect: (index: number | null) => void;
  onChange: (covers: Cover[]) => void;
  onRemove: (index: number) => void;
}

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** One press of an arrow key, as a fraction of the picture. */
const step = 0.01;

/** The picture on which covers are drawn, moved and sized, by a finger, a mouse or the arrow keys. */
export function CoversCanvas({
  occlusion,
  canDraw,
  selected,
  onSelect,
  onChange,
  onRemove,
}: CoversCanvasProps) {
  const canvas = useRef<HTMLDivElement>(null);
  const { picture_id: id, width, height, shapes } = occlusion;
  const replace = (index: number, cover: Cover) => {
    onChange(index === shapes.length ? [...shapes, cover] : shapes.with(index, cover));
    onSelect(index);
  };
  const { live, handlers } = useCoverDrag(canvas, {
    covers: shapes,
    canDraw,
    selected,
    onSelect,
    onDone: ({ index, cover }) => replace(index, cover),
  });
  const groups = coverGroups(occlusion);
  const covers = shapes.map((cover, index) => (live?.index === index ? live.cover : cover));
  if (live?.index === shapes.length) covers.push(live.cover);
  const current = selected === null ? undefined : covers[selected];

  const press = (event: KeyboardEvent, index: number) => {
    const cover = shapes[index];
    const arrow = arrows[event.key];
    if (cover === undefined) return;
    if (arrow !== undefined) {
      const distance = { x: arrow[0] * step, y: arrow[1] * step };
      replace(
        index,
        event.shiftKey ? sizeCover(cover, 'bottom-right', distance) : moveCover(cover, distance),
      );
    } else if (event.key === 'Delete' || event.key === 'Backspace') onRemove(index);
    else return;
    event.preventDefault();
  };

  return (
    <div
      ref={canvas}
      {...handlers}
      className={classes.sheet}
      style={{ aspectRatio: `${width} / ${height}`, '--ratio': width / height } as CSSProperties}
    >
      <img
        src={getAddress(readQuestionPicture, { params: { id } })}
        width={width}
        height={height}
        alt="Below the covers"
        draggable={false}
      />
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden className={picture.covers}>
        {covers.map((cover, index) => (
          <CoverShape
            // biome-ignore lint/suspicious/noArrayIndexKey: a cover has no other name than its position.
            key={index}
            cover={cover}
            width={width}
            height={height}
            className={picture.closed}
          />
        ))}
      </svg>
      {covers.map((cover, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={index}
          type="button"
          data-cover={index}
          className={classes.cover}
          style={getBox(cover)}
          aria-label={`Cover ${index + 1}`}
          aria-pressed={index === selected}
          onFocus={() => onSelect(index)}
          onKeyDown={(event) => press(event, index)}
        >
          {groups.indexOf(cover.group) + 1 || ''}
        </button>
      ))}
      {current !== undefined && (
        <div className={classes.selected} style={getBox(current)} aria-hidden>
          {corners.map((corner) => (
            <span key={corner} data-corner={corner} className={classes.corner} />
          ))}
        </div>
      )}
    </div>
  );
}

const percent = (value: number) => `${value * 100}%`;

function getBox({ left, top, width, height }: Cover) {
  return { left: percent(left), top: percent(top), width: percent(width), height: percent(height) };
}
