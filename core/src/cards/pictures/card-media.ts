/** Pictures and sounds that cards name. */
import type { Occlusion } from './occlusion.ts';

interface CardTexts {
  front: string;
  back: string;
  occlusion: Pick<Occlusion, 'picture_id'> | null;
}

const mediaLinkPattern = /\]\((image|sound):([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\)/g;

/** @returns the ids of the pictures and sounds of cards, each once */
export function findCardMedia(cards: readonly CardTexts[]): { pictures: string[]; sounds: string[] } {
  const pictures = new Set<string>();
  const sounds = new Set<string>();
  for (const { front, back, occlusion } of cards) {
    for (const [, kind, id = ''] of `${front}\n${back}`.matchAll(mediaLinkPattern)) {
      (kind === 'image' ? pictures : sounds).add(id);
    }
    if (occlusion !== null) pictures.add(occlusion.picture_id);
  }
  return { pictures: [...pictures], sounds: [...sounds] };
}
