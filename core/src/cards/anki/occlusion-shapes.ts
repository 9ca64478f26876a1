/** Covers of Anki's image occlusion notes. */
import type { ImportedCover } from './imported-card.ts';

/** Max covers of one picture, and max corners of one cover. */
const MAX_COVERS = 100;
const MAX_CORNERS = 60;
const MAX_GROUP = 99;

export interface OcclusionShapes {
  shapes: ImportedCover[];
  hideAll: boolean;
  /** True if parts were dropped: texts, covers that are never asked, and covers beyond the limits. */
  isCut: boolean;
}

const SHAPE = /\{\{c(\d+)::image-occlusion:((?:[^{}\\]|\\.){0,20000})\}\}/g;

/** @param field one line for each shape @returns its covers in their order */
export function readOcclusionShapes(field: string): OcclusionShapes {
  const found: OcclusionShapes = { shapes: [], hideAll: false, isCut: false };
  for (const [, number, properties] of field.matchAll(SHAPE)) {
    const group = Number(number);
    const [kind = '', ...pairs] = splitEscaped(properties ?? '');
    const values = new Map(pairs.map(toPair));
    const cover = group >= 1 && group <= MAX_GROUP ? getCover(kind, group, values) : null;
    if (cover === null || found.shapes.length >= MAX_COVERS) found.isCut = true;
    else {
      found.shapes.push(cover);
      found.hideAll ||= values.get('oi') === '1';
    }
  }
  return found;
}

/** A backslash removes the meaning of a colon. */
function splitEscaped(text: string): string[] {
  return (text.match(/(?:^|:)(?:[^:\\]|\\.)*/gs) ?? []).map((part) =>
    part.replace(/^:/, '').replace(/\\(.)/gs, '$1'),
  );
}

function toPair(text: string): [string, string] {
  const equals = text.indexOf('=');
  return [text.slice(0, equals), text.slice(equals + 1)];
}

type Values = ReadonlyMap<string, string>;

function getCover(kind: string, group: number, values: Values): ImportedCover | null {
  const box = getBox(kind, values);
  if (box === null) return null;
  const angle = (getNumber(values.get('angle')) * 360) / 10_000;
  return angle === 0 ? { group, ...box } : { group, ...box, angle };
}

function getBox(kind: string, values: Values): Omit<ImportedCover, 'group' | 'angle'> | null {
  const fraction = (name: string) => toFraction(getNumber(values.get(name)));
  const [left, top] = [fraction('left'), fraction('top')];
  if (kind === 'rect')
    return sized({ kind, left, top, width: fraction('width'), height: fraction('height') });
  if (kind === 'ellipse') {
    const [width, height] = [2 * getNumber(values.get('rx')), 2 * getNumber(values.get('ry'))];
    return sized({ kind, left, top, width: toFraction(width), height: toFraction(height) });
  }
  return kind === 'polygon' ? getPolygon(values) : null;
}

function getPolygon(values: Values): Omit<ImportedCover, 'group' | 'angle'> | null {
  const corners = (values.get('points') ?? '')
    .split(' ')
    .filter((corner) => corner.includes(','))
    .slice(0, MAX_CORNERS)
    .map((corner) => corner.split(',').map(getNumber));
  if (corners.length < 3) return null;
  const columns = corners.map(([x = 0]) => x);
  const rows = corners.map(([, y = 0]) => y);
  // Anki moves the corners so that they begin at the position of the shape.
  const moveX = values.has('left') ? getNumber(values.get('left')) - Math.min(...columns) : 0;
  const moveY = values.has('top') ? getNumber(values.get('top')) - Math.min(...rows) : 0;
  const points = corners.map(([x = 0, y = 0]) => ({ x: toFraction(x + moveX), y: toFraction(y + moveY) }));
  const [left, top] = [Math.min(...points.map(({ x }) => x)), Math.min(...points.map(({ y }) => y))];
  const width = Math.max(...points.map(({ x }) => x)) - left;
  const height = Math.max(...points.map(({ y }) => y)) - top;
  return sized({ kind: 'polygon', left, top, width, height, points });
}

function sized<Box extends { width: number; height: number }>(box: Box): Box | null {
  return box.width > 0 && box.height > 0 ? box : null;
}

/** Anki writes 1 as `1.`, and a number below its precision as `.`. */
function getNumber(text: string | undefined): number {
  const number = Number.parseFloat(text ?? '');
  return Number.isFinite(number) ? number : 0;
}

const toFraction = (number: number): number => Math.min(Math.max(number, 0), 1);
