import type { Cover } from '@akada/core/cards/pictures/occlusion.ts';
import type { SVGProps } from 'react';

interface CoverShapeProps extends Pick<SVGProps<SVGElement>, 'className'> {
  cover: Cover;
  /** The size of the picture, in pixels. */
  width: number;
  height: number;
}

/** A cover as a part of an SVG that has the size of the picture. */
export function CoverShape({ cover, width, height, className }: CoverShapeProps) {
  const box = {
    x: cover.left * width,
    y: cover.top * height,
    width: cover.width * width,
    height: cover.height * height,
  };
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const shared = {
    className,
    ...(cover.angle !== undefined && { transform: `rotate(${cover.angle} ${centre.x} ${centre.y})` }),
  };

  if (cover.kind === 'ellipse')
    return <ellipse {...shared} cx={centre.x} cy={centre.y} rx={box.width / 2} ry={box.height / 2} />;
  if (cover.kind === 'polygon' && cover.points) {
    const corners = cover.points.map(({ x, y }) => `${x * width},${y * height}`).join(' ');
    return <polygon {...shared} points={corners} />;
  }
  return <rect {...shared} {...box} rx={Math.min(box.width, box.height) / 8} />;
}
