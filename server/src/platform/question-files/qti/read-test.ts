/** An `assessmentTest` of QTI 2 or 3: the order of its items, and the titles of the sections that they are in. */
import { unheard, walkItems } from '../xml/walk-items.ts';
import { resolved } from './member-paths.ts';
import { plainName } from './v2/plain-names.ts';

export interface TestItem {
  /** Name of the file in the zip. */
  name: string;
  /** The title of the innermost section that has one. */
  topic: string | null;
}

/** @param xml of the test @param folder in which it is @returns its items in order; as many as can be read */
export function itemsOfTest(xml: string, folder: string): TestItem[] {
  const items: TestItem[] = [];
  const titles: (string | null)[] = [];
  const remember = (href: string | undefined) => {
    const name = resolved(folder, href ?? '');
    if (name !== null) items.push({ name, topic: titles.findLast((title) => title !== null) ?? null });
  };
  walkItems(xml, {
    ...unheard,
    isItem: () => false,
    open(name, { title, href }) {
      const plain = plainName(name);
      if (plain === 'assessmentSection') titles.push(title?.replace(/\s+/g, ' ').trim() || null);
      if (plain === 'assessmentItemRef') remember(href);
    },
    close(name) {
      if (plainName(name) === 'assessmentSection') titles.pop();
    },
  });
  return items;
}
