import { useEffect, useMemo, useState } from 'react';

/** Pixels of the longer side. A page of A4 then has 220 dots an inch; recognition reads no better with more. */
const maxSide = 2_600;
const quality = 0.8;

/** A smaller photo is worth its loss only if it saves at least this share of the bytes. */
const minSaving = 0.3;

/**
 * @returns the photo as a smaller JPEG that stands upright; the photo itself if that saves little, or if this browser
 * cannot read it, as HEIC in Chromium
 */
async function shrinkPhoto(photo: File): Promise<File> {
  const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' }).catch(() => null);
  if (picture === null) return photo;

  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const drawing = canvas.getContext('2d');
  if (drawing === null) return photo;
  // A transparent picture would otherwise get a black ground.
  drawing.fillStyle = '#fff';
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.imageSmoothingQuality = 'high';
  drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();

  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  if (blob === null || blob.size > photo.size * (1 - minSaving)) return photo;
  const name = photo.name.replace(/(\.[^.]*)?$/, '.jpg');
  return new File([blob], name, { type: 'image/jpeg', lastModified: photo.lastModified });
}

/**
 * Shrinks photos one after another, because a decoded photo takes 50 MB of a cheap phone.
 *
 * @returns the smaller photos in the same order; null until all are there, or if they save little together
 */
export function useSmallerPhotos(photos: readonly File[]): File[] | null {
  const [smaller, setSmaller] = useState<ReadonlyMap<File, File>>(new Map());
  const next = photos.find((photo) => !smaller.has(photo));

  useEffect(() => {
    if (next === undefined) return;
    let isGone = false;
    void shrinkPhoto(next).then((file) => {
      if (!isGone) setSmaller((known) => new Map(known).set(next, file));
    });
    return () => {
      isGone = true;
    };
  }, [next]);

  return useMemo(() => {
    const files = photos.flatMap((photo) => smaller.get(photo) ?? []);
    const isComplete = files.length === photos.length;
    return isComplete && totalBytes(files) <= totalBytes(photos) * (1 - minSaving) ? files : null;
  }, [photos, smaller]);
}

/** @returns the bytes of all files together */
export const totalBytes = (files: readonly File[]) => files.reduce((sum, { size }) => sum + size, 0);
