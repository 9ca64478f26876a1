import type { ReadingAbility } from './file-kinds.ts';

/** A format that is not read, and the way to a format that is. */
interface RefusedFormat {
  /** Endings of names and of detected types. */
  endings: readonly string[];
  /** For people, after the words "This file is". */
  name: string;
  /** The remedy, in complete sentences. */
  instead: string;
  /** The remedy on an instance that reads pictures of other formats. */
  asPicture?: string;
}

const AS_PDF = 'Open it in a program that can show it, save or print it as PDF and upload that.';
const PICTURE =
  'Scan the page with an app that recognises its text, save that as PDF and upload it, or type the text.';
const AS_JPEG = 'Save or export it as JPEG and upload that.';
const SPEECH = 'Upload its subtitles or transcript (.srt, .vtt or plain text) instead.';

const formats: readonly RefusedFormat[] = [
  {
    endings: ['ppt', 'pps', 'pot'],
    name: 'a PowerPoint presentation from before 2007',
    instead: 'Open it in PowerPoint or LibreOffice, save it as PowerPoint (.pptx) or PDF and upload that.',
  },
  {
    endings: ['xls', 'xlt'],
    name: 'an Excel workbook from before 2007',
    instead: 'Open it in Excel or LibreOffice, save it as Excel (.xlsx) or PDF and upload that.',
  },
  {
    endings: ['wri', 'mcw'],
    name: 'a Word document from before 1994',
    instead: 'Open it in LibreOffice, save it as Word (.docx) or PDF and upload that.',
  },
  {
    endings: ['pages'],
    name: 'a Pages document',
    instead: 'In Pages choose File, Export To, then Word or PDF, and upload that.',
  },
  {
    endings: ['numbers'],
    name: 'a Numbers spreadsheet',
    instead: 'In Numbers choose File, Export To, then CSV or PDF, and upload that.',
  },
  {
    endings: ['key'],
    name: 'a Keynote presentation',
    instead: 'In Keynote choose File, Export To, then PDF, and upload that.',
  },
  {
    endings: ['apkg', 'colpkg'],
    name: 'an Anki deck',
    instead: 'In Anki choose File, Export, then Notes in Plain Text (.txt), and upload that.',
  },
  {
    endings: ['h5p'],
    name: 'an H5P activity',
    instead: 'Open the page that shows it, print that page as PDF and upload that, or type the text.',
  },
  {
    endings: ['mbz'],
    name: 'a Moodle backup',
    instead:
      'In Moodle export the questions as Moodle XML and import them as questions. Download the files of the course and upload them one by one.',
  },
  {
    endings: ['imscc'],
    name: 'a course package (Common Cartridge)',
    instead: 'Download the files of the course and upload them one by one.',
  },
  {
    endings: ['xmind'],
    name: 'an Xmind map',
    instead: 'In Xmind choose File, Export, then PDF, Word or Markdown, and upload that.',
  },
  {
    endings: ['goodnotes'],
    name: 'a GoodNotes notebook',
    instead: 'In GoodNotes choose Export, then PDF, and upload that.',
  },
  { endings: ['vsdx', 'vsd'], name: 'a Visio drawing', instead: AS_PDF },
  {
    endings: ['one', 'onepkg'],
    name: 'a OneNote file',
    instead: 'In OneNote choose File, Export, then PDF or Word, and upload that.',
  },
  {
    endings: ['msg'],
    name: 'an Outlook message',
    instead: 'Save the message as .eml or print it as PDF, and upload that.',
  },
  {
    endings: ['heic', 'heif', 'hif'],
    name: 'a HEIC photo',
    instead: PICTURE,
    asPicture: `${AS_JPEG} On an iPhone, Settings, Camera, Formats, Most Compatible makes new photos JPEG.`,
  },
  { endings: ['avif'], name: 'an AVIF picture', instead: PICTURE, asPicture: AS_JPEG },
  {
    endings: ['tif', 'tiff'],
    name: 'a TIFF picture',
    instead: PICTURE,
    asPicture: 'Save it as PDF, with all its pages, or as PNG, and upload that.',
  },
  {
    endings: ['gif'],
    name: 'a GIF picture',
    instead: PICTURE,
    asPicture: 'Save it as PNG and upload that.',
  },
  {
    endings: ['bmp', 'ico'],
    name: 'a bitmap picture',
    instead: PICTURE,
    asPicture: 'Save it as PNG and upload that.',
  },
  { endings: ['psd'], name: 'a Photoshop picture', instead: PICTURE, asPicture: AS_JPEG },
  {
    endings: ['dng', 'cr2', 'cr3', 'nef', 'arw'],
    name: 'a raw photo of a camera',
    instead: PICTURE,
    asPicture: AS_JPEG,
  },
  { endings: ['jp2'], name: 'a JPEG 2000 picture', instead: PICTURE, asPicture: AS_JPEG },
  { endings: ['jxl'], name: 'a JPEG XL picture', instead: PICTURE, asPicture: AS_JPEG },
  { endings: ['jpg', 'jpeg', 'png', 'webp'], name: 'a picture', instead: PICTURE },
  { endings: ['svg'], name: 'a drawing (SVG)', instead: AS_PDF },
  { endings: ['ps', 'eps'], name: 'a PostScript file', instead: AS_PDF },
  { endings: ['djvu', 'djv'], name: 'a DjVu scan', instead: AS_PDF },
  {
    endings: ['mobi', 'azw', 'azw3', 'kfx', 'prc'],
    name: 'an e-book for Kindle',
    instead: 'Convert it to PDF, for example with Calibre, and upload that.',
  },
  {
    endings: ['mp3', 'm4a', 'm4b', 'wav', 'ogg', 'oga', 'opus', 'flac', 'aac', 'wma', 'aif', 'amr', 'mid'],
    name: 'a sound recording',
    instead: SPEECH,
  },
  {
    endings: ['mp4', 'm4v', 'mov', 'mkv', 'webm', 'avi', 'wmv', 'mpg', 'mts', 'flv', 'ogv', '3gp', '3g2'],
    name: 'a video',
    instead: SPEECH,
  },
  {
    endings: ['rar', '7z', 'gz', 'tar', 'xz', 'bz2', 'zst'],
    name: 'an archive',
    instead: 'Unpack it and upload the files in it one by one.',
  },
  {
    endings: ['exe', 'dll', 'elf', 'macho', 'wasm', 'class', 'apk', 'jar', 'msi', 'dmg', 'iso'],
    name: 'a program',
    instead: 'Check that you chose the right file.',
  },
  {
    endings: ['sqlite', 'db', 'mdb', 'accdb'],
    name: 'a database',
    instead: 'Export the table that you need as CSV and upload that.',
  },
];

const byEnding = new Map(formats.flatMap((format) => format.endings.map((ending) => [ending, format])));

const none: ReadonlySet<ReadingAbility> = new Set();

/**
 * A format that is known by its name, and is not read.
 *
 * @param ending lower case, without the dot
 * @param abilities of the instance, which decide what helps; none where absent
 */
export function refusedFormat(
  ending: string,
  abilities = none,
): Pick<RefusedFormat, 'name' | 'instead'> | null {
  const format = byEnding.get(ending);
  if (!format) return null;

  const { name, instead, asPicture = instead } = format;
  return { name, instead: abilities.has('recognition') ? asPicture : instead };
}

/**
 * The usual ending of a format that is not read.
 *
 * @param name of the format, after the words "This file is"
 * @returns its first ending; null for a name that no format here has
 */
export function endingOfFormat(name: string): string | null {
  return formats.find((format) => format.name === name)?.endings[0] ?? null;
}
