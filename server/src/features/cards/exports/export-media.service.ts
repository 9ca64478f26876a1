/** Pictures and sounds of exported cards: their names in a package, and the texts that name them. */

import { mediaAddress } from '../../../platform/anki/fields/media-names.ts';
import type { MediaToWrite } from '../../../platform/anki/write/package-entries.ts';
import type { QuestionPictures } from '../../questions/pictures/question-pictures.service.ts';
import type { CardRow } from '../card/cards.tables.ts';
import type { CardSounds } from '../sounds/card-sounds.service.ts';

export interface ExportMediaDeps {
  pictures: Pick<QuestionPictures, 'describe' | 'read'>;
  sounds: Pick<CardSounds, 'endings' | 'read'>;
}

const MEDIA = /(!?)\[((?:[^\]\\]|\\.){0,3000})\]\((image|sound):([\da-f-]{36})\)/g;

interface ExportedFile {
  name: string;
  kind: 'image' | 'sound';
}

type MediaOwner = Pick<CardRow, 'front' | 'back' | 'occlusion'>;

/** The files of cards, by the ids in their texts. */
export class ExportMedia {
  readonly #deps: ExportMediaDeps;
  /** Names of files that are there. */
  readonly #names: ReadonlyMap<string, ExportedFile>;

  private constructor(deps: ExportMediaDeps, names: ReadonlyMap<string, ExportedFile>) {
    this.#deps = deps;
    this.#names = names;
  }

  static async load(deps: ExportMediaDeps, cards: readonly MediaOwner[]): Promise<ExportMedia> {
    const ids = { image: new Set<string>(), sound: new Set<string>() };
    for (const { front, back, occlusion } of cards) {
      for (const [, , , kind, id = ''] of `${front}\n${back}`.matchAll(MEDIA))
        ids[kind === 'sound' ? 'sound' : 'image'].add(id);
      if (occlusion) ids.image.add(occlusion.picture_id);
    }
    const pictures = ids.image.size === 0 ? [] : await deps.pictures.describe([...ids.image]);
    const endings = await deps.sounds.endings([...ids.sound]);
    const names = new Map<string, ExportedFile>();
    for (const { id } of pictures) names.set(id, { name: `akada-${id}.webp`, kind: 'image' });
    for (const [id, ending] of endings) names.set(id, { name: `akada-${id}.${ending}`, kind: 'sound' });
    return new ExportMedia(deps, names);
  }

  /** @returns the name of a file in the package; null if it was deleted */
  getName(id: string): string | null {
    return this.#names.get(id)?.name ?? null;
  }

  /** @returns the text with names instead of ids, and those names */
  withNames(markdown: string): { text: string; names: string[] } {
    const names: string[] = [];
    const text = markdown.replace(MEDIA, (_, mark: string, alt: string, _kind: string, id: string) => {
      const name = this.getName(id);
      if (name === null) return alt;
      names.push(name);
      return `${mark}[${alt}](${mediaAddress(name)})`;
    });
    return { text, names };
  }

  get files(): MediaToWrite[] {
    return [...this.#names].map(([id, { name, kind }]) => ({
      name,
      open: async () => (await (kind === 'image' ? this.#deps.pictures : this.#deps.sounds).read(id)).stream,
    }));
  }
}
