import { type Corner, corners, moveBox, type Point } from '@akada/core/cards/pictures/box-edits.ts';
import { type Crop, getTurnedSize, sizeCrop } from '@akada/core/cards/pictures/picture-crop.ts';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import classes from './crop.module.css';
import { drawTurned } from './encode-picture.ts';

interface CropStageProps {
  picture: ImageBitmap;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

/** The part that a finger or a key moves: a corner, or the complete kept part. */
type Part = Corner | 'middle';

interface Drag {
  part: Part;
  start: Point;
  crop: Crop;
}

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** One press of an arrow key, as a fraction of the picture. */
const [step, largeStep] = [0.01, 0.1];

const names: Record<Corner, string> = {
  'top-left': 'Top left corner',
  'top-right': 'Top right corner',
  'bottom-left': 'Bottom left corner',
  'bottom-right': 'Bottom right corner',
};

/** Wide enough for a sharp preview on a phone. */
const previewPixels = 1_000;

export function CropStage({ picture, crop, onChange }: CropStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const drag = useRef<Drag | null>(null);
  const { turns, box } = crop;
  const { width, height } = getTurnedSize(picture, turns);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (canvas.current === null || context == null) return;
    const scale = Math.min(1, previewPixels / Math.max(width, height));
    Object.assign(canvas.current, { width: width * scale, height: height * scale });
    context.scale(scale, scale);
    drawTurned(context, picture, turns);
  }, [picture, turns, width, height]);

  const getPoint = ({ clientX, clientY }: PointerEvent): Point => {
    const edge = stage.current?.getBoundingClientRect();
    if (edge === undefined) return { x: 0, y: 0 };
    return { x: (clientX - edge.left) / edge.width, y: (clientY - edge.top) / edge.height };
  };
  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const part = event.target instanceof HTMLElement ? event.target.dataset.part : undefined;
      if (event.button !== 0 || part === undefined) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { part: part as Part, start: getPoint(event), crop };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (drag.current === null) return;
      const { part, start, crop: startCrop } = drag.current;
      const { x, y } = getPoint(event);
      onChange(movePart(startCrop, part, { x: x - start.x, y: y - start.y }));
    },
    onPointerUp() {
      drag.current = null;
    },
    onPointerCancel() {
      drag.current = null;
    },
  };
  const press = (event: KeyboardEvent, part: Part) => {
    const arrow = arrows[event.key];
    if (arrow === undefined) return;
    event.preventDefault();
    const size = event.shiftKey ? largeStep : step;
    onChange(movePart(crop, part, { x: arrow.x * size, y: arrow.y * size }));
  };

  return (
    <div
      ref={stage}
      className={classes.stage}
      style={{ aspectRatio: `${width} / ${height}`, '--ratio': width / height } as CSSProperties}
      {...handlers}
    >
      <canvas ref={canvas} className={classes.picture} role="img" aria-label="The picture" />
      <div className={classes.shade} aria-hidden>
        <div style={getStyle(crop)} />
      </div>
      <button
        type="button"
        data-part="middle"
        className={classes.middle}
        style={getStyle(crop)}
        aria-label={`The kept part: ${percent(box.width)} of the width, ${percent(box.height)} of the height`}
        onKeyDown={(event) => press(event, 'middle')}
      />
      {corners.map((corner) => (
        <button
          key={corner}
          type="button"
          data-part={corner}
          className={classes.corner}
          style={getCornerStyle(crop, corner)}
          aria-label={names[corner]}
          onKeyDown={(event) => press(event, corner)}
        />
      ))}
    </div>
  );
}

function movePart(crop: Crop, part: Part, distance: Point): Crop {
  return part === 'middle' ? { ...crop, box: moveBox(crop.box, distance) } : sizeCrop(crop, part, distance);
}

const percent = (value: number) => `${Math.round(value * 100)} %`;
const css = (value: number) => `${value * 100}%`;

function getStyle({ box: { left, top, width, height } }: Crop) {
  return { left: css(left), top: css(top), width: css(width), height: css(height) };
}

function getCornerStyle({ box }: Crop, corner: Corner) {
  return {
    left: css(box.left + (corner.endsWith('right') ? box.width : 0)),
    top: css(box.top + (corner.startsWith('bottom') ? box.height : 0)),
  };
}
