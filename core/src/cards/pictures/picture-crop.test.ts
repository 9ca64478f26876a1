import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveBox } from './box-edits.ts';
import { getCroppedSize, noCrop, sizeCrop, turnCrop } from './picture-crop.ts';

const upperHalf = { turns: 0, box: { left: 0.1, top: 0, width: 0.8, height: 0.5 } };

test('four quarter turns keep the same part of the picture', () => {
  expect(turnCrop(upperHalf)).toEqual({ turns: 1, box: { left: 0.5, top: 0.1, width: 0.5, height: 0.8 } });
  expect(turnCrop(turnCrop(turnCrop(turnCrop(upperHalf))))).toEqual(upperHalf);
});

test('a cropped picture has the pixels of its part, turned, and at most 1,600 on a side', () => {
  expect(getCroppedSize({ width: 1_000, height: 600 }, turnCrop(upperHalf))).toEqual({
    width: 300,
    height: 800,
    scale: 1,
  });
  expect(getCroppedSize({ width: 4_000, height: 3_000 }, noCrop)).toEqual({
    width: 1_600,
    height: 1_200,
    scale: 0.4,
  });
});

test('a finger never takes the kept part outside the picture, or makes it too small to grasp', () => {
  const distance = fc.record({
    x: fc.double({ min: -3, max: 3, noNaN: true }),
    y: fc.double({ min: -3, max: 3, noNaN: true }),
  });
  const corner = fc.constantFrom('top-left', 'top-right', 'bottom-left', 'bottom-right');
  fc.assert(
    fc.property(fc.array(fc.tuple(corner, distance, distance), { maxLength: 6 }), (steps) => {
      let crop = noCrop;
      for (const [name, sized, moved] of steps) {
        crop = sizeCrop(crop, name, sized);
        crop = { ...crop, box: moveBox(crop.box, moved) };
      }
      const { left, top, width, height } = crop.box;
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(1.0001);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(0.0499);
    }),
  );
});
