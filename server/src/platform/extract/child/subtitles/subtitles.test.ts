import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outline, type Reading, startReading } from '../../testing/reading.ts';

let reading: Reading;
beforeAll(() => {
  reading = startReading();
});
afterAll(() => reading.end());

const getOutline = async (filename: string, text: string | Uint8Array) =>
  (await reading.open(filename, text)).document.pages.flatMap(outline);

const srt = `1
00:00:01,000 --> 00:00:03,000
<i>Water evaporates</i>

2
00:00:03,100 --> 00:00:05,000
{\\an8}from the sea.

3
00:12:30,500 --> 00:12:33,000
- It falls again
as rain.
`;

describe('subtitles', () => {
  it('are the sentences that were spoken, under their times', async () => {
    expect(await getOutline('lecture.srt', srt)).toEqual([
      'heading2 0:01 to 0:05',
      'paragraph Water evaporates from the sea.',
      'heading2 12:30 to 12:33',
      'paragraph - It falls again as rain.',
    ]);
  });

  it('show hours if there are some, and no end before the start', async () => {
    const afterAnHour =
      '1\n01:02:03,000 --> 01:02:09,000\nRivers run.\n\n2\n02:00:09,000 --> 02:00:01,000\nThey end.\n';

    expect(await getOutline('lecture.srt', afterAnHour)).toEqual([
      'heading2 1:02:03 to 1:02:09',
      'paragraph Rivers run.',
      'heading2 2:00:09',
      'paragraph They end.',
    ]);
  });

  it('have the same text with line ends of Windows and a mark', async () => {
    expect(await getOutline('lecture.srt', `\uFEFF${srt.replaceAll('\n', '\r\n')}`)).toEqual(
      await getOutline('lecture.srt', srt),
    );
  });

  it('have speakers in WebVTT, and neither notes nor styles', async () => {
    const vtt = `WEBVTT - Lecture

STYLE
::cue { color: red }

NOTE a comment

intro
00:01.000 --> 00:04.000 align:start
<v Ada Lovelace>What is osmosis?</v>

00:04.000 --> 00:06.000
<v.loud Student>Water &amp; <00:05.000><c>a membrane.</c>

00:06.000 --> 00:08.000
TEACHER: Right.
`;

    expect(await getOutline('lecture.vtt', vtt)).toEqual([
      'heading2 0:01 to 0:08',
      'paragraph Ada Lovelace: What is osmosis?',
      'paragraph Student: Water & a membrane.',
      'paragraph TEACHER: Right.',
    ]);
  });

  it('contain each line once if they roll up', async () => {
    const vtt = `WEBVTT

00:00.000 --> 00:02.000
water evaporates

00:02.000 --> 00:04.000
water evaporates
from the sea

00:04.000 --> 00:06.000
from the sea
and falls as rain
`;

    expect(await getOutline('rolling.vtt', vtt)).toEqual([
      'heading2 0:00 to 0:06',
      'paragraph water evaporates from the sea and falls as rain',
    ]);
  });
});

describe('subtitles that are broken or hostile', () => {
  it.each([
    ['no times', 'WEBVTT\n\nRivers run to the sea.', 'damaged'],
    ['times alone', 'WEBVTT\n\n00:00.000 --> 00:02.000\n\n00:02.000 --> 00:04.000\n', 'empty'],
    ['a mark alone', 'WEBVTT\n', 'empty'],
  ])('with %s end with a reason', async (_, vtt, reason) => {
    expect(await reading.read('odd.vtt', vtt)).toMatchObject({ ok: false, reason });
  });

  it.each([
    ['a cut end', srt.slice(0, -40)],
    [
      'times backwards',
      '1\n00:00:09,000 --> 00:00:01,000\nRivers run\n\n2\n00:00:00,000 --> 00:00:01,000\nto the sea',
    ],
    ['open tags without end', `1\n00:00:01,000 --> 00:00:02,000\nRivers${'<b '.repeat(300_000)}`],
    ['one long line', `1\n00:00:01,000 --> 00:00:02,000\n${'rain '.repeat(1_000_000)}`],
    ['null bytes', srt.replace('Water', 'Wa\0ter')],
  ])('with %s are read', async (_, text) => {
    expect(await reading.read('odd.srt', text)).toMatchObject({ ok: true });
  });
});
