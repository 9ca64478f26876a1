/** Covers of a picture in the notation of Anki. */
import type { ImportedCover, ImportedOcclusion } from '@akada/core/cards/anki/imported-card.ts';

/** @returns one line for each cover */
export function occlusionText({ shapes, hideAll }: Pick<ImportedOcclusion, 'shapes' | 'hideAll'>): string {
  return shapes
    .map((shape) => `{{c${shape.group}::image-occlusion:${getProperties(shape, hideAll).join(':')}}}<br>`)
    .join('');
}

function getProperties(shape: ImportedCover, hideAll: boolean): string[] {
  const { kind, left, top, width, height, points, angle } = shape;
  const corner = [`left=${decimal(left)}`, `top=${decimal(top)}`];
  const properties: Record<ImportedCover['kind'], string[]> = {
    rect: [...corner, `width=${decimal(width)}`, `height=${decimal(height)}`],
    ellipse: [...corner, `rx=${decimal(width / 2)}`, `ry=${decimal(height / 2)}`],
    polygon: [
      ...corner,
      `points=${(points ?? []).map(({ x, y }) => `${decimal(x)},${decimal(y)}`).join(' ')}`,
    ],
  };
  return [
    kind,
    ...properties[kind],
    ...(angle ? [`angle=${Math.round((angle * 10_000) / 360)}`] : []),
    ...(hideAll ? ['oi=1'] : []),
  ];
}

/** Four decimals, without a zero before the point, as Anki writes them. */
const decimal = (value: number): string =>
  value
    .toFixed(4)
    .replace(/0+$/, '')
    .replace(/^0(?=\.\d)/, '');
