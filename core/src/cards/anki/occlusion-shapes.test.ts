import { describe, expect, it } from 'vitest';
import { readOcclusionShapes } from './occlusion-shapes.ts';

const readShapes = (...lines: string[]) =>
  readOcclusionShapes(lines.map((line) => `{{c1::image-occlusion:${line}}}<br>`).join('\n'));

describe('covers of a picture', () => {
  it.each([
    [
      'rect:left=.21:top=.34:width=.18:height=.09',
      { kind: 'rect', left: 0.21, top: 0.34, width: 0.18, height: 0.09 },
    ],
    ['rect:left=.:top=0:width=1.:height=1.', { kind: 'rect', left: 0, top: 0, width: 1, height: 1 }],
    ['rect:left=-3:top=NaN:width=9:height=.5', { kind: 'rect', left: 0, top: 0, width: 1, height: 0.5 }],
    [
      'ellipse:left=.1:top=.2:rx=.25:ry=.125',
      { kind: 'ellipse', left: 0.1, top: 0.2, width: 0.5, height: 0.25 },
    ],
    [
      'rect:left=.1:top=.1:width=.5:height=.5:angle=2500:fill=red',
      { kind: 'rect', left: 0.1, top: 0.1, width: 0.5, height: 0.5, angle: 90 },
    ],
    [
      'polygon:left=.25:top=.5:points=0,0 .5,0 .25,.25',
      {
        kind: 'polygon',
        left: 0.25,
        top: 0.5,
        width: 0.5,
        height: 0.25,
        points: [
          { x: 0.25, y: 0.5 },
          { x: 0.75, y: 0.5 },
          { x: 0.5, y: 0.75 },
        ],
      },
    ],
  ])('%s', (line, cover) => {
    expect(readShapes(line)).toEqual({ shapes: [{ group: 1, ...cover }], hideAll: false, isCut: false });
  });

  it('keep their groups, and say whether the others stay closed', () => {
    const { shapes, hideAll } = readOcclusionShapes(
      '{{c2::image-occlusion:rect:left=.1:top=.1:width=.1:height=.1:oi=1}}<br>{{c2::image-occlusion:rect:left=.5:top=.1:width=.1:height=.1:oi=1}}',
    );
    expect([shapes.map(({ group }) => group), hideAll]).toEqual([[2, 2], true]);
  });

  it.each([
    ['a text', '{{c0::image-occlusion:text:left=.1:top=.1:text=a\\: b \\\\:scale=1:fs=.02}}'],
    ['a cover without a size', '{{c1::image-occlusion:rect:left=.1:top=.1:width=0:height=.1}}'],
    ['a cover of another form', '{{c1::image-occlusion:star:left=.1:top=.1}}'],
    ['a polygon of two corners', '{{c1::image-occlusion:polygon:points=.1,.1 .2,.2}}'],
    ['a number beyond the groups', '{{c100::image-occlusion:rect:left=.1:top=.1:width=.1:height=.1}}'],
  ])('%s is omitted', (_, field) => {
    expect(readOcclusionShapes(field)).toEqual({ shapes: [], hideAll: false, isCut: true });
  });
});
