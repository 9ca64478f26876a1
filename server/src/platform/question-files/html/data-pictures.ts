/** Takes base64 pictures out of HTML before it is parsed, which makes a long text short. */
import type { FilePicture } from '../question-file.ts';

const address = /data:image\/([a-z.+-]{1,20})(?:;[a-z]+=[\w-]+)*;base64,([A-Za-z\d+/=\s]*)/g;
const shortAddress = /^data:picture-(\d+)$/;

export interface HtmlAndPictures {
  /** The HTML with short addresses for the pictures. */
  html: string;
  /** @param src an address in that HTML @returns the picture that stood there, null for any other address */
  pictureAt(src: string): FilePicture | null;
}

/** @param html of one text @returns it without the bytes of its pictures */
export function withoutDataPictures(html: string): HtmlAndPictures {
  const pictures: FilePicture[] = [];
  const short = html.replace(address, (_, type: string, base64: string) => {
    const ending = type.replace(/\+.*/, '').replace('jpeg', 'jpg');
    pictures.push({ name: `picture.${ending}`, bytes: Buffer.from(base64, 'base64') });
    return `data:picture-${pictures.length - 1}`;
  });
  return {
    html: short,
    pictureAt: (src) => pictures[Number(shortAddress.exec(src)?.[1] ?? -1)] ?? null,
  };
}
