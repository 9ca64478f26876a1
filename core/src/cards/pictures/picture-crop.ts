/** Cropping and turning a picture before it is sent. */
import { type Box, type Corner, type Point, roundFraction, sizeBox } from './box-edits.ts';

interface PictureSize {
  /** In pixels. */
  width: number;
  height: number;
}

export interface Crop {
  /** Clockwise quarter turns, 0 to 3. They come before the box. */
  turns: number;
  /** The kept part of the turned picture. */
  box: Box;
}

export const noCrop: Crop = { turns: 0, box: { left: 0, top: 0, width: 1, height: 1 } };

/** The server stores no picture that is wider or higher, so more pixels would only cost data. */
const maxSide = 1_600;

/** The smallest side of the kept part, as a fraction of the picture. */
const minSide = 0.05;

/** @returns the crop after one more clockwise quarter turn; the same part of the picture is kept */
export function turnCrop({ turns, box: { left, top, width, height } }: Crop): Crop {
  return {
    turns: (turns + 1) % 4,
    box: { left: roundFraction(1 - top - height), top: left, width: height, height: width },
  };
}

/** @returns the crop with one corner at another place */
export function sizeCrop(crop: Crop, corner: Corner, distance: Point): Crop {
  return { ...crop, box: sizeBox(crop.box, corner, distance, minSide) };
}

/** @returns the size of the picture after its turns */
export function getTurnedSize({ width, height }: PictureSize, turns: number): PictureSize {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** @returns the size of the picture that is sent, and its pixels for each pixel of the original, at most 1 */
export function getCroppedSize(picture: PictureSize, { turns, box }: Crop): PictureSize & { scale: number } {
  const turned = getTurnedSize(picture, turns);
  const cropped = { width: turned.width * box.width, height: turned.height * box.height };
  const scale = Math.min(1, maxSide / Math.max(cropped.width, cropped.height));
  return {
    width: Math.max(1, Math.round(cropped.width * scale)),
    height: Math.max(1, Math.round(cropped.height * scale)),
    scale,
  };
}
