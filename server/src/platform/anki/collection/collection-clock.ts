/** The rule by which a collection counts its days. */
import type { AnkiClock } from '@akada/core/cards/anki/anki-collection.ts';
import type { Collection } from './open-collection.ts';
import { getBytes, getNumber, getText, type JsonObject, parseObject } from './values.ts';

const defaultRolloverHour = 4;

export function readClock(collection: Collection): AnkiClock {
  const [row] = [...collection.rows('crt, conf', 'col')];
  const settings = collection.has('config') ? settingsOfTable(collection) : parseObject(row?.conf);
  const { creationOffset, rollover } = settings;
  const hour = typeof rollover === 'number' ? Math.trunc(rollover) : defaultRolloverHour;
  return {
    createdAt: getNumber(row?.crt),
    offsetMinutes:
      typeof creationOffset === 'number' && Math.abs(creationOffset) <= 24 * 60 ? creationOffset : null,
    rolloverHour: hour >= 0 && hour < 24 ? hour : defaultRolloverHour,
  };
}

function settingsOfTable(collection: Collection): JsonObject {
  const settings: Record<string, unknown> = {};
  for (const { KEY, val } of collection.rows('KEY, val', 'config')) {
    const key = getText(KEY);
    if (key === 'creationOffset' || key === 'rollover')
      settings[key] = Number(new TextDecoder().decode(getBytes(val)));
  }
  return settings;
}
