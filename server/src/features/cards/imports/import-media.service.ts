/** Stores pictures and sounds of an imported file, and puts their ids into texts. */
import type { ImportedCard } from '@akada/core/cards/anki/imported-card.ts';
import { boundCloze, boundSide } from '@akada/core/cards/anki/imported-limits.ts';
import type { Occlusion } from '@akada/core/cards/pictures/occlusion.ts';
import type { AnkiPackages } from '../../../platform/anki/anki-packages.ts';
import { replaceMedia } from '../../../platform/anki/fields/media-names.ts';
import { Fault } from '../../../platform/fault/fault.ts';
import type { QuestionPictures } from '../../questions/pictures/question-pictures.service.ts';
import type { CardSounds } from '../sounds/card-sounds.service.ts';

export interface ImportMediaDeps {
  anki: Pick<AnkiPackages, 'readMedia'>;
  pictures: Pick<QuestionPictures, 'save'>;
  sounds: Pick<CardSounds, 'save'>;
}

type StoredFile =
  | { kind: 'picture'; id: string; width: number; height: number }
  | { kind: 'sound'; id: string }
  | { kind: 'lost' };

const lostFile: StoredFile = { kind: 'lost' };

/** The maximum that is read from the file in one call. */
const bytesAtOnce = 20_000_000;

/** A card with the texts that are stored. */
export interface IllustratedCard {
  card: ImportedCard;
  front: string;
  back: string;
  occlusion: Occlusion | null;
}

/** Remembers the stored files of one attempt. */
export class ImportMedia {
  readonly #deps: ImportMediaDeps;
  readonly #source: { path: string; userId: string };
  readonly #stored = new Map<string, StoredFile>();

  constructor(deps: ImportMediaDeps, source: { path: string; userId: string }) {
    this.#deps = deps;
    this.#source = source;
  }

  /**
   * Stores the files of these cards.
   *
   * @returns how many files could not be read
   */
  async store(cards: readonly ImportedCard[], signal: AbortSignal): Promise<number> {
    const sounds = new Set(cards.flatMap(soundNames));
    const names = [...new Set(cards.flatMap(({ media }) => media))].filter((name) => !this.#stored.has(name));
    let lostFiles = 0;
    for (let from = 0; from < names.length; ) {
      const requested = { path: this.#source.path, names: names.slice(from), maxBytes: bytesAtOnce };
      const read = await this.#deps.anki.readMedia(requested, signal);
      const files = read.ok ? read.files : [];
      for (const file of files) {
        signal.throwIfAborted();
        const storedFile = file.ok ? await this.#save(file.bytes, sounds.has(file.name), signal) : lostFile;
        this.#stored.set(file.name, storedFile);
        if (storedFile.kind === 'lost') lostFiles += 1;
      }
      if (files.length === 0) return lostFiles + names.length - from;
      from += files.length;
    }
    return lostFiles;
  }

  async #save(bytes: Uint8Array, isSound: boolean, signal: AbortSignal): Promise<StoredFile> {
    const { userId } = this.#source;
    const { pictures, sounds } = this.#deps;
    try {
      if (isSound) return { kind: 'sound', id: (await sounds.save(userId, bytes, signal)).id };
      const saved = await pictures.save(userId, bytes, signal);
      return saved.ok
        ? { kind: 'picture', id: saved.id, width: saved.width, height: saved.height }
        : lostFile;
    } catch (error) {
      if (error instanceof Fault && isAboutFile(error)) return lostFile;
      throw error;
    }
  }

  /** @returns null for a covered picture without its picture */
  illustrate(card: ImportedCard): IllustratedCard | null {
    const bound = card.kind === 'cloze' ? boundCloze : boundSide;
    const illustrated = {
      card,
      front: bound(this.#written(card.front)).value,
      back: boundSide(this.#written(card.back)).value,
    };
    if (!card.occlusion) return { ...illustrated, occlusion: null };

    const picture = this.#stored.get(card.occlusion.media);
    if (picture?.kind !== 'picture') return null;
    const { hideAll, shapes } = card.occlusion;
    const { id, width, height } = picture;
    return { ...illustrated, occlusion: { picture_id: id, width, height, hide_all: hideAll, shapes } };
  }

  #written(markdown: string): string {
    return replaceMedia(markdown, (name, alt, isSound) => {
      const file = this.#stored.get(name);
      if (file?.kind === 'picture' && !isSound) return `![${alt}](image:${file.id})`;
      if (file?.kind === 'sound' && isSound) return `[${alt}](sound:${file.id})`;
      return alt || (isSound ? 'sound missing' : 'picture missing');
    }).replaceAll('\0', '');
  }
}

function soundNames({ front, back }: ImportedCard): string[] {
  const names: string[] = [];
  for (const text of [front, back])
    replaceMedia(text, (name, alt, isSound) => {
      if (isSound) names.push(name);
      return alt;
    });
  return names;
}

/** Other faults, such as a full store, pass: the attempt is repeated. */
const isAboutFile = ({ code }: Fault) =>
  code === 'type_refused' ||
  code === 'validation_failed' ||
  code === 'conflict' ||
  code === 'payload_too_large';
