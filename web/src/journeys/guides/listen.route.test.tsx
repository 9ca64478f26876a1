import { getGuide } from '@akada/contract/work/guide-generation.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { visit } from '../../testing/app-under-test.tsx';
import { playVoices } from '../../testing/device/played-voices.ts';
import { button, expectSeen, heading } from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer } from '../../testing/played-endpoints.ts';
import { makeGuide, makeSection } from '../../testing/samples/guide-samples.ts';
import { makeId } from '../../testing/samples.ts';
import { expectSoundState } from '../../testing/sound-page.ts';

const path = `/tools/note-explanation?guide_id=${makeId(9)}`;

test('a student listens to all parts, sentence by sentence', async () => {
  const voice = playVoices('en-NG');
  answer(getGuide, makeGuide({ sections: [makeSection(1), makeSection(2)] }));
  await visit(path, { as: ngozi, width: 360 });
  await button('Listen to all parts').click();
  await expectSeen(heading('What soil does 1'), button('Pause'));
  await expect.poll(() => voice.texts.length).toBe(1);
  await expect.poll(() => String([...(CSS.highlights.get('akada-reading') ?? [])][0])).toBe(voice.texts[0]);
  await expectSoundState();
  voice.finish();
  await expect.poll(() => voice.texts.at(-1)).toBe('It holds water, air and food for them.');
  voice.finish();
  await expectSeen(heading('What soil does 2'));
  await expect.poll(() => voice.texts.length).toBe(3);
  await button('Stop reading').click();
  await expectSeen(button('Listen to this part'));
  expect(voice.speaking).toBe(false);
});

test('a device without a voice says why', async () => {
  playVoices();
  answer(getGuide, makeGuide());
  await visit(path, { as: ngozi });
  await expectSeen(page.getByText(/^Nothing can be read aloud here/));
});
