import { soundOfLink } from '@akada/contract/wire/content/safe-link.ts';

/** The files that content needs, apart from its text, before it can be shown. */
export interface ContentParts {
  /** True if there is any tree: its code loads with the first one. */
  hasTree: boolean;
  hasFormula: boolean;
  /** Ids of the pictures, without duplicates. */
  pictures: string[];
  /** Ids of the sounds, without duplicates. */
  sounds: string[];
}

/** @param value questions, passages or anything else with trees, at any depth */
export function contentParts(value: unknown): ContentParts {
  const pictures = new Set<string>();
  const sounds = new Set<string>();
  const parts = { hasTree: false, hasFormula: false };
  const look = (it: unknown): void => {
    if (typeof it !== 'object' || it === null) return;
    if ('blocks' in it) parts.hasTree = true;
    if ('type' in it && (it.type === 'math' || it.type === 'mathBlock')) parts.hasFormula = true;
    if ('type' in it && it.type === 'image' && 'id' in it) pictures.add(String(it.id));
    if ('picture_id' in it) pictures.add(String(it.picture_id));
    const sound = 'href' in it ? soundOfLink(String(it.href)) : null;
    if (sound !== null) sounds.add(sound);
    for (const inner of Object.values(it)) look(inner);
  };
  look(value);
  return { ...parts, pictures: [...pictures], sounds: [...sounds] };
}
